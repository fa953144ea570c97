import { getTrucksToPrint, type InputOf, type routes } from '@mullion/contracts';
import { AppError, type CallInfo } from '@mullion/server-kit';
import { startFile, type StartedFile, type Tools } from './start-file';

/** @throws AppError not_found for trucks of another company */
export const printTrucks = async (
  tools: Tools,
  call: CallInfo,
  body: InputOf<typeof routes.printTrucks>['body'],
): Promise<StartedFile> => {
  const found = await tools.rpc.ask(getTrucksToPrint, { truck_ids: body.trucks }, { context: call.context });
  if (found.length !== new Set(body.trucks).size) throw new AppError('not_found');
  return startFile(tools, call, { kind: 'truck', truckIds: body.trucks, language: body.language });
};
