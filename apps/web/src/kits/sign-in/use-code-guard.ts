import { isStrongPassword } from '@mullion/contracts';
import { useRef, useState, type KeyboardEvent } from 'react';
import { createBurstReader } from '../scan/burst-reader';

interface CodeGuard<Fields> {
  /** What stands in the fields. */
  readonly read: () => Fields;
  readonly restore: (before: Fields) => void;
  readonly onCode: (code: string) => void;
}
type Press = Parameters<ReturnType<typeof createBurstReader>['pressed']>[0];

/** What codes are made of. Any other sign is typed: also where a busy machine has cut what was typed in two. */
const OF_CODES = /^[\]\\A-Za-z0-9.:/ -]+$/;

/** Programs that keep passwords type as fast as scanners: what is an e-mail or a password is none of our codes. */
const isScanned = (text: string): boolean => OF_CODES.test(text) && !isStrongPassword(text);

/**
 * Takes what a scanner types out of fields that are for people: after the code they are as before it. True for the key
 * that ends a code: it does nothing else.
 */
export const createCodeGuard = <Fields>(current: () => CodeGuard<Fields>) => {
  const reader = createBurstReader();
  let before: Fields | null = null;
  return (press: Press, at: number): boolean => {
    const code = reader.pressed(press, at);
    if (reader.typed().length === 1) before = current().read();
    if (code === null || !isScanned(code) || before === null) return false;
    current().restore(before);
    current().onCode(code);
    return true;
  };
};

/** The same for the keys of a form. */
export const useCodeGuard = <Fields>(guard: CodeGuard<Fields>) => {
  const latest = useRef(guard);
  latest.current = guard;
  const [takes] = useState(() => createCodeGuard(() => latest.current));
  return (event: KeyboardEvent): void => {
    if (!takes(event.nativeEvent, event.timeStamp)) return;
    event.preventDefault();
    event.stopPropagation();
  };
};
