import { palletStatus, type departPallets, type InputOf, type OutputOf, type recallPallets } from '@mullion/contracts';
import { Database, type CallInfo, type Committed } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { Companies } from '../../copies/copies.module';
import { PalletWork, shownNumberOf, tryAgain, type PalletState } from '../../pallets/pallets.module';
import { ClaimRepository } from '../claim.repository';

type Answer = OutputOf<typeof departPallets>;
type Refusal = Extract<Answer, { outcome: 'refused' }>;

const byId = (a: number, b: number): number => a - b;
const isSameList = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && [...a].sort(byId).every((id, i) => id === [...b].sort(byId)[i]);

/** A truck leaves, or is called back: decided under the locks of its pallets. */
@Injectable()
export class DepartWithTruck {
  constructor(
    private readonly database: Database,
    private readonly companies: Companies,
  ) {}

  /** The claims of the truck are exactly this list and every pallet is loaded → 4. Once for each departure, however often it is asked. */
  async depart(call: CallInfo, input: InputOf<typeof departPallets>): Promise<Committed<Answer>> {
    const company = await this.companies.of(call.context.company_id);
    return this.database.transaction(null, async (tx) => {
      const claims = new ClaimRepository(tx, company.id);
      const known = await claims.departure<Answer>(input.truck_id, input.departure);
      if (known) return known.answer;
      const claimed = await claims.palletsOf(input.truck_id);
      const work = new PalletWork(tx, company, call.context);
      const states = await work.lock([...claimed, ...input.pallet_ids]);
      const onTruck = [...states.values()].filter((state) => state.row.truck_id === input.truck_id);
      if (
        !isSameList(
          claimed,
          onTruck.map((state) => state.row.id),
        )
      )
        throw tryAgain();
      const refusal = this.refusal(onTruck, input.pallet_ids);
      if (refusal) return refusal;
      const left: PalletState[] = [];
      for (const state of onTruck) left.push({ ...state, row: await work.setStatus(state.row, palletStatus.dispatched) });
      await work.write(left);
      const answer: Answer = { outcome: 'departed', orders: ordersOf(onTruck) };
      if (!(await claims.keepDeparture(input.truck_id, input.departure, answer))) throw tryAgain();
      return answer;
    });
  }

  /** Pallets of this departure back from 4 to 3; a recall that comes again, or after the next departure, changes nothing. */
  async recall(call: CallInfo, input: InputOf<typeof recallPallets>): Promise<Committed<{ ok: true }>> {
    const company = await this.companies.of(call.context.company_id);
    return this.database.transaction(null, async (tx) => {
      const claims = new ClaimRepository(tx, company.id);
      const known = await claims.departure<Answer>(input.truck_id, input.departure);
      if (!known || known.recalled_at !== null) return { ok: true as const };
      const work = new PalletWork(tx, company, call.context);
      const states = [...(await work.lock(input.pallet_ids)).values()];
      const gone = states.filter(({ row }) => row.truck_id === input.truck_id && row.status === palletStatus.dispatched);
      const back: PalletState[] = [];
      for (const state of gone) back.push({ ...state, row: await work.setStatus(state.row, palletStatus.loaded) });
      await work.write(back);
      await claims.keepRecall(input.truck_id, input.departure);
      return { ok: true as const };
    });
  }

  private refusal(onTruck: readonly PalletState[], listed: readonly number[]): Refusal | null {
    const refuse = (code: string, states: readonly PalletState[]): Refusal => ({
      outcome: 'refused',
      code,
      not_loaded: states.map(({ row }) => ({ id: row.id as Refusal['not_loaded'][number]['id'], shown_number: shownNumberOf(row) })),
    });
    if (onTruck.length === 0 && listed.length === 0) return refuse('truck.empty', []);
    const ids = onTruck.map((state) => state.row.id);
    if (!isSameList(ids, listed))
      return refuse(
        'truck.claims_differ',
        onTruck.filter(({ row }) => !listed.some((id) => id === row.id)),
      );
    const unscanned = onTruck.filter(({ row }) => row.status < palletStatus.loaded);
    return unscanned.length > 0 ? refuse('truck.not_all_loaded', unscanned) : null;
  }
}

const ordersOf = (states: readonly PalletState[]): Extract<Answer, { outcome: 'departed' }>['orders'] => {
  const orders = new Map<number, number[]>();
  for (const product of states.flatMap((state) => state.products))
    orders.set(product.order_id, [...(orders.get(product.order_id) ?? []), product.id]);
  return [...orders]
    .sort(([a], [b]) => a - b)
    .map(([order_id, product_ids]) => ({ order_id, product_ids: product_ids.sort(byId) })) as never;
};
