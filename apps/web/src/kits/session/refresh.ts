import { openDisplay, outcomeOf, refreshSession } from '@mullion/contracts';
import { send } from '../http/request';
import { personOf, token } from './token';

export type RefreshOutcome = 'refreshed' | 'ended' | 'other-person' | 'unreachable';

/** All tabs wait for one renewal, so it gives up long before a request does. */
const TIMEOUT_MS = 15_000;

/** Whose token a wall display has: nobody's. */
const DISPLAY = '0';

let lastOfTab: Promise<unknown> = Promise.resolve();

/**
 * One refresh at a time in the browser, over all tabs, because tabs share the rotating cookie; without Web Locks (plain
 * HTTP) at least in this tab.
 */
const alone = <T>(act: () => Promise<T>): Promise<T> => {
  if (globalThis.navigator?.locks) return navigator.locks.request('mullion-refresh', act);
  const next = lastOfTab.then(act);
  lastOfTab = next.catch(() => undefined);
  return next;
};

/**
 * A new access token by the refresh cookie. `used` is the token that was refused: when another request of this tab
 * has already replaced it, that one is taken instead of refreshing again.
 */
export const refresh = (used: string | null): Promise<RefreshOutcome> =>
  alone(async () => {
    if (token.get() !== used && token.get() !== null) return 'refreshed';
    const isDisplay = personOf(used) === DISPLAY;
    const answer = await send(isDisplay ? openDisplay : refreshSession, {}, { token: null, timeoutMs: TIMEOUT_MS });
    if ('problem' in answer) return outcomeOf(answer.problem) === 'signed_out' ? 'ended' : 'unreachable';
    const before = personOf(used) ?? token.awaited();
    if (before !== null && personOf(answer.data.token) !== before) return 'other-person';
    token.set(answer.data.token);
    return 'refreshed';
  });
