import { bareCode } from '@mullion/contracts';
import { cleanCode, decodeKey, type KeyPress } from './decode-key';
import { BURST_MS, codeTyped, type TypedKey } from './typed-keys';

/** No code is shorter; two or three keys in a row are a person in a hurry. */
const SHORTEST_CODE = 4;

/**
 * Finds a scanner's code among what is typed where nothing takes text: characters that follow each other faster than a
 * person types, ended by Enter or Tab. The answer is the code; null for every other key. `at` is the moment of the key,
 * ms.
 */
export const createBurstReader = () => {
  let keys: readonly TypedKey[] = [];
  let times: readonly number[] = [];
  const last = (): number => times.at(-1) ?? -Infinity;
  const clear = (): void => {
    keys = [];
    times = [];
  };
  return {
    pressed: (press: KeyPress & { readonly repeat: boolean }, at: number): string | null => {
      const decoded = decodeKey(press);
      const isSoon = at - last() <= BURST_MS;
      if (decoded.kind === 'character' && !press.repeat) {
        if (!isSoon) clear();
        keys = [...keys, decoded.typed];
        times = [...times, at];
        return null;
      }
      // Shift comes between the characters of a code and is none
      if (decoded.kind === 'other') return null;
      const code = decoded.kind === 'end' && isSoon ? bareCode(cleanCode(codeTyped(keys, times))) : '';
      clear();
      return code.length >= SHORTEST_CODE ? code : null;
    },
    clear,
    /** Characters since the last pause. */
    typed: (): string => keys.map(({ letter }) => letter).join(''),
  };
};
