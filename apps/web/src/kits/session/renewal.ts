import { refresh, type RefreshOutcome } from './refresh';

/** How a session stopped being this person's: by the server, or by another person in another tab. */
export type SessionLoss = 'ended' | 'other-person';

const listeners = new Set<(loss: SessionLoss) => void>();

/** Listens until unsubscribed; the store does, whoever sent the request. */
export const onSessionLoss = (listener: (loss: SessionLoss) => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const reportLoss = (loss: SessionLoss): void => listeners.forEach((listener) => listener(loss));

/** A new token in the place of one that was refused; says to all who listen when there is none to be had any more. */
export const renew = async (used: string | null): Promise<RefreshOutcome> => {
  const outcome = await refresh(used);
  if (outcome === 'ended' || outcome === 'other-person') reportLoss(outcome);
  return outcome;
};
