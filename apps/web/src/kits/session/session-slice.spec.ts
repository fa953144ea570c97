import { sessionEnded, sessionLost, sessionReducer, signedIn } from './session-slice';
import { token } from './token';

describe('a session that the server ends', () => {
  it('is lost where somebody was at work, keeps its person however often it is said, and goes on with them', () => {
    const lost = sessionReducer(sessionReducer(undefined, signedIn()), sessionLost('5'));
    expect(lost).toEqual({ status: 'lost', person: '5' });
    expect(sessionReducer(lost, sessionLost(null))).toBe(lost);
    expect(sessionReducer(lost, signedIn())).toEqual({ status: 'in' });
    expect(sessionReducer(lost, sessionEnded('ended'))).toEqual({ status: 'out', reason: 'ended' });
  });

  it('is over where nobody was', () => {
    expect(sessionReducer(undefined, sessionLost(null))).toEqual({ status: 'out', reason: 'ended' });
  });

  it('leaves no token, and awaits its person until somebody signs in', () => {
    const kept = new Map<string, string>();
    Object.assign(globalThis, {
      sessionStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
        removeItem: (key: string) => void kept.delete(key),
      },
    });
    const of = (person: number) => `h.${Buffer.from(JSON.stringify({ sub: String(person) })).toString('base64url')}.s`;
    token.set(of(5));
    token.lose();
    token.lose();
    expect([token.get(), token.awaited()]).toEqual([null, '5']);
    token.set(of(5));
    expect(token.awaited()).toBeNull();
  });
});
