import { expect, it } from "vitest";
import { replaced, toggled, valuesOf } from "./toggle";

it("adds a word, a value to the word that is there, and takes both away again", () => {
  const one = toggled("corpo", "color", "Red");
  const two = toggled(one, "color", "Blue");
  expect([one, two]).toEqual(["corpo color:red", "corpo color:red,blue"]);
  expect(toggled(two, "color", "Red")).toBe("corpo color:blue");
  expect(toggled("corpo color:blue", "color", "Blue")).toBe("corpo");
});

it("writes values of several words in quotation marks", () => {
  expect(toggled("tag:corpo", "tag", "TYGER CLAWS")).toBe('tag:corpo,"tyger claws"');
  expect(valuesOf('tag:corpo,"tyger claws"', "tag")).toEqual(["corpo", "tyger claws"]);
});

it("leaves alone what no button has written", () => {
  expect(toggled("-color:red cost<=3", "color", "Red")).toBe("-color:red cost<=3 color:red");
  expect(valuesOf("cost<=3 -cost:2", "cost")).toEqual([]);
  expect(toggled('"draw  1" colour:red', "color", "Red")).toBe('"draw  1"');
});

it("puts one order in the place of another", () => {
  expect(replaced("corpo sort:cost red", "sort", "-power")).toBe("corpo red sort:-power");
  expect(replaced("corpo sort:-power", "sort", "")).toBe("corpo");
  expect(replaced("", "sort", "name")).toBe("sort:name");
});
