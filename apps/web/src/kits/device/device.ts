import type { TerminalHere, TerminalKind } from '@mullion/contracts';

const KEY = 'mullion-terminal';
const LOCKED = 'mullion-terminal-locked';

/** What the browser remembers of its enrolment; the proof of it is in a cookie that no script reads. */
interface KnownDevice {
  readonly id: string;
  readonly name: string;
  readonly kinds: readonly TerminalKind[];
}

const readKnown = (): KnownDevice | null => {
  try {
    const known = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<KnownDevice> | null;
    return known && typeof known.id === 'string' && Array.isArray(known.kinds) ? (known as KnownDevice) : null;
  } catch {
    return null;
  }
};

/** Is this browser an enrolled terminal, and is it locked? */
export const device = {
  read: readKnown,
  keep: ({ id, name, kinds }: TerminalHere): void => localStorage.setItem(KEY, JSON.stringify({ id, name, kinds })),
  clear: (): void => localStorage.removeItem(KEY),
  /** Nobody comes in by a session that is still open: also after a reload, and where the server could not be told. */
  lock: (): void => localStorage.setItem(LOCKED, '1'),
  unlock: (): void => localStorage.removeItem(LOCKED),
  isLocked: (): boolean => localStorage.getItem(LOCKED) === '1',
};
