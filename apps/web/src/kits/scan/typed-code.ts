import { cleanCode } from './decode-key';
import { BURST_MS } from './typed-keys';

/** What a scanner is set to send round every code. */
export interface CodeEdges {
  readonly prefix: string;
  readonly suffix: string;
}

/** After so long a pause a burst is a code of its own. Long, because a radio may hold up half a code. */
const STRAY_MS = 1_500;
const SHORTEST_CODE = 4;

/**
 * How many keys were pressed long before the scanner began: an elbow on the keyboard must not spoil the next code. A
 * code typed by hand, or by a slow scanner, has no burst in it and has none. `times`: the moment of each key, ms.
 */
export const strayKeys = (times: readonly number[]): number => {
  const gap = (index: number): number => (times[index] ?? 0) - (times[index - 1] ?? 0);
  for (let from = times.length - SHORTEST_CODE; from > 0; from -= 1) {
    const isBurst = Array.from({ length: times.length - from - 1 }, (_, at) => gap(from + 1 + at)).every(
      (ms) => ms <= BURST_MS,
    );
    if (!isBurst) return 0;
    if (gap(from) >= STRAY_MS) return from;
  }
  return 0;
};

/** Whether none of our codes has such a mark, so that it may be looked for in the middle. */
const isMark = (prefix: string): boolean => /[^A-Za-z0-9.\-/_ ]/.test(prefix);

/** The code between what this terminal's scanner adds; a code that was typed by hand has neither. */
export const withoutEdges = (text: string, { prefix, suffix }: CodeEdges): string => {
  const at = prefix === '' ? -1 : isMark(prefix) ? text.indexOf(prefix) : text.startsWith(prefix) ? 0 : -1;
  const begun = at < 0 ? text : text.slice(at + prefix.length);
  const ended = suffix !== '' && begun.endsWith(suffix) ? begun.slice(0, -suffix.length) : begun;
  // nothing left: the mark was the code
  return cleanCode(ended) === '' ? text : ended;
};
