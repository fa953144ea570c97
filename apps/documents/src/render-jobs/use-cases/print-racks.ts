import { getRacksToPrint, type InputOf, type routes } from '@mullion/contracts';
import { AppError, type CallInfo } from '@mullion/server-kit';
import { startFile, type StartedFile, type Tools } from './start-file';

/**
 * Labels of racks in the order asked for, as they are in this moment: code, how to find it, barcode.
 * @throws AppError not_found
 */
export const printRacks = async (
  tools: Tools,
  call: CallInfo,
  body: InputOf<typeof routes.printRacks>['body'],
): Promise<StartedFile> => {
  const racks = await tools.rpc.ask(getRacksToPrint, { rack_ids: body.racks }, { context: call.context });
  const byId = new Map(racks.map((rack) => [rack.id as number, rack]));
  const rows = body.racks.map((id) => {
    const rack = byId.get(id);
    if (!rack) throw new AppError('not_found');
    return [rack.code, [rack.zone, rack.place].filter(Boolean).join(', '), rack.barcode];
  });
  return startFile(tools, call, { kind: 'racks', options: { table: { title: null, rows } }, language: body.language });
};
