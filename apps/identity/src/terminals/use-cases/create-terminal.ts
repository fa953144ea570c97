import { randomUUID } from 'node:crypto';
import type { createTerminal as contract, InputOf, TerminalCode } from '@mullion/contracts';
import { auditRow, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { hashOfSecret, newEnrolCode } from '../secret-text';
import { auditedTerminal } from '../terminal.mapper';
import { TerminalRepository } from '../terminal.repository';
import { terminalById } from '../terminals.queries';
import { publishLiveTerminals } from './publish-live-terminals';

/**
 * A new terminal with the code that enrols it; the code is answered by the request that made it and by no repetition.
 * @throws AppError `terminal.name_taken`, `terminal.too_many`
 */
export const createTerminal = async (
  { database, clock, bus }: ServiceTools,
  call: CallInfo,
  { name, kinds }: InputOf<typeof contract>['body'],
): Promise<Committed<TerminalCode>> => {
  const { company_id, user_id } = call.context;
  let code: string | null = null;
  const done = await database.transaction(call, async (tx): Promise<TerminalCode> => {
    const now = clock.now();
    const terminals = new TerminalRepository(tx, company_id, now);
    await terminals.mustHaveRoom();
    const id = randomUUID();
    await terminals.create({ id, name, kinds, createdBy: user_id ?? 0 });
    code = newEnrolCode();
    await terminals.giveCode(id, { hash: hashOfSecret(code), by: user_id ?? 0 });
    await auditRow(tx, call.context, {
      table: 'terminals',
      id,
      name,
      before: null,
      after: auditedTerminal({ name, kinds }),
    });
    return { ...(await terminalById(tx, company_id, id, now)), code: null };
  });
  publishLiveTerminals(bus, call.context);
  return done.map((made) => ({ ...made, code }));
};
