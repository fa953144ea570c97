import type { SharedDocuments } from '@mullion/contracts';

/** A page outside is read again this often while it is looked at; it has no live line. */
const EVERY_MS = 60_000;
export const REFRESH = { pollingInterval: EVERY_MS, skipPollingIfUnfocused: true, refetchOnReconnect: true } as const;

/** A document that is being made is there within seconds. */
const MAKING_MS = 3_000;
/** Its links open for five minutes: who comes back to the page gets new ones. */
export const documentsRefresh = (known: SharedDocuments | undefined) => ({
  ...REFRESH,
  refetchOnFocus: true,
  refetchOnMountOrArgChange: true,
  pollingInterval: known?.dispatches.some(({ state }) => state === 'being_made') ? MAKING_MS : EVERY_MS,
});
