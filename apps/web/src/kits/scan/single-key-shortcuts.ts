/**
 * So long nothing follows a letter: it is no beginning of a code. Also scanners that type slowly do not pause that
 * long.
 */
const ALONE_MS = 300;
/**
 * An Enter so soon after a code or another Enter belongs to it: a scanner that ends codes with two characters, a hand
 * that trembles.
 */
const REST_MS = 600;

type Later = (run: () => void, ms: number) => () => void;
const inBrowser: Later = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

interface SingleKeyShortcutsInput {
  /** Characters that are keys of the page when they stand alone. */
  readonly characters: string;
  readonly later?: Later;
  readonly now?: () => number;
}

/**
 * On a page that reads codes: tells its keys from characters of a code. Each is judged with what it stands for, done
 * once it is known to be a key.
 */
export const createSingleKeyShortcuts = ({
  characters,
  later = inBrowser,
  now = Date.now,
}: SingleKeyShortcutsInput) => {
  let stop: () => void = () => undefined;
  let endedAt = -Infinity;
  return {
    /** A character was typed; `typed` is all there is of the code. */
    character: (typed: string, isRepeat: boolean, press: () => void): void => {
      stop();
      if (!isRepeat && typed.length === 1 && characters.includes(typed.toLowerCase())) stop = later(press, ALONE_MS);
    },
    /** A code is finished or given up. */
    ended: (): void => {
      stop();
      endedAt = now();
    },
    /** Enter, and nothing was typed before. */
    enter: (isRepeat: boolean, press: () => void): void => {
      const isRested = !isRepeat && now() - endedAt >= REST_MS;
      endedAt = now();
      if (isRested) press();
    },
    clear: (): void => stop(),
  };
};
