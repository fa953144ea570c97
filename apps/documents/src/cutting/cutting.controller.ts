import { getCompany, getPalletsToPrint, routes, type InputOf, type OutputOf } from '@mullion/contracts';
import { loadTexts } from '@mullion/i18n';
import { AppError, Handle, Rpc, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { cuttingFile, nothingToCut } from './rules/cutting-file';

/** How many pallets stand in the file's name. */
const NAMED = 3;

@Controller()
export class CuttingController {
  constructor(private readonly rpc: Rpc) {}

  @Handle(routes.exportCuttingFile)
  async cut({ body }: InputOf<typeof routes.exportCuttingFile>, { context }: CallInfo): Promise<OutputOf<typeof routes.exportCuttingFile>> {
    const wanted = [...new Set(body.pallets)];
    const [pallets, company] = await Promise.all([
      this.rpc.ask(getPalletsToPrint, { pallet_ids: wanted }, { context }),
      this.rpc.ask(getCompany, { company_id: context.company_id }, { context }),
    ]);
    if (pallets.length < wanted.length) throw new AppError('pallet.not_found');
    const { content, numbers, skipped } = cuttingFile(pallets, company);
    if (numbers.length === 0)
      throw new AppError(nothingToCut(pallets, skipped), { pallets: skipped.map(({ shown_number }) => shown_number) });
    const texts = await loadTexts(body.language ?? company.template_language, 'documents');
    return { name: `${texts.file.cutting}-${numbers.slice(0, NAMED).join('-')}.csv`, content, skipped: [...skipped] };
  }
}
