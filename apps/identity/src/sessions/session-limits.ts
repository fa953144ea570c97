const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** How long things of a session last. */
export const sessionLimits = {
  accessSeconds: 900,
  /** Without use. */
  idleMs: 14 * DAY_MS,
  /**
   * Of a session at a terminal, beside the minutes of its company: a browser that is used renews its token this often.
   */
  terminalRenewMs: 15 * MINUTE_MS,
  /** A used refresh token stays good for tabs that refresh at the same moment, and for a repeated request. */
  graceMs: 20_000,
  /** Used tokens older than this are forgotten: they are then refused like unknown ones. */
  rememberUsedMs: 7 * DAY_MS,
  /** Of one e-mail from one address, in a window. */
  loginTries: 10,
  loginWindowMs: 15 * MINUTE_MS,
  /**
   * Of one e-mail from everywhere; then each try waits twice as long as the one before, up to the longest wait
   * (docs/security.md).
   */
  accountTries: 20,
  longestWaitSeconds: 300,
  accountMemoryMs: DAY_MS,
} as const;
