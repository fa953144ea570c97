import { getOrdersByIds, type InputOf, type routes } from '@mullion/contracts';
import { AppError, type CallInfo } from '@mullion/server-kit';
import { startFile, type StartedFile, type Tools } from './start-file';

/** @throws AppError not_found for orders of another company */
export const exportPreparation = async (
  tools: Tools,
  call: CallInfo,
  body: InputOf<typeof routes.exportPreparationCsv>['body'],
): Promise<StartedFile> => {
  const orders = [...new Set(body.orders)];
  const found = await tools.rpc.ask(getOrdersByIds, { ids: orders }, { context: call.context });
  if (found.length !== orders.length) throw new AppError('not_found');
  return startFile(tools, call, { kind: 'preparation_csv', options: { orders }, language: body.language });
};
