import {
  palletStatus,
  type previewDispatch as contract,
  type PalletPreview,
  type InputOf,
  type OutputOf,
} from '@mullion/contracts';
import type { CallInfo, ServiceTools } from '@mullion/server-kit';
import { companyOf } from '../../core/copies/copies.queries';
import { derivePallet } from '../../core/pallets/derive-pallet';
import { PalletRepository } from '../../core/pallets/pallet.repository';
import { toPalletPreview } from '../../core/pallets/pallet-preview';
import type { PalletState } from '../../core/pallets/pallet.row';
import { ClaimRepository } from '../claim.repository';
import { departureOf } from './depart-pallets';
import { comesBack } from './recall-pallets';

type Answer = OutputOf<typeof contract>;

/**
 * What a departure or a recall would be answered with, by the decisions of `depart-pallets` and `recall-pallets`;
 * nothing is written.
 */
export const previewDispatch = async (
  tools: Pick<ServiceTools, 'database' | 'copies'>,
  { context }: Pick<CallInfo, 'context'>,
  { move, truck_id: truckId, departure, pallet_ids: listed }: InputOf<typeof contract>,
): Promise<Answer> => {
  const { company_id: companyId } = context;
  const claims = new ClaimRepository(tools.database, companyId);
  const company = await companyOf(tools, companyId);
  const ids = [...new Set([...(await claims.palletsOf(truckId)), ...listed])];
  const states = [...(await new PalletRepository(tools.database, companyId).read(ids)).values()];
  const become = (changed: readonly PalletState[], status: number): PalletPreview[] =>
    changed.map((state) =>
      toPalletPreview(state.row, derivePallet({ ...state, row: { ...state.row, status } }, company).row),
    );
  const refused = (code: string, params: Record<string, string>): Answer => ({
    refused: { code, params },
    pallets: [],
    orders: [],
  });
  if (move === 'recall') {
    if (await claims.hasLaterDeparture(truckId, departure)) return refused('truck.left_again', {});
    const back = states.filter((state) => comesBack(state, truckId));
    return { refused: null, pallets: become(back, palletStatus.loaded), orders: [] };
  }
  const onTruck = states.filter(({ row }) => row.truck_id === truckId);
  const answer = departureOf(onTruck, listed);
  if (answer.outcome === 'refused') {
    return refused(answer.code, { pallets: answer.not_loaded.map((pallet) => pallet.shown_number).join(', ') });
  }
  return { refused: null, pallets: become(onTruck, palletStatus.dispatched), orders: answer.orders };
};
