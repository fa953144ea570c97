import { useEffect, useRef } from 'react';
import { bareCode } from '@mullion/contracts';
import { isTyping } from '@mullion/ui-kit';
import { cleanCode, decodeKey } from '../../kits/scan/decode-key';
import { codeTyped, type TypedKey } from '../../kits/scan/typed-keys';
import { badges } from '../../kits/device/badges';

const PIN_IDLE_MS = 2_000;

interface PinKeys {
  readonly digit: (digit: string) => void;
  readonly erase: () => void;
  readonly badge: (code: string) => void;
}

/** A digit of a PIN: on some keyboards its key types a digit with shift only. */
const digitOf = ({ letter, place }: TypedKey): string | null => [letter, place].find((one) => /^\d$/.test(one)) ?? null;

/** Of a page and a layer over it only the layer, the last one added, gets the keys. */
let layers: readonly object[] = [];

/**
 * Keys of the page where somebody signs in: digits are of the PIN, a code that begins with a letter and ends with Enter
 * is a badge.
 */
export const usePinKeys = (keys: PinKeys): void => {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const goOn = badges.pauseScans();
    const stop = badges.listen((code) => latest.current.badge(code));
    let typed: readonly TypedKey[] = [];
    let times: readonly number[] = [];
    const clear = () => {
      typed = [];
      times = [];
    };
    let timer: ReturnType<typeof setTimeout>;
    const layer = {};
    layers = [...layers, layer];
    const onKey = (event: KeyboardEvent) => {
      if (layers.at(-1) !== layer) return;
      if (isTyping(event.target)) return;
      const decoded = decodeKey(event);
      if (decoded.kind === 'character' && decoded.typed.letter !== ' ') {
        const digit = digitOf(decoded.typed);
        if (typed.length === 0 && digit !== null) latest.current.digit(digit);
        else {
          typed = [...typed, decoded.typed];
          times = [...times, event.timeStamp];
        }
        clearTimeout(timer);
        timer = setTimeout(clear, PIN_IDLE_MS);
      } else if (decoded.kind === 'erase') latest.current.erase();
      else if (decoded.kind === 'end' && typed.length > 0) {
        badges.take(bareCode(cleanCode(codeTyped(typed, times))));
        clear();
      } else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    document.addEventListener('keydown', onKey, true);
    return () => {
      clearTimeout(timer);
      layers = layers.filter((one) => one !== layer);
      document.removeEventListener('keydown', onKey, true);
      stop();
      goOn();
    };
  }, []);
};
