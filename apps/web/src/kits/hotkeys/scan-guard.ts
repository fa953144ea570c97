/** A scanner types faster than this, a person slower. */
const GAP_MS = 50;
/** No code is shorter; two or three keys in a row are a person in a hurry. */
const SHORTEST_CODE = 4;

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly repeat: boolean;
}
type Later = (act: () => void, ms: number) => () => void;

const inBrowser: Later = (act, ms) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

/**
 * Distinguishes a scanner from a person: what a letter means is done a moment later, and not at all when it turns out
 * to have been a part of a barcode. `pressed` sees every key first and answers true for the Enter that ends a code,
 * which then must press nothing.
 */
export const createScanGuard = (later: Later = inBrowser) => {
  let burst: (() => void)[] = [];
  let length = 0;
  let stop: () => void = () => undefined;
  const decide = (): void => {
    const commands = length < SHORTEST_CODE ? burst : [];
    burst = [];
    length = 0;
    for (const run of commands) run();
  };
  return {
    pressed: (key: Pressed): boolean => {
      if (key.ctrlKey || key.altKey || key.metaKey || key.repeat) return false;
      if (key.key === 'Enter') return length >= SHORTEST_CODE;
      if ([...key.key].length !== 1) return false;
      length++;
      stop();
      stop = later(decide, GAP_MS);
      return false;
    },
    /** What the key just pressed stands for. */
    act: (act: () => void): void => void burst.push(act),
    clear: (): void => {
      stop();
      burst = [];
      length = 0;
    },
  };
};
