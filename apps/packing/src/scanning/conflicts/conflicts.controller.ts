import {
  getWaitingScans,
  listScanConflicts,
  reportTerminalWork,
  resolveScanConflict as resolveContract,
  type InputOf,
} from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { pageOfConflicts, waitingScansOf } from './conflicts.queries';
import { reportWork } from './use-cases/report-work';
import { resolveConflict } from './use-cases/resolve-conflict';

@Controller()
export class ConflictsController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(listScanConflicts)
  list({ query }: InputOf<typeof listScanConflicts>, { context }: CallInfo) {
    return pageOfConflicts(this.tools.database, context, query);
  }

  @Handle(resolveContract)
  resolve(input: InputOf<typeof resolveContract>, call: CallInfo) {
    return resolveConflict(this.tools, call, input);
  }

  @Handle(reportTerminalWork)
  report(input: InputOf<typeof reportTerminalWork>, call: CallInfo) {
    return reportWork(this.tools, call, input);
  }

  @Handle(getWaitingScans)
  waiting({ params }: InputOf<typeof getWaitingScans>, { context }: CallInfo) {
    return waitingScansOf(this.tools.database, context.company_id, params.id);
  }
}
