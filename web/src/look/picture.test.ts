import { describe, expect, it } from "vitest";
import { picture, type Motif } from "./picture";

const TYPES: Motif["type"][] = ["Legend", "Unit", "Gear", "Program"];
const TAGS = [
  "ARASAKA",
  "BRAINDANCE",
  "CORPO",
  "CYBERWARE",
  "DRONE",
  "MAELSTROM",
  "NETRUNNER",
  "NOMAD",
  "QUICKHACK",
  "VEHICLE",
];

function motif(id: string, type: Motif["type"], tags: string[]): Motif {
  return { id, name: id, type, colour: "Red", tags };
}

const motifs = TYPES.flatMap((type) =>
  TAGS.flatMap((tag) => [1, 2, 3].map((n) => motif(`${type}-${tag}-${n}`, type, [tag]))),
);

describe("a picture", () => {
  it("is always the same for a card", () => {
    for (const card of motifs) expect(picture(card)).toEqual(picture({ ...card }));
  });

  it("is like no other", () => {
    expect(new Set(motifs.map((card) => JSON.stringify(picture(card)))).size).toBe(motifs.length);
  });

  it("is made of few strokes and little text", () => {
    for (const card of motifs) {
      const { strokes } = picture(card);
      expect(strokes.length).toBeGreaterThan(5);
      expect(strokes.length).toBeLessThan(90);
      expect(JSON.stringify(strokes).length).toBeLessThan(24_000);
    }
  });

  it("has only sound paths", () => {
    for (const card of motifs) for (const { d } of picture(card).strokes) expect(d).toMatch(/^[MLQZahv\d. -]+$/);
  });

  it("is drawn for a card without tags, too", () => {
    for (const type of TYPES) expect(picture(motif("nobody-knows", type, [])).strokes).not.toHaveLength(0);
  });
});

it("keeps the face of somebody who has several cards", () => {
  const skin = (id: string): string[] => {
    const card = { ...motif(id, "Unit", ["MERC"]), name: "Johnny Silverhand" };
    return picture(card)
      .strokes.filter((stroke) => stroke.paint === "skin")
      .map((stroke) => stroke.d.replace(/[^MLQZ]/g, ""));
  };
  expect(skin("johnny-one")).toEqual(skin("johnny-two"));
});
