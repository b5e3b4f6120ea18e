import { mount } from "svelte";
import "../theme.css";
import Demo from "./Demo.svelte";

const place = document.getElementById("look");
if (place === null) throw new Error("look.html has no place for the demo");
mount(Demo, { target: place });
