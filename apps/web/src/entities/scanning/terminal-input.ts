import { type Attempt } from '../../kits/outbox/envelope';
import { type Act, type Envelope } from './acts';
import { type Verdict } from '../../kits/terminal/verdict';

export interface TerminalInput {
  /** What stands there before the first scan. */
  readonly first: Verdict;
  /**
   * Actions that this terminal does and shows; those of before a reload come back into its log. Of an undo, what it
   * takes back is asked.
   */
  readonly mine: (act: Act) => boolean;
  /** How an act is called on screen. */
  readonly nameOf?: (act: Act) => string;
  readonly wordsOf: (envelope: Envelope, attempt: Attempt) => { readonly verdict: Verdict; readonly line: string };
  /** What to do now with what was taken back: put it down, carry it out. */
  readonly undonePlace?: (undone: Act) => string | undefined;
  /**
   * What a scan means by what this device knows, while no answer comes; never green and never red. Null: nothing is
   * known.
   */
  readonly local?: (envelope: Envelope) => Promise<{ readonly verdict: Verdict; readonly line: string } | null>;
  /** The server has answered an act of this terminal. */
  readonly settled?: (envelope: Envelope, attempt: Attempt) => void;
}

/** Something to show of a scan that is sent nowhere. */
export interface Said {
  readonly verdict: Verdict;
  readonly line: string;
}
