import { plain } from "./search/facts";
import { quoted } from "./search/fields";
import { parted, pieces } from "./search/query";

/** Buttons write the words of a search that somebody could type: `color:red,blue`. */

const colour = (name: string): string => (name === "colour" ? "color" : name);

/** The values that a word gives to a field, if a button could have written it. */
function written(piece: string, field: string): string[] | null {
  const word = parted(piece);
  return word !== null && colour(word.name) === field && word.how === ":" ? word.values : null;
}

/** The values of a field that are asked for. */
export function valuesOf(typed: string, field: string): string[] {
  return pieces(typed).flatMap((piece) => written(piece, field) ?? []);
}

/** What is typed, with one value of a field more or less. Every other word stays as it is. */
export function toggled(typed: string, field: string, value: string): string {
  const wanted = plain(value);
  const words = pieces(typed);
  const has = valuesOf(typed, field).includes(wanted);
  const at = words.findIndex((piece) => written(piece, field) !== null);
  if (!has && at < 0) return [...words, word(field, [wanted])].join(" ");
  const changed = words.map((piece, place) => {
    const values = written(piece, field);
    if (values === null) return piece;
    const rest = values.filter((one) => one !== wanted);
    return word(field, has || place !== at ? rest : [...rest, wanted]);
  });
  return changed.filter((piece) => piece !== "").join(" ");
}

/** What is typed, with one value of a field and no other, or none. */
export function replaced(typed: string, field: string, value: string): string {
  const others = pieces(typed).filter((piece) => colour(parted(piece)?.name ?? "") !== field);
  return [...others, word(field, value === "" ? [] : [value])].filter((piece) => piece !== "").join(" ");
}

function word(field: string, values: readonly string[]): string {
  return values.length === 0 ? "" : `${field}:${values.map(quoted).join(",")}`;
}
