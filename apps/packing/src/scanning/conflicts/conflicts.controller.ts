import {
  getWaitingScans,
  listScanConflicts,
  reportTerminalWork,
  settleScanConflict as settleContract,
  type InputOf,
  type OutputOf,
} from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { conflictDto } from './scan-conflict.mapper';
import { ScanConflictRepository } from './scan-conflict.repository';
import { TerminalWorkRepository } from './terminal-work.repository';
import { settleConflict } from './use-cases/settle-conflict';

@Controller()
export class ConflictsController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(listScanConflicts)
  async list({ query }: InputOf<typeof listScanConflicts>, { context }: CallInfo): Promise<OutputOf<typeof listScanConflicts>> {
    const { rows, total } = await new ScanConflictRepository(this.tools.database, context.company_id).page(query);
    return { data: rows.map((row) => conflictDto(row, context)), last_page: Math.max(1, Math.ceil(total / query.rows)), total };
  }

  @Handle(settleContract)
  settle(input: InputOf<typeof settleContract>, call: CallInfo) {
    return settleConflict(this.tools, call, input);
  }

  @Handle(reportTerminalWork)
  async report({ body }: InputOf<typeof reportTerminalWork>, call: CallInfo) {
    const { company_id, user_id: id, user_name: name } = call.context;
    return this.tools.database.transaction(call, async (tx): Promise<OutputOf<typeof reportTerminalWork>> => {
      await new TerminalWorkRepository(tx, company_id).report(body.terminal, { id, name }, body.work);
      return { ok: true };
    });
  }

  @Handle(getWaitingScans)
  async waiting({ params }: InputOf<typeof getWaitingScans>, { context }: CallInfo): Promise<OutputOf<typeof getWaitingScans>> {
    return { terminals: await new TerminalWorkRepository(this.tools.database, context.company_id).waitingFor(params.id) };
  }
}
