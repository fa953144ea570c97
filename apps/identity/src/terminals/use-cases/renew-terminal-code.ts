import type { TerminalCode } from '@mullion/contracts';
import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import { hashOfSecret, newEnrolCode } from '../secret-text';
import { TerminalRepository } from '../terminal.repository';
import { terminalById } from '../terminals.queries';
import { publishLiveTerminals } from './publish-live-terminals';

/**
 * A new code in the place of the one before; the device goes on until another has entered it.
 * @throws AppError `not_found`
 */
export const renewTerminalCode = async (
  { database, clock, bus }: ServiceTools,
  call: CallInfo,
  id: string,
): Promise<Committed<TerminalCode>> => {
  const { company_id, user_id } = call.context;
  let code: string | null = null;
  const done = await database.transaction(call, async (tx): Promise<TerminalCode> => {
    const now = clock.now();
    const terminals = new TerminalRepository(tx, company_id, now);
    await terminals.lock(id);
    code = newEnrolCode();
    await terminals.giveCode(id, { hash: hashOfSecret(code), by: user_id ?? 0 });
    return { ...(await terminalById(tx, company_id, id, now)), code: null };
  });
  publishLiveTerminals(bus, call.context);
  return done.map((made) => ({ ...made, code }));
};
