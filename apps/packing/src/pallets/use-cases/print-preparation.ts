import { randomUUID } from 'node:crypto';
import { palletStatus, type InputOf, type OutputOf, type Pallet, type printPreparation } from '@mullion/contracts';
import { AppError, Database, type CallInfo, type Committed } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { Companies } from '../../copies/copies.module';
import { NumberCounter } from '../../numbers/numbers.module';
import { palletDto, shownNumberOf } from '../pallet.mapper';
import type { PalletState } from '../pallet.row';
import { PalletWork } from '../pallet-work';
import { RenderRequests } from '../render-requests';

type Body = InputOf<typeof printPreparation>['body'];
type Answer = OutputOf<typeof printPreparation>;
type Skipped = Answer['skipped'][number];

interface Confirmed {
  readonly request_id: string;
  readonly pallets: Pallet[];
  readonly skipped: Skipped[];
}

/** Why a pallet is left out of the list; null when it is printed. Broken rules are printed with it, they do not stop it. */
const skipRule = ({ row }: PalletState): string | null => {
  if (!row.printable) return 'not_printable';
  return row.products_count === 0 && !row.fictive ? 'empty' : null;
};

/** Confirms and numbers pallets in one transaction, then has the list made; numbers never depend on the PDF. */
@Injectable()
export class PrintPreparation {
  constructor(
    private readonly database: Database,
    private readonly companies: Companies,
    private readonly renders: RenderRequests,
  ) {}

  async run(call: CallInfo, body: Body): Promise<Committed<Answer>> {
    const confirmed = await this.confirm(call, body);
    const { request_id, pallets, skipped } = confirmed.data;
    const { job_id, link } = await this.renders.ask({
      request_id,
      pallet_ids: pallets.map((pallet) => pallet.id),
      language: body.language ?? call.language,
      context: call.context,
    });
    return confirmed.map(() => ({ link, job_id, pallets, skipped }));
  }

  private async confirm(call: CallInfo, body: Body): Promise<Committed<Confirmed>> {
    const company = await this.companies.of(call.context.company_id);
    return this.database.transaction(call, async (tx) => {
      const work = new PalletWork(tx, company, call.context);
      const locked = await work.lock(body.pallets);
      const states = [...new Set<number>(body.pallets)].map((id) => {
        const state = locked.get(id);
        if (!state) throw new AppError('pallet.not_found', { pallet: id });
        return state;
      });
      const printed = states.filter((state) => skipRule(state) === null);
      const skipped = states.flatMap((state) => {
        const rule = skipRule(state);
        return rule === null ? [] : [{ id: state.row.id as Pallet['id'], shown_number: shownNumberOf(state.row), rule }];
      });
      if (printed.length === 0) throw new AppError('exports.no_pallets', { pallets: skipped.map((one) => one.shown_number) });
      const rows = (await this.number(work, printed)).map((state) => palletDto(state.row, call.context));
      const request_id = randomUUID();
      await this.renders.keep(tx, {
        request_id,
        pallet_ids: rows.map((row) => row.id),
        language: body.language ?? call.language,
        context: call.context,
      });
      return { request_id, pallets: rows, skipped };
    });
  }

  /** One that has a number keeps it; the list that is printed now tells the truth again. */
  private async number(work: PalletWork, states: readonly PalletState[]): Promise<PalletState[]> {
    const numbers = await new NumberCounter(work.tx, work.company).take(states.filter((s) => s.row.number === null).length, new Date());
    const confirmed: PalletState[] = [];
    for (const state of states) {
      const number = state.row.number ?? numbers.shift() ?? null;
      const row = await work.setStatus({ ...state.row, number }, Math.max(state.row.status, palletStatus.prepared));
      confirmed.push({ ...state, row: { ...row, outdated: false, revision: row.revision + 1 } });
    }
    return work.write(confirmed);
  }
}
