/** A station of a chart: something that happens, and the rule about it. */
export interface Station {
  number: string;
  words: string;
}

export interface Stretch {
  number: string;
  title: string;
  /** What is to be known about all of it. */
  note: string;
  stations: Station[];
}

const at = (number: string, words: string): Station => ({ number, words });

export const TURN: { start: Stretch; main: Stretch; end: Stretch } = {
  start: {
    number: "8.6",
    title: "Start Phase",
    note: "All of it, in this order.",
    stations: [
      at("8.6.1", "Seven Gigs? You win"),
      at("8.6.2", "Effects of the start"),
      at("8.6.3", "Ready all"),
      at("8.6.4", "Draw a card"),
      at("8.6.5", "Roll in a Gig"),
    ],
  },
  main: {
    number: "8.10",
    title: "Main Phase",
    note: "What you want, in any order.",
    stations: [
      at("8.11", "Sell a card, once"),
      at("8.12", "Call a Legend, once"),
      at("8.13", "Play cards"),
      at("8.14", "Use effects"),
      at("8.15", "Attack"),
    ],
  },
  end: {
    number: "8.16",
    title: "End of turn",
    note: "Begins when you pass.",
    stations: [
      at("8.16.1", "Effects of the end"),
      at("8.16.2", "“This turn” is over"),
      at("11.3.2", "Lag is over"),
      at("8.17", "Overtime?"),
      at("8.18", "The Rival’s turn"),
    ],
  },
};

export const ATTACK: { declare: Stretch; react: Stretch; fight: Stretch; steal: Stretch; end: Stretch } = {
  declare: {
    number: "9.3",
    title: "Declare",
    note: "Spends your Unit.",
    stations: [
      at("9.3.1", "A ready Unit"),
      at("9.3.2", "A valid target"),
      at("9.3.3", "Spend the Unit"),
      at("9.5", "ATTACK effects"),
    ],
  },
  react: {
    number: "9.7",
    title: "React Step",
    note: "The defender, as often as they like.",
    stations: [
      at("9.8", "Call a Legend"),
      at("9.9", "BLOCKER"),
      at("9.10", "QUICK effects"),
      at("9.10.1", "QUICK Programs"),
    ],
  },
  fight: {
    number: "9.15",
    title: "Fight Step",
    note: "If a Unit is attacked.",
    stations: [at("9.17", "Compare power"), at("9.18", "Effects of win and loss"), at("9.19.1", "Losers are defeated")],
  },
  steal: {
    number: "9.21",
    title: "Steal Step",
    note: "If the Gig area is attacked.",
    stations: [
      at("9.23.1", "Effects on the steal"),
      at("9.23.3", "Choose the Gigs"),
      at("9.23.4", "Gigs that are kept"),
      at("9.23.5", "The rest moves"),
    ],
  },
  end: {
    number: "9.26",
    title: "End",
    note: "The Main Phase goes on.",
    stations: [at("9.28", "What is still pending"), at("9.29", "“While attacking” is over")],
  },
};

/** Where an attack can end before its time. */
export const EXITS: Station[] = [at("9.6", "before the React Step"), at("9.13", "after any reaction")];
