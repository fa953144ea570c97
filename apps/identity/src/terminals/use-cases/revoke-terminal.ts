import { auditRow, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { auditedTerminal } from '../terminal.mapper';
import { TerminalRepository } from '../terminal.repository';
import { publishLiveTerminals } from './publish-live-terminals';
import { endTerminalSessions } from './end-terminal-sessions';

/** The device is unknown from now on, and whoever works there signed out. @throws AppError `not_found` */
export const revokeTerminal = async (
  { database, clock, bus }: ServiceTools,
  call: CallInfo,
  id: string,
): Promise<Committed<{ ok: true }>> => {
  const done = await database.transaction(call, async (tx) => {
    const now = clock.now();
    const terminals = new TerminalRepository(tx, call.context.company_id, now);
    const before = await terminals.lock(id);
    await terminals.revoke(id);
    await endTerminalSessions(tx, now, before);
    await auditRow(tx, call.context, {
      table: 'terminals',
      id,
      name: before.name,
      before: auditedTerminal(before),
      after: null,
    });
    return { ok: true as const };
  });
  publishLiveTerminals(bus, call.context);
  return done;
};
