/** A page outside is read again this often while it is looked at; it has no live line. */
const EVERY_MS = 60_000;
export const REFRESH = { pollingInterval: EVERY_MS, skipPollingIfUnfocused: true, refetchOnReconnect: true } as const;
