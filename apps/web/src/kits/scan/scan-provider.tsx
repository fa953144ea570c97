import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { bareCode } from '@mullion/contracts';
import { isTyping } from '@mullion/ui-kit';
import { badges } from '../device/badges';
import { cleanCode, decodeKey, splitCodes } from './decode-key';
import { createSingleKeyShortcuts } from './single-key-shortcuts';
import { paintTimer } from './paint-timer';
import { openScanners } from './open-scanners';
import { createRepeatGuard } from './repeat-guard';
import { scannerSettings } from './scanner-settings';
import { strayKeys, withoutEdges } from './typed-code';
import { codeTyped, type TypedKey } from './typed-keys';

interface ScanState {
  /** What has been typed of a code that is not finished. */
  readonly typed: string;
  /** Keys reach the scanner. */
  readonly listening: boolean;
  readonly field: RefObject<HTMLInputElement | null>;
  /** The field was filled by other means than keys: a soft keyboard, a paste, an injecting scanner. */
  readonly filled: (text: string) => void;
  readonly finish: () => void;
  /** A whole code from somewhere else: the camera. */
  readonly take: (code: string) => void;
}
const ScanContext = createContext<ScanState | null>(null);

/** The scanner's state; only inside a ScanProvider. */
export const useScan = (): ScanState => {
  const state = useContext(ScanContext);
  if (!state) throw new Error('useScan outside a ScanProvider');
  return state;
};

const OVERLAY = '.bp6-overlay-open';
const isEditing = (element: Element | null, field: HTMLInputElement | null): boolean =>
  element !== field && isTyping(element);
const isPressable = (element: Element | null): boolean =>
  element !== null &&
  element.closest('button, a[href], [role=button], [role=menuitem], summary, [tabindex]:not([tabindex="-1"])') !== null;

interface ScanProviderProps {
  /** A finished code; the same one within 600 ms comes once. */
  readonly onScan: (code: string) => void;
  /**
   * Letters that are keys of the page when they stand alone; with them Enter is one too. Their meaning is registered by
   * the page.
   */
  readonly keys?: string;
  readonly children: ReactNode;
}

/**
 * Listens on the whole document, so that a code is never lost to what happens to have the focus; keeps its field
 * focused.
 */
export const ScanProvider = ({ onScan, keys, children }: ScanProviderProps) => {
  const field = useRef<HTMLInputElement>(null);
  const typedRef = useRef('');
  /** What was typed, pasted or injected before the keys. */
  const begun = useRef('');
  /** The keys that have typed the rest, with the moment of each. */
  const keysTyped = useRef<readonly { readonly key: TypedKey; readonly at: number }[]>([]);
  // Tab out of the page's last field is somebody who wants to get out, not a focus that was lost
  const leaving = useRef(false);
  const handler = useRef(onScan);
  handler.current = onScan;
  const [isNew] = useState(() => createRepeatGuard());
  const [lone] = useState(() => createSingleKeyShortcuts({ characters: keys ?? '' }));
  const [typed, setTyped] = useState('');
  // shown only once keys are listened to: a scan before that would lose its first characters
  const [listening, setListening] = useState(false);

  const put = useCallback((text: string, pressed: typeof keysTyped.current = []) => {
    begun.current = text;
    keysTyped.current = pressed;
    const code = codeTyped(
      pressed.map(({ key }) => key),
      pressed.map(({ at }) => at),
    );
    typedRef.current = text + code;
    setTyped(typedRef.current);
  }, []);
  const take = useCallback(
    (text: string) => {
      const code = bareCode(cleanCode(withoutEdges(bareCode(cleanCode(text)), scannerSettings())));
      if (code && isNew(code) && !badges.take(code)) handler.current(code);
    },
    [isNew],
  );
  const finish = useCallback(() => {
    const times = keysTyped.current.map(({ at }) => at);
    const first = begun.current === '' ? strayKeys(times) : 0;
    put(begun.current, keysTyped.current.slice(first));
    const text = typedRef.current;
    lone.ended();
    put('');
    take(text);
    field.current?.focus({ preventScroll: true });
  }, [lone, put, take]);
  const filled = useCallback(
    (text: string) => {
      const { codes, rest } = splitCodes(text);
      codes.forEach(take);
      put(rest);
    },
    [put, take],
  );

  useLayoutEffect(() => openScanners.enter(take), [take]);

  useLayoutEffect(() => {
    // what was found to be a key: sent again from outside the field, for the page's keys to take
    const passed = new WeakSet<Event>();
    const pass = ({ key, code, shiftKey }: KeyboardEvent) => {
      const again = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true });
      passed.add(again);
      document.body.dispatchEvent(again);
    };
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.isComposing || badges.areScansPaused() || passed.has(event) || isEditing(target, field.current)) return;
      const decoded = decodeKey(event);
      const isBegun = typedRef.current !== '';
      if (event.key === 'Tab' && !isBegun) leaving.current = true;
      if (decoded.kind === 'other') return;
      if (decoded.kind === 'end') {
        // nothing scanned: Tab moves on and Enter presses what has the focus
        if (!isBegun && (keys === undefined || event.key !== 'Enter' || isPressable(target))) return;
        if (isBegun) {
          paintTimer.key(event.timeStamp);
          finish();
        } else lone.enter(event.repeat, () => pass(event));
      } else if (decoded.kind === 'character') {
        if (decoded.typed.letter === ' ' && !isBegun) return;
        put(begun.current, [...keysTyped.current, { key: decoded.typed, at: event.timeStamp }]);
        lone.character(typedRef.current, event.repeat, () => {
          put('');
          pass(event);
        });
      } else if (!isBegun) return;
      else {
        lone.clear();
        if (decoded.kind !== 'erase') put('');
        else if (keysTyped.current.length > 0) put(begun.current, keysTyped.current.slice(0, -1));
        else put(begun.current.slice(0, -1));
      }
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    document.addEventListener('keydown', onKey, true);
    setListening(document.hasFocus() && !isEditing(document.activeElement, field.current));
    return () => {
      lone.clear();
      document.removeEventListener('keydown', onKey, true);
    };
  }, [finish, keys, lone, put]);

  useEffect(() => {
    const focusField = () => {
      const active = document.activeElement;
      if (
        leaving.current ||
        badges.areScansPaused() ||
        document.querySelector(OVERLAY) ||
        isEditing(active, field.current) ||
        (isPressable(active) && active?.matches(':focus-visible'))
      )
        return;
      field.current?.focus({ preventScroll: true });
    };
    const look = () => setListening(document.hasFocus() && !isEditing(document.activeElement, field.current));
    // after a click on nothing, a closed dialog or a button that went away, the focus comes back by itself
    const settle = () =>
      requestAnimationFrame(() => {
        focusField();
        look();
      });
    const arrived = () => {
      leaving.current = false;
      settle();
    };
    const blurred = () => setListening(false);
    addEventListener('focus', arrived);
    addEventListener('blur', blurred);
    document.addEventListener('focusin', arrived);
    document.addEventListener('focusout', settle);
    document.addEventListener('pointerup', arrived);
    document.addEventListener('visibilitychange', settle);
    settle();
    return () => {
      removeEventListener('focus', arrived);
      removeEventListener('blur', blurred);
      document.removeEventListener('focusin', arrived);
      document.removeEventListener('focusout', settle);
      document.removeEventListener('pointerup', arrived);
      document.removeEventListener('visibilitychange', settle);
    };
  }, []);

  const state = useMemo<ScanState>(
    () => ({ typed, listening, field, filled, finish, take }),
    [typed, listening, filled, finish, take],
  );
  return <ScanContext.Provider value={state}>{children}</ScanContext.Provider>;
};
