import type { InputOf, OutputOf, reportTerminalWork as contract } from '@mullion/contracts';
import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import { TerminalWorkRepository } from '../terminal-work.repository';

/** A terminal says what it works on and what waits on it, in place of what it said before. */
export const reportWork = (
  { database }: Pick<ServiceTools, 'database'>,
  call: CallInfo,
  { body }: InputOf<typeof contract>,
): Promise<Committed<OutputOf<typeof contract>>> => {
  const { company_id, user_id: id, user_name: name } = call.context;
  return database.transaction(call, async (tx): Promise<OutputOf<typeof contract>> => {
    await new TerminalWorkRepository(tx, company_id).report(body.terminal, { id, name }, body.work);
    return { ok: true };
  });
};
