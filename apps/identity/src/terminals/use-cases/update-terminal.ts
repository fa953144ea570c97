import { randomUUID } from 'node:crypto';
import type { InputOf, Terminal, updateTerminal as contract } from '@mullion/contracts';
import { AppError, auditRow, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { auditedTerminal } from '../terminal.mapper';
import { TerminalRepository } from '../terminal.repository';
import { terminalById } from '../terminals.queries';
import { publishLiveTerminals } from './publish-live-terminals';
import { endTerminalSessions } from './end-terminal-sessions';

/**
 * Another name, or other pages: then whoever works there signs in again.
 * @throws AppError `not_found`, `terminal.name_taken`, `conflict` with the current terminal
 */
export const updateTerminal = async (
  { database, clock, bus }: ServiceTools,
  call: CallInfo,
  { params: { id }, body }: InputOf<typeof contract>,
): Promise<Committed<Terminal>> => {
  const { company_id } = call.context;
  const done = await database.transaction(call, async (tx) => {
    const now = clock.now();
    const terminals = new TerminalRepository(tx, company_id, now);
    const before = await terminals.lock(id);
    if (body.version !== undefined && body.version !== before.version)
      throw new AppError('conflict', {}, { current: await terminalById(tx, company_id, id, now) });
    const { name, kinds } = body;
    const opensOther = [...kinds].sort().join() !== [...before.kinds].sort().join();
    await terminals.change(id, body.version, {
      name,
      kinds,
      ...(opensOther && before.enrolment_id !== null ? { enrolment_id: randomUUID() } : {}),
    });
    if (opensOther) await endTerminalSessions(tx, now, before);
    await auditRow(tx, call.context, {
      table: 'terminals',
      id,
      name,
      before: auditedTerminal(before),
      after: auditedTerminal(body),
    });
    return terminalById(tx, company_id, id, now);
  });
  publishLiveTerminals(bus, call.context);
  return done;
};
