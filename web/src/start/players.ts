import { HOT_SEAT } from "./rivals";

export interface Player {
  seat: 0 | 1;
  name: string;
  whose: "you" | "rival";
}

/** Those who will sit at the table. */
export function players({ rival }: { rival: string }): [Player, Player] {
  const hotSeat = rival === HOT_SEAT;
  return [
    { seat: 0, name: hotSeat ? "First player" : "You", whose: "you" },
    { seat: 1, name: hotSeat ? "Second player" : "Your Rival", whose: "rival" },
  ];
}
