import { palletStatus, type departPallets as contract, type InputOf, type OutputOf } from '@mullion/contracts';
import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import { companyOf } from '../../core/copies/copies.queries';
import { EstimateRepository } from '../../core/estimates/estimate.repository';
import { planRules } from '../../estimates/estimates.module';
import { PalletWork, serializationFailure } from '../../core/pallets/pallet-work';
import { shownNumberOf } from '../../core/pallets/pallet.mapper';
import type { PalletState } from '../../core/pallets/pallet.row';
import { ClaimRepository } from '../claim.repository';
import { departedWith } from '../rules/departed-with';

type Answer = OutputOf<typeof contract>;
type Refusal = Extract<Answer, { outcome: 'refused' }>;

/**
 * A truck leaves: its claims are exactly this list and every pallet is loaded → 4. Decided under the locks of its
 * pallets, once for each departure, however often it is asked.
 */
export const departPallets = async (
  tools: Pick<ServiceTools, 'database' | 'copies'>,
  call: CallInfo,
  input: InputOf<typeof contract>,
): Promise<Committed<Answer>> => {
  const company = await companyOf(tools, call.context.company_id);
  const { truck: floor } = await planRules(tools, company.id);
  return tools.database.transaction(null, async (tx) => {
    const claims = new ClaimRepository(tx, company.id);
    const known = await claims.departure<Answer>(input.truck_id, input.departure);
    if (known) return known.answer;
    const claimed = await claims.palletsOf(input.truck_id);
    const work = new PalletWork(tx, company, call.context);
    const states = await work.lock([...claimed, ...input.pallet_ids]);
    const onTruck = [...states.values()].filter((state) => state.row.truck_id === input.truck_id);
    if (!isSameList(claimed, idsOf(onTruck))) throw serializationFailure();
    const answer = departureOf(onTruck, input.pallet_ids);
    if (answer.outcome === 'refused') return answer;
    const left: PalletState[] = [];
    for (const state of onTruck) left.push({ ...state, row: await work.setStatus(state.row, palletStatus.dispatched) });
    await work.write(left);
    if (!(await claims.keepDeparture(input.truck_id, input.departure, answer))) throw serializationFailure();
    await new EstimateRepository(tx, company.id).keepDeparted(input.truck_id, input.departure, idsOf(left), floor);
    return answer;
  });
};

/**
 * What a departure with the pallets that a truck has claimed is answered with; `listed` are those that dispatch knows.
 */
export const departureOf = (onTruck: readonly PalletState[], listed: readonly number[]): Answer =>
  refusalOf(onTruck, listed) ?? departedWith(onTruck);

const idsOf = (states: readonly PalletState[]): number[] => states.map((state) => state.row.id);
const byId = (a: number, b: number): number => a - b;
const isSameList = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && [...a].sort(byId).every((id, i) => id === [...b].sort(byId)[i]);

const refusalOf = (onTruck: readonly PalletState[], listed: readonly number[]): Refusal | null => {
  const refuse = (code: string, states: readonly PalletState[]): Refusal => ({
    outcome: 'refused',
    code,
    not_loaded: states.map(({ row }) => ({
      id: row.id as Refusal['not_loaded'][number]['id'],
      shown_number: shownNumberOf(row),
    })),
  });
  if (onTruck.length === 0 && listed.length === 0) return refuse('truck.empty', []);
  if (!isSameList(idsOf(onTruck), listed))
    return refuse(
      'truck.claims_differ',
      onTruck.filter(({ row }) => !listed.some((id) => id === row.id)),
    );
  const unscanned = onTruck.filter(
    ({ row, products }) => row.status < palletStatus.loaded || products.some(({ scrapped }) => scrapped),
  );
  return unscanned.length > 0 ? refuse('truck.not_all_loaded', unscanned) : null;
};
