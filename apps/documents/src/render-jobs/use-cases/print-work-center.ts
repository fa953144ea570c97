import { readWorkCenter, type InputOf, type renderKinds, type routes, type WorkCenterId } from '@mullion/contracts';
import type { CallInfo } from '@mullion/server-kit';
import { startFile, type StartedFile, type Tools } from './start-file';

type Kind = Extract<(typeof renderKinds)[number], `work_center_${string}`>;

/** A list of what waits at a work center: what stands in it is read when it is drawn. @throws AppError not_found */
export const printWorkCenter = async (
  tools: Tools,
  call: CallInfo,
  kind: Kind,
  { params, body }: InputOf<typeof routes.printWorkCenterOrders>,
): Promise<StartedFile> => {
  const { id } = await tools.rpc.ask(readWorkCenter, { id: params.id as WorkCenterId }, { context: call.context });
  return startFile(tools, call, { kind, options: { workCenter: id }, language: body.language });
};
