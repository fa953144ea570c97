import { cleanCode, decodeKey, type KeyPress } from './decode-key';

/** A scanner types faster than this, a person slower. */
const GAP_MS = 50;
/** No code is shorter; two or three keys in a row are a person in a hurry. */
const SHORTEST_CODE = 4;

/**
 * Finds a scanner's code among what is typed where nothing takes text: characters that follow each other faster than a person types, ended by
 * Enter or Tab. The answer is the code; null for every other key. `at` is the moment of the key, ms.
 */
export const createBurstReader = () => {
  let typed = '';
  let last = -Infinity;
  return {
    pressed: (press: KeyPress & { readonly repeat: boolean }, at: number): string | null => {
      const decoded = decodeKey(press);
      const isSoon = at - last <= GAP_MS;
      if (decoded.kind === 'character' && !press.repeat) {
        typed = isSoon ? typed + decoded.text : decoded.text;
        last = at;
        return null;
      }
      // Shift comes between the characters of a code and is none
      if (decoded.kind === 'other') return null;
      const code = decoded.kind === 'end' && isSoon ? cleanCode(typed) : '';
      typed = '';
      last = -Infinity;
      return code.length >= SHORTEST_CODE ? code : null;
    },
    clear: (): void => {
      typed = '';
      last = -Infinity;
    },
    /** Characters since the last pause. */
    typed: (): string => typed,
  };
};
