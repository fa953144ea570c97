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
  type OutputOf,
  type PackingRun,
} from '@mullion/contracts';
import { Handle, type CallInfo, type Committed } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { runDto } from './run.mapper';
import { RunsQueries } from './runs.queries';
import { RequestPacking } from './use-cases/request-packing';
import { WorkRun } from './use-cases/work-run';

@Controller()
export class RunsController {
  constructor(
    private readonly requests: RequestPacking,
    private readonly work: WorkRun,
    private readonly queries: RunsQueries,
  ) {}

  @Handle(autoPack)
  start(input: InputOf<typeof autoPack>, call: CallInfo): Promise<Committed<PackingRun>> {
    return this.requests.run(call, input.body);
  }

  @Handle(getPackingRun)
  get(input: InputOf<typeof getPackingRun>, call: CallInfo): Promise<PackingRun> {
    return this.queries.one(call.context.company_id, input.params.id);
  }

  @Handle(cancelPackingRun)
  async cancel(input: InputOf<typeof cancelPackingRun>, call: CallInfo): Promise<Committed<PackingRun>> {
    return (await this.work.cancel(call, input.params.id)).map((row) => runDto(row, false));
  }

  @Handle(discardPackingRun)
  async discard(input: InputOf<typeof discardPackingRun>, call: CallInfo): Promise<Committed<PackingRun>> {
    return (await this.work.discard(call, input.params.id)).map((row) => runDto(row, false));
  }

  @Handle(applyPackingRun)
  async apply(input: InputOf<typeof applyPackingRun>, call: CallInfo): Promise<Committed<PackingRun>> {
    return (await this.work.apply(call, input.params.id)).map((row) => runDto(row, true));
  }

  @Handle(undoPackingRun)
  async undo(input: InputOf<typeof undoPackingRun>, call: CallInfo): Promise<Committed<PackingRun>> {
    return (await this.work.undo(call, input.params.id)).map((row) => runDto(row, false));
  }

  @Handle(beginPackingRun)
  begin(input: InputOf<typeof beginPackingRun>, call: CallInfo): Promise<OutputOf<typeof beginPackingRun>> {
    return this.work.begin(call.context.company_id, input);
  }

  @Handle(reportPackingRun)
  report(input: InputOf<typeof reportPackingRun>, call: CallInfo): Promise<OutputOf<typeof reportPackingRun>> {
    return this.work.report(call.context.company_id, input);
  }

  @Handle(finishPackingRun)
  finish(input: InputOf<typeof finishPackingRun>, call: CallInfo): Promise<OutputOf<typeof finishPackingRun>> {
    return this.work.finish(call.context.company_id, input);
  }
}
