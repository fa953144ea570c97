import { getCompany, getPalletsToPrint, type InputOf, type OutputOf, type routes } from '@mullion/contracts';
import { loadTexts } from '@mullion/i18n';
import { printPlankPositions } from '@mullion/packing-model';
import { AppError, type CallInfo, type Rpc } from '@mullion/server-kit';
import { cuttingFile, nothingToCut } from '../rules/cutting-file';

/** How many pallets stand in the file's name. */
const NAMED = 3;

/** @throws AppError pallet.not_found; why nothing of the pallets can be cut */
export const exportCuttingFile = async (
  rpc: Rpc,
  { context }: CallInfo,
  body: InputOf<typeof routes.exportCuttingFile>['body'],
): Promise<OutputOf<typeof routes.exportCuttingFile>> => {
  const wanted = [...new Set(body.pallets)];
  const [pallets, company] = await Promise.all([
    rpc.ask(getPalletsToPrint, { pallet_ids: wanted }, { context }),
    rpc.ask(getCompany, { company_id: context.company_id }, { context }),
  ]);
  if (pallets.length < wanted.length) throw new AppError('pallet.not_found');
  const { content, lines, separator, numbers, skipped } = cuttingFile(pallets, company);
  if (numbers.length === 0)
    throw new AppError(nothingToCut(pallets, skipped), { pallets: skipped.map(({ shown_number }) => shown_number) });
  const texts = await loadTexts(body.language ?? company.template_language, 'documents');
  const named = numbers.slice(0, NAMED).join('-');
  const head = [texts.pallet, texts.layer, texts.plank, texts.length, texts.pieces, texts.positions];
  return {
    name: `${texts.file.cutting}-${named}.csv`,
    content,
    positions: {
      name: `${texts.file.positions}-${named}.csv`,
      content: `\uFEFF${printPlankPositions(lines, head, separator)}`,
    },
    skipped: [...skipped],
  };
};
