/** What a link carries a game in: the record, made small, in the part of an address that no server gets. */

/** In characters: longer ones are cut by programs that people send links with. */
export const LONGEST_LINK = 8000;
/** In bytes; a long game takes some ten thousand. */
const LARGEST_RECORD = 400_000;

/** Where a record is shown that is kept nowhere but in its address. */
export const PLACE = "/replays/record";

const NO_RECORD = "This link carries no recorded game; perhaps a part of it is missing.";

/** Make the text of a record small, for an address. */
export async function packed(record: string): Promise<string> {
  const small = await through(new Blob([record.trim()]), new CompressionStream("deflate-raw"));
  return toWords(new Uint8Array(small));
}

/** Give the text of a record back. */
export async function unpacked(words: string): Promise<string> {
  try {
    const small = fromWords(words);
    const text = await through(new Blob([small]), new DecompressionStream("deflate-raw"), LARGEST_RECORD);
    return new TextDecoder("utf-8", { fatal: true }).decode(text);
  } catch (reason) {
    if (reason instanceof TooLarge) throw new Error("This link carries more than any game takes; it can’t be opened.");
    throw new Error(NO_RECORD);
  }
}

/** What follows the number sign of a link that somebody typed or pasted. */
export function carried(link: string): string {
  const [, words = ""] = link.trim().split("#");
  if (words === "") throw new Error("A link to a game has a # in it, and the game after that; this has none.");
  return words;
}

/** The text of a file. */
export async function textOf(file: Blob): Promise<string> {
  if (file.size > LARGEST_RECORD) throw new Error("This file is too large for a recorded game.");
  return file.text();
}

class TooLarge extends Error {}

type Through = CompressionStream | DecompressionStream;

async function through(blob: Blob, stream: Through, most = Infinity): Promise<Uint8Array<ArrayBuffer>> {
  const reader = blob.stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    if (value === undefined) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new TooLarge();
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function toWords(bytes: Uint8Array): string {
  const signs = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(signs).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function fromWords(words: string): Uint8Array<ArrayBuffer> {
  const signs = atob(words.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
}
