import { mount } from "svelte";
import Page from "./Page.svelte";

const place = document.getElementById("page");
if (place === null) throw new Error("index.html has no place for the page");
mount(Page, { target: place });
