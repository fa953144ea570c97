import { createHash, randomUUID } from 'node:crypto';
import {
  createTerminal,
  enrolDevice,
  getSessionContext,
  openSessionAtDevice,
  revokeTerminal,
  type RequestContext,
  type TerminalKind,
} from '@mullion/contracts';
import { Clock, systemContext } from '@mullion/server-kit';
import { people, person, type TestService } from '@mullion/server-testing';
import { decodeJwt } from 'jose';
import { startIdentity } from './start-identity';

export const nobody = systemContext(1);
/** An administrator of another company. */
export const admin7 = () => person({ ...people.stranger(7), type: 1, user_id: 9 as RequestContext['user_id'] });
/** People of the demo company. */
export const [PACKER, WORKER] = [5, 6];
export const MINUTE_MS = 60_000;
export const client = { address: '10.0.0.1', agent: 'terminal' };

export const sessionOf = (body: { token: string }): string => String(decodeJwt(body.token).sid);

/** How many answers have which code, or which status when they are no refusal. */
export const codes = (answers: readonly { problem?: { code: string } | null; status: number }[]) =>
  answers.reduce<Record<string, number>>((sum, { status, problem }) => {
    const key = problem?.code ?? String(status);
    return { ...sum, [key]: (sum[key] ?? 0) + 1 };
  }, {});

/**
 * Starts identity for the tests of a file, which move its clock; before each nobody has tried to sign in. Gives what is
 * asked of terminals and at them.
 */
export const useTerminals = (use: (identity: TestService) => void) => {
  let identity: TestService;
  const clock = { shiftMs: 0 };
  beforeAll(async () => {
    identity = await startIdentity();
    identity.get(Clock).now = () => new Date(Date.now() + clock.shiftMs);
    use(identity);
  });
  beforeEach(async () => {
    clock.shiftMs = 0;
    await identity.sql('DELETE FROM pin_count');
    await identity.sql('DELETE FROM login_attempt');
  });
  afterAll(() => identity.world.close());

  const create = (kinds: readonly TerminalKind[] = ['scanner'], who: RequestContext = people.admin()) =>
    identity
      .api(createTerminal)
      .as(who)
      .send({ body: { name: `T ${randomUUID()}`, kinds } });
  const enter = (code: string | null, address = client.address) =>
    identity.api(enrolDevice).as(nobody).send({ code, address, agent: client.agent });
  const signIn = (hash: string, who: object) =>
    identity
      .api(openSessionAtDevice)
      .as(nobody)
      .send({ hash, who, ...client });
  return {
    clock,
    create,
    enter,
    /** An enrolled device of a terminal of its own. */
    device: async (kinds: readonly TerminalKind[] = ['scanner'], who?: RequestContext) => {
      const { body: made } = await create(kinds, who);
      const { body } = await enter(made.code);
      const hash = createHash('sha256').update(body.device_token).digest('hex');
      return { id: made.id, hash, here: body.here };
    },
    byPin: (hash: string, user_id: number, pin: string) => signIn(hash, { user_id, pin }),
    byBadge: (hash: string, badge: string) => signIn(hash, { badge }),
    revoke: (id: string, who = people.admin()) => identity.api(revokeTerminal).as(who).send({ params: { id } }),
    contextOf: (session_id: string) => identity.api(getSessionContext).as(nobody).send({ session_id }),
  };
};
