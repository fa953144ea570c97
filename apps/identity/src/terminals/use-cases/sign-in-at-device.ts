import type { InputOf, openSessionAtDevice as contract, OutputOf, UserId } from '@mullion/contracts';
import { AppError, log, type ServiceTools } from '@mullion/server-kit';
import type { IdentityConfig } from '../../config';
import type { Passwords } from '../../core/passwords';
import { openSessionInTx, revokeSessionsAtTerminal, tokenOfSession } from '../../sessions/sessions.module';
import { PinCountRepository } from '../pin-count.repository';
import { cleanBadgeCode, hashOfSecret } from '../secret-text';
import { lockDevice } from '../terminal.repository';
import { candidateByBadge, candidateById, deviceOf, type Candidate, type Device } from '../terminals.queries';
import { publishLiveTerminals } from './publish-live-terminals';
import { countPin } from './count-pin';

type Input = InputOf<typeof contract>;
type Tools = ServiceTools<IdentityConfig>;

/**
 * Opens a session of a person at a device, in the place of whoever worked there. A PIN is counted before it is looked
 * at.
 * @throws AppError `terminal.unknown`, `terminal.display`, `terminal.wrong_pin`, `terminal.badge_only`,
 * `terminal.pin_waits`, `terminal.wrong_badge`
 */
export const signInAtDevice = async (
  tools: Tools,
  passwords: Passwords,
  { hash, who, address, agent }: Input,
): Promise<OutputOf<typeof contract>> => {
  const tokenHash = Buffer.from(hash, 'hex');
  const device = await deviceOf(tools, tokenHash);
  if (device.kinds.includes('display')) throw new AppError('terminal.display');
  const person = 'pin' in who ? await byPin(tools, passwords, device, who) : await byBadge(tools, device, who.badge);
  const now = tools.clock.now();
  const { data: opened } = await tools.database.transaction(null, async (tx) => {
    const found = await lockDevice(tx, device.id, tokenHash);
    if (!found) throw new AppError('terminal.unknown');
    const shown = 'pin' in who ? 'pin' : 'badge';
    if (!(await isStillGood(tx, person, shown))) throw new AppError(`terminal.wrong_${shown}`, { left: 0 });
    await new PinCountRepository(tx, now).purge({
      companyId: device.company_id,
      terminalId: device.id,
      userId: person.id,
    });
    await revokeSessionsAtTerminal(tx, now, device, 'taken');
    return openSessionInTx(tx, now, { user: person, address, agent, terminalId: device.id });
  });
  log().info(
    { user: person.id, session: opened.session_id, terminal: device.id, by: 'pin' in who ? 'pin' : 'badge' },
    'signed in',
  );
  publishLiveTerminals(tools.bus, device as never);
  const { session_id, ...refresh } = opened;
  return {
    token: await tokenOfSession(tools, session_id, person),
    ...refresh,
    user_id: person.id as UserId,
    user_name: person.name,
  };
};

const byPin = async (
  tools: Tools,
  passwords: Passwords,
  device: Device,
  { user_id: userId, pin }: { readonly user_id: number; readonly pin: string },
): Promise<Candidate> => {
  const left = await countPin(tools, { companyId: device.company_id, terminalId: device.id, userId });
  const person = await candidateById(tools.database, device.company_id, userId);
  if ((await passwords.matches(pin, person?.pin_hash ?? null)) && person) return person;
  log().info({ user: userId, terminal: device.id, left }, 'wrong PIN');
  throw new AppError('terminal.wrong_pin', { left });
};

const byBadge = async ({ database }: Tools, device: Device, scanned: string): Promise<Candidate> => {
  const person = await candidateByBadge(database, device.company_id, hashOfSecret(cleanBadgeCode(scanned)));
  if (!person) throw new AppError('terminal.wrong_badge');
  return person;
};

/**
 * Holds the person until the session is there; false when what they showed was replaced or taken away since it was
 * checked.
 */
const isStillGood = async (
  tx: { query: (sql: string, params: readonly unknown[]) => Promise<unknown[]> },
  { id, pin_hash, badge_hash }: Candidate,
  shown: 'pin' | 'badge',
): Promise<boolean> => {
  const [column, hash] = shown === 'pin' ? ['pin_hash', pin_hash] : ['badge_hash', badge_hash];
  const found = await tx.query(
    `SELECT 1 FROM terminal_access a JOIN users u ON u.id = a.user_id
     WHERE u.id = $1 AND u.deleted_at IS NULL AND a.${column} = $2 FOR SHARE`,
    [id, hash],
  );
  return found.length > 0;
};
