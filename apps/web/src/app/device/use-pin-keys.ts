import { useEffect, useRef } from 'react';
import { isTyping } from '@mullion/ui-kit';
import { decodeKey } from '../scan/decode-key';
import { badges } from './badges';

const FORGOTTEN_MS = 2_000;

interface PinKeys {
  readonly digit: (digit: string) => void;
  readonly erase: () => void;
  readonly badge: (code: string) => void;
}

/** Of a page and a layer over it only the layer, the last one added, gets the keys. */
let layers: readonly object[] = [];

/** Keys of the page where somebody signs in: digits are of the PIN, a code that begins with a letter and ends with Enter is a badge. */
export const usePinKeys = (keys: PinKeys): void => {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const goOn = badges.pauseScans();
    const stop = badges.listen((code) => latest.current.badge(code));
    let typed = '';
    let timer: ReturnType<typeof setTimeout>;
    const layer = {};
    layers = [...layers, layer];
    const onKey = (event: KeyboardEvent) => {
      if (layers.at(-1) !== layer) return;
      if (isTyping(event.target)) return;
      const decoded = decodeKey(event);
      if (decoded.kind === 'character' && decoded.text !== ' ') {
        if (typed === '' && /^\d$/.test(decoded.text)) latest.current.digit(decoded.text);
        else typed += decoded.text;
        clearTimeout(timer);
        timer = setTimeout(() => (typed = ''), FORGOTTEN_MS);
      } else if (decoded.kind === 'erase') latest.current.erase();
      else if (decoded.kind === 'end' && typed !== '') {
        badges.take(typed);
        typed = '';
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
