import { refreshSession } from '@mullion/contracts';
import { send } from '../api/request';
import { personOf, token } from './token';

export type RefreshOutcome = 'refreshed' | 'ended' | 'other-person' | 'unreachable';

/** One refresh at a time in the whole browser: tabs share the rotating cookie. */
const alone = <T>(act: () => Promise<T>): Promise<T> => ('locks' in navigator ? navigator.locks.request('mullion-refresh', act) : act());

/**
 * A new access token by the refresh cookie. `used` is the token that was refused: when another request of this tab
 * has already replaced it, that one is taken instead of refreshing again.
 */
export const refresh = (used: string | null): Promise<RefreshOutcome> =>
  alone(async () => {
    if (token.get() !== used && token.get() !== null) return 'refreshed';
    const answer = await send(refreshSession, {}, { token: null });
    if ('problem' in answer) return answer.problem.status === 401 ? 'ended' : 'unreachable';
    const before = personOf(used);
    if (before !== null && personOf(answer.data.token) !== before) return 'other-person';
    token.set(answer.data.token);
    return 'refreshed';
  });
