import {
  palletStatus,
  type claimPallets as contract,
  type InputOf,
  type OutputOf,
  type PalletRecord,
} from '@mullion/contracts';
import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import { companyOf } from '../../core/copies/copies.queries';
import { shownNumberOf } from '../../core/pallets/pallet.mapper';
import { palletRecordOf } from '../../core/pallets/record-pallet';
import { PalletWork } from '../../core/pallets/pallet-work';
import type { PalletState } from '../../core/pallets/pallet.row';
import { ClaimRepository, type RefusedPallet } from '../claim.repository';

/** Why a pallet cannot go onto a truck, null when it can: on a truck already, loaded or gone. */
const refusalOf = (state: PalletState | undefined): string | null => {
  if (!state) return 'pallet.not_found';
  if (state.row.truck_id !== null) return 'pallet.on_truck';
  return state.row.status >= palletStatus.loaded ? 'pallet.locked' : null;
};

/**
 * Pallets onto a truck (docs/architecture.md, rule 6): decided under lock, by packing's own rows. A repeat gets the
 * same answer, and after a release this claim id claims nothing any more.
 */
export const claimPallets = async (
  tools: Pick<ServiceTools, 'database' | 'copies'>,
  call: CallInfo,
  input: InputOf<typeof contract>,
): Promise<Committed<OutputOf<typeof contract>>> => {
  const company = await companyOf(tools, call.context.company_id);
  return tools.database.transaction(null, async (tx) => {
    const claims = new ClaimRepository(tx, company.id);
    const claim = await claims.lock(input.claim_id, input.truck_id);
    const work = new PalletWork(tx, company, call.context);
    const states = await work.lock(input.pallet_ids);
    const reserved = await work.repository.reserved(input.pallet_ids);
    const accepted: PalletRecord[] = [];
    const fresh: PalletState[] = [];
    const refused: RefusedPallet[] = [];
    for (const id of new Set<number>(input.pallet_ids)) {
      const state = states.get(id);
      const isOurs = state?.row.claim_id === input.claim_id && state.row.truck_id === input.truck_id;
      const before = claim.refused.find((one) => one.id === id);
      const code = claim.released_at
        ? 'conflict'
        : (refusalOf(state) ?? (reserved.has(id) ? 'pallet.products_changing' : null));
      if (isOurs && state) accepted.push(palletRecordOf(state.row));
      else if (before) refused.push(before);
      else if (code !== null || !state)
        refused.push({
          id,
          code: code ?? 'pallet.not_found',
          shown_number: state ? shownNumberOf(state.row) : `#${id}`,
        });
      else fresh.push({ ...state, row: { ...state.row, truck_id: input.truck_id, claim_id: input.claim_id } });
    }
    const written = await work.write(fresh);
    await claims.keepRefused(input.claim_id, [
      ...claim.refused,
      ...refused.filter((one) => !claim.refused.some((old) => old.id === one.id)),
    ]);
    accepted.push(...written.map((state) => palletRecordOf(state.row)));
    return { accepted, refused: refused as OutputOf<typeof contract>['refused'] };
  });
};
