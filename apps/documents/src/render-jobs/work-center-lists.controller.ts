import { readWorkCenter, routes, type InputOf, type renderKinds, type WorkCenterId } from '@mullion/contracts';
import { Handle, Rpc, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { MakeFile } from './use-cases/make-file';

type Kind = Extract<(typeof renderKinds)[number], `work_center_${string}`>;

/** The two lists of what waits at a work center: what stands in them is read when they are drawn. */
@Controller()
export class WorkCenterListsController {
  constructor(
    private readonly files: MakeFile,
    private readonly rpc: Rpc,
  ) {}

  @Handle(routes.printWorkCenterOrders)
  orders(input: InputOf<typeof routes.printWorkCenterOrders>, call: CallInfo) {
    return this.start(call, 'work_center_orders', input);
  }

  @Handle(routes.printWorkCenterPositions)
  positions(input: InputOf<typeof routes.printWorkCenterPositions>, call: CallInfo) {
    return this.start(call, 'work_center_positions', input);
  }

  private async start(call: CallInfo, kind: Kind, { params, body }: InputOf<typeof routes.printWorkCenterOrders>) {
    const { id } = await this.rpc.ask(readWorkCenter, { id: params.id as WorkCenterId }, { context: call.context });
    return this.files.start(call, { kind, options: { workCenter: id }, language: body.language });
  }
}
