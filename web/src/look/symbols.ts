export interface Bit {
  kind: "words" | "keyword" | "money" | "spend" | "star";
  words: string;
}

const MARKED = /(\[SPEND\]|\[STAR\](?: \(Street Cred\))?|\d+ €\$|€\$|\b[A-Z]{2,}(?:[ '][A-Z]{2,})*\b)/;

/** A paragraph cut into plain words, symbols, money and words in capitals. */
export function bits(text: string): Bit[] {
  return text
    .split(MARKED)
    .filter((words) => words !== "")
    .map((words) => ({ kind: kindOf(words), words }));
}

function kindOf(words: string): Bit["kind"] {
  if (words === "[SPEND]") return "spend";
  if (words.startsWith("[STAR]")) return "star";
  if (words.endsWith("€$")) return "money";
  return /^[A-Z][A-Z' ]+[A-Z]$/.test(words) ? "keyword" : "words";
}
