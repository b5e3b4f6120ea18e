import type { Die, Line, Option, Piece, Prompt, Side, Table } from "../messages";
import { PROTOCOL } from "./connection";

/** Things of a table for tests, as plain as can be. */
export function option(given: Partial<Option> = {}): Option {
  return {
    key: [0, 0, 0],
    verb: "done",
    words: "Done",
    card: null,
    piece: null,
    die: null,
    target: null,
    pays_with: [],
    outcome: "",
    ...given,
  };
}

export function prompt(given: Partial<Prompt> = {}): Prompt {
  return {
    number: 5,
    kind: "main",
    question: "Your Main Phase: what do you do?",
    reason: "",
    card: null,
    piece: null,
    rule: "8.10",
    options: [],
    on: null,
    usual: null,
    ...given,
  };
}

export function piece(given: Partial<Piece> = {}): Piece {
  return {
    id: 1,
    card: "psycho-squad",
    title: "Psycho Squad",
    ready: true,
    face_up: true,
    lag: false,
    solo: false,
    known: true,
    power: 6,
    parts: [],
    keywords: [],
    changes: [],
    gear: [],
    attacking: false,
    attacked: false,
    ...given,
  };
}

export const die = (given: Partial<Die> = {}): Die => ({ id: 0, sides: 4, value: null, owner: 0, ...given });

export function line(given: Partial<Line> = {}): Line {
  return { turn: 1, player: 0, words: "", kind: "", cards: [], pieces: [], dice: [], rule: "", source: "", ...given };
}

export function side(given: Partial<Side> = {}): Side {
  return {
    name: "You",
    bot: null,
    deck_name: "The Heist",
    deck: 34,
    hand_count: 0,
    hand: [],
    legends: [],
    field: [],
    eddies_ready: 0,
    eddies_spent: 0,
    trash: [],
    removed: [],
    fixer: [],
    gigs: [],
    street_cred: null,
    sold: false,
    called: false,
    ...given,
  };
}

export function table(given: Partial<Table> = {}): Table {
  return {
    type: "table",
    protocol: PROTOCOL,
    game: "g",
    seat: 0,
    number: 5,
    turn: 1,
    turn_player: 0,
    first: 0,
    step: "main",
    overtime: false,
    sides: [side(), side({ name: "Rival" })],
    prompt: null,
    waiting: "",
    lines: 0,
    log: [],
    backs: 0,
    undo_to: [],
    result: null,
    ...given,
  };
}
