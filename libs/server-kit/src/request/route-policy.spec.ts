import { defineCall, defineRoute, type LinkKind, type RoutePolicy } from '@mullion/contracts';
import { z } from 'zod';
import { anonymousContext, guestContext, passOf, systemContext } from './contexts';
import { enforcePolicy, enforceTerminalBody } from './route-policy';

const route = (policy: RoutePolicy, method: 'GET' | 'POST' = 'GET') =>
  defineRoute({ service: 'orders', name: 'x', method, path: 'x', response: z.null(), policy, summary: 'x' });
const user = (over: object = {}) => ({ ...systemContext(1), user_id: 5 as never, type: 2 as const, ...over });

describe('the policy of a route', () => {
  it.each([
    ['lets any user of a manufacturer in', route({ access: 'session' }), user(), null],
    [
      'keeps suppliers out unless they are named',
      route({ access: 'session' }),
      user({ kind: 'supplier' }),
      'forbidden',
    ],
    [
      'lets a named company kind in',
      route({ access: 'session', kinds: ['supplier'] }),
      user({ kind: 'supplier' }),
      null,
    ],
    ['lets named types in', route({ access: 'session', types: [0, 1, 2] }), user(), null],
    ['keeps other types out', route({ access: 'session', types: [0, 1] }), user(), 'forbidden'],
    ['lets type 6 read', route({ access: 'session' }), user({ type: 6 }), null],
    ['keeps type 6 from writing', route({ access: 'session' }, 'POST'), user({ type: 6 }), 'forbidden'],
    [
      'asks for the right',
      route({ access: 'session', right: 'OP_DEL', refusal: 'no_right_to_delete' }),
      user(),
      'no_right_to_delete',
    ],
    ['takes the right', route({ access: 'session', right: 'OP_DEL' }), user({ rights: ['OP_DEL'] }), null],
    ['gives type 0 every right', route({ access: 'session', right: 'OP_DEL' }), user({ type: 0 }), null],
    ['lets services act on their own', route({ access: 'session', types: [4] }, 'POST'), systemContext(1), null],
    [
      'lets a key in whose scopes name the route',
      route({ access: 'session' }),
      user({ scopes: ['orders:read'] }),
      null,
    ],
    [
      'keeps a key out that may only read',
      route({ access: 'session' }, 'POST'),
      user({ scopes: ['orders:read'] }),
      'api_key.scope',
    ],
    [
      'keeps a key of another area out',
      route({ access: 'session' }),
      user({ scopes: ['trucks:read', 'trucks:write'] }),
      'api_key.scope',
    ],
    [
      'keeps a key without scopes out',
      route({ access: 'session' }),
      user({ scopes: [], type: 2, rights: ['OP_DEL'] }),
      'api_key.scope',
    ],
    ['asks nothing of an open route', route({ access: 'none' }, 'POST'), anonymousContext, null],
  ])('%s', (_name, contract, context, refusal) => {
    const enforce = () => enforcePolicy(contract as never, context as never);
    if (refusal) expect(enforce).toThrow(refusal);
    else expect(enforce).not.toThrow();
  });
});

describe('a body that comes from a terminal', () => {
  const terminal = { id: '0b0e8f9c-6f0a-4c8e-9d53-1f6f2a7c4e11', name: 'T1', kinds: ['scanner' as const] };
  const narrowed = route(
    { access: 'session', terminals: ['scanner'], terminalBody: { status: [4], version: 'any' } },
    'POST',
  );

  it.each([
    ['passes with the fields that are named', narrowed, { status: 4, version: 3 }, user({ terminal }), null],
    ['passes without a field that was left out', narrowed, { status: 4, gate: undefined }, user({ terminal }), null],
    ['does not pass with another value', narrowed, { status: 2, version: 3 }, user({ terminal }), 'body.status'],
    [
      'does not pass with a field that is not named',
      narrowed,
      { status: 4, gate: '3' },
      user({ terminal }),
      'body.gate',
    ],
    ['does not pass with a value taken back', narrowed, { status: null }, user({ terminal }), 'body.status'],
    ['passes whole from the office', narrowed, { status: 2, gate: '3' }, user(), null],
    [
      'passes whole where nothing is narrowed',
      route({ access: 'session' }, 'POST'),
      { any: 1 },
      user({ terminal }),
      null,
    ],
  ])('BEY-14a %s', (_name, contract, body, context, field) => {
    const enforce = () => enforceTerminalBody(contract, body, context);
    if (field)
      expect(enforce).toThrow(
        expect.objectContaining({ code: 'terminal.not_open', errors: [expect.objectContaining({ path: field })] }),
      );
    else expect(enforce).not.toThrow();
  });
});

describe('a guest of a private link', () => {
  const guest = (kind: LinkKind) =>
    guestContext(1, { link_id: 1, kind, target_id: 7, departure: null, language: 'lt', until: null }, 'Europe/Vilnius');
  const call = (links?: readonly LinkKind[]) =>
    defineCall({ service: 'orders', name: 'x', input: z.null(), output: z.null(), ...(links ? { links } : {}) });

  it.each([
    ['comes to what its kind is named at', route({ access: 'link', links: ['order'] }), guest('order'), null],
    ['writes there', route({ access: 'link', links: ['order'] }, 'POST'), guest('order'), null],
    [
      'does not come to what another kind is named at',
      route({ access: 'link', links: ['customer'] }),
      guest('order'),
      'forbidden',
    ],
    ['comes to nothing that needs a session', route({ access: 'session' }), guest('order'), 'forbidden'],
    ['comes to nothing that is open', route({ access: 'none' }), guest('order'), 'forbidden'],
    ['causes no call of services', call(), guest('order'), 'forbidden'],
    ['causes the calls that name its kind', call(['order']), guest('order'), null],
    ['causes no call of another kind', call(['customer', 'departure']), guest('order'), 'forbidden'],
  ] as const)('BEY-11 %s', (_name, contract, context, refusal) => {
    const enforce = () => enforcePolicy(contract as never, context as never);
    if (refusal) expect(enforce).toThrow(refusal);
    else expect(enforce).not.toThrow();
  });

  it('BEY-11 is nobody else: neither a user nor a service is let in as one', () => {
    for (const who of [user(), systemContext(1)])
      expect(() => enforcePolicy(route({ access: 'link', links: ['order'] }), who)).toThrow('forbidden');
    for (const who of [user(), systemContext(1), guest('customer')])
      expect(() => passOf(who, 'order')).toThrow('forbidden');
    expect(passOf(guest('order'), 'order').target_id).toBe(7);
  });
});
