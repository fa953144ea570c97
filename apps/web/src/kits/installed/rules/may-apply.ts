/** Nobody has scanned for so long: whoever works here is between two things. */
const IDLE_MS = 120_000;

interface TerminalState {
  /** Scans that the server has not taken yet. */
  readonly waiting: number;
  /** Somebody is in the middle of something, as of a loading. */
  readonly isLoading: boolean;
  /** When something was scanned, pressed or typed last. */
  readonly lastUsedAt: number;
  readonly now: number;
}

/** A new version takes over between scans, and never by itself while something is being loaded or waits to be sent. */
export const mayApply = ({ waiting, isLoading, lastUsedAt, now }: TerminalState): boolean =>
  waiting === 0 && !isLoading && now - lastUsedAt >= IDLE_MS;
