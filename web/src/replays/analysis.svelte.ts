import type { ReplayAnalysis, ReplayJudgement } from "../messages";
import type { Source } from "./source";

/** Milliseconds after which it is asked again how far the bot is. */
const AGAIN = 1500;

/** What the best bot thinks of a game, as far as it has come. */
export class Analysis {
  total = $state(0);
  running = $state(false);
  trouble = $state("");
  judgements: ReplayJudgement[] = $state.raw([]);
  done = $derived(this.total > 0 && this.judgements.length === this.total);

  #source: Source;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(source: Source) {
    this.#source = source;
  }

  /** Say what is known; let the bot begin, or go on, if that is wanted. */
  async look(begin: boolean): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.#take(await this.#source.analysis(begin));
    } catch (reason) {
      this.running = false;
      this.trouble = (reason as Error).message;
    }
    if (this.running && !this.#closed) this.#timer = setTimeout(() => void this.look(false), AGAIN);
  }

  /** What is known of the answer with a number. */
  of(number: number): ReplayJudgement | null {
    return this.judgements.find((one) => one.number === number) ?? null;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #take({ total, running, trouble, judgements }: ReplayAnalysis): void {
    [this.total, this.running, this.trouble] = [total, running, trouble];
    if (judgements.length !== this.judgements.length) this.judgements = judgements;
  }
}
