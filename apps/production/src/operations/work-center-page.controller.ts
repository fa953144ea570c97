import {
  getUnitAtCenter,
  getWorkCenterPage,
  listOperationComments,
  listWorkCenterCounts,
  type InputOf,
  type OutputOf,
} from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { readOperationComments } from './use-cases/read-operation-comments';
import { readUnitAtCenter } from './use-cases/read-unit-at-center';
import { readWorkCenterPage } from './use-cases/read-work-center-page';
import { countsOfCenters } from './work-center-page.queries';

@Controller()
export class WorkCenterPageController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(listWorkCenterCounts)
  counts(
    _input: InputOf<typeof listWorkCenterCounts>,
    { context }: CallInfo,
  ): Promise<OutputOf<typeof listWorkCenterCounts>> {
    return countsOfCenters(this.tools.database, context.company_id) as Promise<OutputOf<typeof listWorkCenterCounts>>;
  }

  @Handle(getWorkCenterPage)
  page(input: InputOf<typeof getWorkCenterPage>, call: CallInfo) {
    return readWorkCenterPage(this.tools, call, input);
  }

  @Handle(getUnitAtCenter)
  unit(input: InputOf<typeof getUnitAtCenter>, call: CallInfo) {
    return readUnitAtCenter(this.tools, call, input);
  }

  @Handle(listOperationComments)
  comments({ params }: InputOf<typeof listOperationComments>, { context }: CallInfo) {
    return readOperationComments(this.tools.database, context.company_id, params.id);
  }
}
