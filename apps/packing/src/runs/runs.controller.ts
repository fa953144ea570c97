import {
  applyPackingRun,
  autoPack,
  beginPackingRun,
  cancelPackingRun,
  discardPackingRun,
  finishPackingRun,
  getPackingRun,
  reportPackingRun,
  undoPackingRun,
  type InputOf,
} from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { runById } from './runs.queries';
import { applyRun } from './use-cases/apply-run';
import { beginRun } from './use-cases/begin-run';
import { cancelRun, discardRun } from './use-cases/cancel-run';
import { finishRun } from './use-cases/finish-run';
import { reportRun } from './use-cases/report-run';
import { requestPacking } from './use-cases/request-packing';
import { undoRun } from './use-cases/undo-run';

@Controller()
export class RunsController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(autoPack)
  start({ body }: InputOf<typeof autoPack>, call: CallInfo) {
    return requestPacking(this.tools, call, body);
  }

  @Handle(getPackingRun)
  get({ params }: InputOf<typeof getPackingRun>, { context }: CallInfo) {
    return runById(this.tools.database, context.company_id, params.id);
  }

  @Handle(cancelPackingRun)
  cancel({ params }: InputOf<typeof cancelPackingRun>, call: CallInfo) {
    return cancelRun(this.tools, call, params.id);
  }

  @Handle(discardPackingRun)
  discard({ params }: InputOf<typeof discardPackingRun>, call: CallInfo) {
    return discardRun(this.tools, call, params.id);
  }

  @Handle(applyPackingRun)
  apply({ params, body }: InputOf<typeof applyPackingRun>, call: CallInfo) {
    return applyRun(this.tools, call, params.id, body.variant);
  }

  @Handle(undoPackingRun)
  undo({ params }: InputOf<typeof undoPackingRun>, call: CallInfo) {
    return undoRun(this.tools, call, params.id);
  }

  @Handle(beginPackingRun)
  begin(input: InputOf<typeof beginPackingRun>, { context }: CallInfo) {
    return beginRun(this.tools, context.company_id, input.run_id);
  }

  @Handle(reportPackingRun)
  report(input: InputOf<typeof reportPackingRun>, { context }: CallInfo) {
    return reportRun(this.tools, context.company_id, input);
  }

  @Handle(finishPackingRun)
  finish(input: InputOf<typeof finishPackingRun>, { context }: CallInfo) {
    return finishRun(this.tools, context.company_id, input);
  }
}
