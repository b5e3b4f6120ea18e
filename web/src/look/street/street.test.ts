import { describe, expect, it } from "vitest";
import { HIGH } from "./space";
import { rain, street } from "./street";

describe("a street", () => {
  const { back, front, signs } = street("here");

  it("is always the same for a name, and another for another", () => {
    expect(street("here")).toEqual({ back, front, signs });
    expect(street("there")).not.toEqual({ back, front, signs });
  });

  it("is made of few strokes and little text", () => {
    expect(back.length + front.length).toBeLessThan(220);
    expect(JSON.stringify([back, front, signs]).length).toBeLessThan(200_000);
  });

  it("has only sound paths", () => {
    for (const { d } of [...back, ...front]) expect(d).toMatch(/^[MLQZahv\d. -]+$/);
    for (const { tubes, gleams } of signs) expect(tubes + gleams).toMatch(/^[MLQZahv\d. -]+$/);
  });
});

it("lets rain fall without a seam: the lower half is the upper one", () => {
  const drops = [...rain("r", 20, 24).matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  const upper = drops.filter((_, at) => at % 2 === 0);
  expect(drops.filter((_, at) => at % 2 === 1)).toEqual(upper.map(([x = 0, y = 0]) => [x, y + HIGH]));
});
