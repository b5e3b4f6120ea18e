/** A deck as one picture, painted on a canvas. Colours are read from the page's own pictures, so both look alike. */
import { titleOf } from "../cards.svelte";
import type { Card } from "../messages";
import { sizeOf, type Deck, type Lookup } from "./deck";
import { known } from "./legality";

const WIDE = 1200;
const EDGE = 48;
const LEGEND_HIGH = 270;
const TILE_HIGH = 132;
const COLUMNS = 4;
const GAP = 10;
const HEAD = 150;
const NAMES = ["Unit", "Gear", "Program"];

/** The drawn picture of a card on the page. */
export type DrawnOf = (id: string) => SVGSVGElement | null;

export function paint(canvas: HTMLCanvasElement, deck: Deck, lookup: Lookup, drawn: DrawnOf): void {
  const legends = deck.legends.map((id) => known(lookup, id));
  const main = Object.keys(deck.cards)
    .map((id) => known(lookup, id))
    .sort(
      (one, other) =>
        NAMES.indexOf(one.type) - NAMES.indexOf(other.type) ||
        (one.cost ?? 99) - (other.cost ?? 99) ||
        one.name.localeCompare(other.name),
    );
  const rows = Math.ceil(main.length / COLUMNS);
  canvas.width = WIDE;
  canvas.height = HEAD + LEGEND_HIGH + GAP + rows * (TILE_HIGH + GAP) + EDGE + 20;
  const on = canvas.getContext("2d");
  if (on === null) return;
  ground(on, canvas.height);
  heading(on, deck);
  const across = WIDE - 2 * EDGE;
  const legendWide = (across - GAP * 2) / 3;
  legends.slice(0, 3).forEach((card, at) => {
    tile(on, card, 1, EDGE + at * (legendWide + GAP), HEAD, legendWide, LEGEND_HIGH, drawn, 30);
  });
  const wide = (across - GAP * (COLUMNS - 1)) / COLUMNS;
  main.forEach((card, at) => {
    const [x, y] = [at % COLUMNS, Math.floor(at / COLUMNS)];
    const top = HEAD + LEGEND_HIGH + GAP + y * (TILE_HIGH + GAP);
    tile(on, card, deck.cards[card.id] ?? 0, EDGE + x * (wide + GAP), top, wide, TILE_HIGH, drawn, 21);
  });
}

function ground(on: CanvasRenderingContext2D, high: number): void {
  on.fillStyle = "#0a0e16";
  on.fillRect(0, 0, WIDE, high);
  const light = on.createRadialGradient(WIDE * 0.3, -80, 20, WIDE * 0.3, -80, 900);
  light.addColorStop(0, "rgb(255 172 71 / 30%)");
  light.addColorStop(1, "rgb(255 172 71 / 0%)");
  on.fillStyle = light;
  on.fillRect(0, 0, WIDE, high);
  on.fillStyle = "#93a1b7";
  on.font = "18px 'Atkinson Hyperlegible Next', sans-serif";
  on.textAlign = "right";
  on.fillText("Streetcred, an unofficial fan project", WIDE - EDGE, high - 22);
  on.textAlign = "left";
}

function heading(on: CanvasRenderingContext2D, deck: Deck): void {
  on.fillStyle = "#ffd08c";
  on.font = "900 76px 'Big Shoulders Display', sans-serif";
  on.fillText(fitting(on, deck.name || "A deck", WIDE - 2 * EDGE - 180), EDGE, 100);
  on.fillStyle = "#b9c4d5";
  on.font = "700 30px 'Big Shoulders Display', sans-serif";
  on.textAlign = "right";
  on.fillText(`${sizeOf(deck)} cards`, WIDE - EDGE, 98);
  on.textAlign = "left";
}

const COLOURS: Record<Card["colour"], string> = {
  Red: "#ff6a5e",
  Green: "#4ccf8a",
  Blue: "#69a8ff",
  Yellow: "#f2dd55",
};

function tile(
  on: CanvasRenderingContext2D,
  card: Card,
  count: number,
  x: number,
  y: number,
  wide: number,
  high: number,
  drawn: DrawnOf,
  size: number,
): void {
  on.save();
  on.translate(x, y);
  outline(on, wide, high);
  on.clip();
  picture(on, drawn(card.id), wide, high);
  const shade = on.createLinearGradient(0, high * 0.35, 0, high);
  shade.addColorStop(0, "rgb(10 14 22 / 0%)");
  shade.addColorStop(0.7, "rgb(10 14 22 / 88%)");
  on.fillStyle = shade;
  on.fillRect(0, 0, wide, high);
  on.fillStyle = COLOURS[card.colour];
  on.fillRect(0, high - 5, wide, 5);
  const tab = size * 1.75;
  on.fillRect(0, 0, tab, tab * 1.1);
  on.fillStyle = "#0a0e16";
  on.font = `900 ${size * 1.35}px 'Big Shoulders Display', sans-serif`;
  on.textAlign = "center";
  on.fillText(String(card.cost ?? "–"), tab / 2, tab * 0.88);
  on.textAlign = "left";
  words(on, card, count, wide, high, size);
  on.restore();
}

function words(
  on: CanvasRenderingContext2D,
  card: Card,
  count: number,
  wide: number,
  high: number,
  size: number,
): void {
  on.fillStyle = "#eff2f7";
  on.font = `700 ${size}px 'Big Shoulders Display', sans-serif`;
  const many = card.type === "Legend" ? "" : `${count} `;
  const [name, subtitle] = card.type === "Legend" ? [card.name, card.subtitle ?? ""] : [titleOf(card), ""];
  const room = wide - 24;
  on.fillText(fitting(on, `${many}× ${name}`.replace(/^× /, ""), room), 12, high - (subtitle ? 44 : 20));
  if (!subtitle) return;
  on.fillStyle = "#b9c4d5";
  on.font = "19px 'Atkinson Hyperlegible Next', sans-serif";
  on.fillText(fitting(on, subtitle, room), 12, high - 18);
}

/** Words as far as there is room for them. */
function fitting(on: CanvasRenderingContext2D, words: string, room: number): string {
  if (on.measureText(words).width <= room) return words;
  let shown = words;
  while (shown.length > 1 && on.measureText(`${shown}…`).width > room) shown = shown.slice(0, -1);
  return `${shown.trimEnd()}…`;
}

/** The corner that is cut off. */
function outline(on: CanvasRenderingContext2D, wide: number, high: number): void {
  on.beginPath();
  on.moveTo(0, 0);
  on.lineTo(wide - 18, 0);
  on.lineTo(wide, 18);
  on.lineTo(wide, high);
  on.lineTo(0, high);
  on.closePath();
}

/** Paint what the page has drawn: the sky, and every stroke with the look that it has there. */
function picture(on: CanvasRenderingContext2D, svg: SVGSVGElement | null, wide: number, high: number): void {
  if (svg === null) return;
  const look = getComputedStyle(svg);
  const sky = on.createLinearGradient(0, 0, 0, high);
  sky.addColorStop(0, resolved(svg, look.getPropertyValue("--top")));
  sky.addColorStop(0.8, resolved(svg, look.getPropertyValue("--low")));
  on.fillStyle = sky;
  on.fillRect(0, 0, wide, high);
  on.save();
  const scale = Math.max(wide / 160, high / 120);
  on.translate((wide - 160 * scale) / 2, (high - 120 * scale) / 2);
  on.scale(scale, scale);
  on.lineJoin = "round";
  on.lineCap = "round";
  for (const path of svg.querySelectorAll("path")) stroke(on, path);
  on.restore();
}

function stroke(on: CanvasRenderingContext2D, path: SVGPathElement): void {
  const { fill, stroke, strokeWidth, opacity } = getComputedStyle(path);
  const shape = new Path2D(path.getAttribute("d") ?? "");
  on.globalAlpha = Number(opacity);
  if (fill !== "none") {
    on.fillStyle = fill;
    on.fill(shape);
  }
  if (stroke !== "none") {
    on.strokeStyle = stroke;
    on.lineWidth = Number.parseFloat(strokeWidth);
    on.stroke(shape);
  }
  on.globalAlpha = 1;
}

/** A colour as the page computes it: what a custom property says may name others. */
function resolved(svg: SVGSVGElement, colour: string): string {
  svg.style.color = colour;
  const found = getComputedStyle(svg).color;
  svg.style.color = "";
  return found;
}
