import type { CallInfo } from '../request/call-info';
import { guestContext, systemContext } from '../request/contexts';
import { requestKey } from './idempotency';

describe('a key of a request', () => {
  const person = { ...systemContext(1), user_id: 7 as never, session_id: 's1' };
  const kept = (context: CallInfo['context']) => {
    const { userId, key } = requestKey({ context, idempotencyKey: 'k' } as CallInfo) ?? {};
    return `${userId} ${key}`;
  };
  const guest = (link_id: number) =>
    guestContext(
      1,
      { link_id, kind: 'departure', target_id: 3, departure: 1, language: 'lt', until: null },
      'Europe/Vilnius',
    );

  it("is a person's in each of their sessions, so that what a device has kept is known after they signed in again", () => {
    expect(kept({ ...person, session_id: 's2' })).toBe(kept(person));
    const terminal = { id: '0b0e8f9c-6f0a-4c8e-9d53-1f6f2a7c4e11', name: 'T', kinds: ['scanner' as const] };
    expect(kept({ ...person, session_id: 's3', terminal })).toBe(kept(person));
  });

  it("is nobody else's: of two programs of one maker, of two private links, of a link and the product each has its own", () => {
    const program = (session_id: string) => ({ ...person, session_id, scopes: ['printing:write' as const] });
    const all = [person, program('a'), program('b'), guest(1), guest(2), systemContext(1)].map(kept);
    expect(new Set(all).size).toBe(all.length);
  });
});
