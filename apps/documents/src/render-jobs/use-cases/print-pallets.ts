import { getPalletsToPrint, type InputOf, type OutputOf, type routes } from '@mullion/contracts';
import { AppError, type CallInfo } from '@mullion/server-kit';
import { startFile, type Tools } from './start-file';

type Answer = OutputOf<typeof routes.printLoading>;

/**
 * Lists and labels carry the pallet's number: those without one are left out and named.
 * @throws AppError pallet.not_found, exports.no_pallets
 */
export const printPallets = async (
  tools: Tools,
  call: CallInfo,
  kind: 'loading' | 'barcodes',
  body: InputOf<typeof routes.printLoading>['body'],
): Promise<Answer> => {
  const pallets = await tools.rpc.ask(getPalletsToPrint, { pallet_ids: body.pallets }, { context: call.context });
  if (pallets.length < new Set(body.pallets).size) throw new AppError('pallet.not_found');
  const numbered = pallets.filter((pallet) => pallet.number !== null);
  if (numbered.length === 0) throw new AppError('exports.no_pallets');
  const skipped = pallets.filter((pallet) => pallet.number === null);
  const made = await startFile(tools, call, {
    kind,
    palletIds: numbered.map((pallet) => pallet.id),
    language: body.language,
  });
  return {
    ...made,
    skipped: skipped.map((pallet) => ({ id: pallet.id, shown_number: pallet.shown_number, rule: 'no_number' })),
  };
};
