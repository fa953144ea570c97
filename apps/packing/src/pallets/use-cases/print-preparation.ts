import { randomUUID } from 'node:crypto';
import {
  palletStatus,
  type InputOf,
  type OutputOf,
  type Pallet,
  type printPreparation as contract,
} from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { companyOf } from '../../core/copies/copies.queries';
import { NumberCounter } from '../number-counter.repository';
import { palletDto, shownNumberOf } from '../../core/pallets/pallet.mapper';
import type { PalletState } from '../../core/pallets/pallet.row';
import { PalletWork } from '../../core/pallets/pallet-work';
import { RenderRequestRepository, type RenderRequest } from '../render-request.repository';
import { askForRender } from './ask-for-render';

type Tools = Pick<ServiceTools, 'database' | 'copies' | 'rpc' | 'clock'>;
type Body = InputOf<typeof contract>['body'];
type Answer = OutputOf<typeof contract>;

interface Confirmed {
  readonly request: Omit<RenderRequest, 'context'>;
  readonly pallets: Pallet[];
  readonly skipped: Answer['skipped'];
}

/** Confirms and numbers pallets in one transaction, then has the list printed; numbers never depend on the PDF. */
export const printPreparation = async (tools: Tools, call: CallInfo, body: Body): Promise<Committed<Answer>> => {
  const confirmed = await confirm(tools, call, body);
  const { request, pallets, skipped } = confirmed.data;
  const { job_id, link } = await askForRender(tools, { ...request, context: call.context });
  return confirmed.map(() => ({ link, job_id, pallets, skipped }));
};

/**
 * Why a pallet is left out of the list; null when it is printed. Broken rules are printed with it, they do not stop it.
 */
const skipRule = ({ row }: PalletState): string | null => {
  if (!row.printable) return 'not_printable';
  return row.products_count === 0 && !row.fictive ? 'empty' : null;
};

const confirm = async (tools: Tools, call: CallInfo, body: Body): Promise<Committed<Confirmed>> => {
  const company = await companyOf(tools, call.context.company_id);
  return tools.database.transaction(call, async (tx) => {
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
    if (printed.length === 0)
      throw new AppError('exports.no_pallets', { pallets: skipped.map((one) => one.shown_number) });
    const pallets = (await numbered(work, printed, tools.clock.now())).map((state) =>
      palletDto(state.row, call.context),
    );
    const request = {
      request_id: randomUUID(),
      pallet_ids: pallets.map((pallet) => pallet.id),
      language: body.language ?? company.template_language,
    };
    // kept with the confirmation, so that the list is printed even if documents is away now
    await new RenderRequestRepository(tx, company.id).insert({ ...request, context: call.context });
    return { request, pallets, skipped };
  });
};

/** One that has a number keeps it; the list that is printed now is right again. */
const numbered = async (work: PalletWork, states: readonly PalletState[], now: Date): Promise<PalletState[]> => {
  const numbers = await new NumberCounter(work.tx, work.company).take(
    states.filter((s) => s.row.number === null).length,
    now,
  );
  const confirmed: PalletState[] = [];
  for (const state of states) {
    const number = state.row.number ?? numbers.shift() ?? null;
    const row = await work.setStatus({ ...state.row, number }, Math.max(state.row.status, palletStatus.prepared));
    confirmed.push({ ...state, row: { ...row, outdated: false, revision: row.revision + 1 } });
  }
  return work.write(confirmed);
};
