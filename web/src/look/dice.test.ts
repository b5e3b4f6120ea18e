import { describe, expect, it } from "vitest";
import { facets, numberAt, rest, solid, turn } from "./dice";

const SHAPES = [
  { sides: 4, corners: 4, round: 3 },
  { sides: 6, corners: 8, round: 4 },
  { sides: 8, corners: 6, round: 3 },
  { sides: 10, corners: 12, round: 4 },
  { sides: 12, corners: 20, round: 5 },
  { sides: 20, corners: 12, round: 3 },
] as const;

describe.each(SHAPES)("a d$sides", ({ sides, corners, round }) => {
  it("has as many faces as its name says, all alike", () => {
    const { vertices, faces } = solid(sides);
    expect(vertices).toHaveLength(corners);
    expect(faces).toHaveLength(sides);
    for (const face of faces) expect(face).toHaveLength(round);
  });

  it("is closed: two faces meet at each edge", () => {
    const edges = new Map<string, number>();
    for (const face of solid(sides).faces)
      for (const [at, corner] of face.entries()) {
        const edge = [corner, face[(at + 1) % face.length] ?? -1].sort((a, b) => a - b).join();
        edges.set(edge, (edges.get(edge) ?? 0) + 1);
      }
    expect([...edges.values()].every((count) => count === 2)).toBe(true);
    expect(corners - edges.size + sides).toBe(2);
  });

  it("shows several faces on the paper, but not all", () => {
    for (let step = 0; step < 20; step++) {
      const seen = facets(sides, turn(turn(rest(sides), 0, step * 0.7), 1, step * 1.1));
      expect(seen.length).toBeGreaterThan(0);
      expect(seen.length).toBeLessThan(sides);
      for (const number of seen.flatMap((facet) => facet.points.split(/[ ,]/).map(Number))) {
        expect(Math.abs(number)).toBeLessThanOrEqual(60);
      }
    }
  });

  it("has its number near the middle", () => {
    expect(Math.hypot(...numberAt(sides))).toBeLessThan(25);
  });
});
