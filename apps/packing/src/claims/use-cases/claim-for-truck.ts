import { palletStatus, type claimPallets, type InputOf, type OutputOf, type PalletRecord, type releasePallets } from '@mullion/contracts';
import { Database, type CallInfo, type Committed } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { Companies } from '../../copies/copies.module';
import { palletRecordOf, PalletWork, shownNumberOf, type PalletState } from '../../pallets/pallets.module';
import { ClaimRepository, type RefusedPallet } from '../claim.repository';

type Claimed = OutputOf<typeof claimPallets>;
type Released = OutputOf<typeof releasePallets>;

/** Why a pallet cannot go onto a truck, null when it can: on a truck already, loaded or gone. */
const refusalOf = (state: PalletState | undefined): string | null => {
  if (!state) return 'pallet.not_found';
  if (state.row.truck_id !== null) return 'pallet.on_truck';
  return state.row.status >= palletStatus.loaded ? 'pallet.locked' : null;
};

/** Pallets onto a truck and off it (docs/architecture.md, rule 6): packing decides under lock, by what its own rows say. */
@Injectable()
export class ClaimForTruck {
  constructor(
    private readonly database: Database,
    private readonly companies: Companies,
  ) {}

  /** Claims what is free; a repeat repeats the answer, and after a release this claim id claims nothing any more. */
  async claim(call: CallInfo, input: InputOf<typeof claimPallets>): Promise<Committed<Claimed>> {
    const company = await this.companies.of(call.context.company_id);
    return this.database.transaction(null, async (tx) => {
      const claims = new ClaimRepository(tx, company.id);
      const claim = await claims.lock(input.claim_id, input.truck_id);
      const work = new PalletWork(tx, company, call.context);
      const states = await work.lock(input.pallet_ids);
      const holding = await work.repository.holding(input.pallet_ids);
      const accepted: PalletRecord[] = [];
      const fresh: PalletState[] = [];
      const refused: RefusedPallet[] = [];
      for (const id of new Set<number>(input.pallet_ids)) {
        const state = states.get(id);
        const isOurs = state?.row.claim_id === input.claim_id && state.row.truck_id === input.truck_id;
        const before = claim.refused.find((one) => one.id === id);
        const code = claim.released_at ? 'conflict' : (refusalOf(state) ?? (holding.has(id) ? 'pallet.products_changing' : null));
        if (isOurs && state) accepted.push(palletRecordOf(state.row));
        else if (before) refused.push(before);
        else if (code !== null || !state)
          refused.push({ id, code: code ?? 'pallet.not_found', shown_number: state ? shownNumberOf(state.row) : `#${id}` });
        else fresh.push({ ...state, row: { ...state.row, truck_id: input.truck_id, claim_id: input.claim_id } });
      }
      const written = await work.write(fresh);
      await claims.keepRefused(input.claim_id, [
        ...claim.refused,
        ...refused.filter((one) => !claim.refused.some((old) => old.id === one.id)),
      ]);
      accepted.push(...written.map((state) => palletRecordOf(state.row)));
      return { accepted, refused: refused as Claimed['refused'] };
    });
  }

  /** Gives pallets back and remembers the claim, so that one that comes late cannot lock a pallet. */
  async release(call: CallInfo, input: InputOf<typeof releasePallets>): Promise<Committed<Released>> {
    const company = await this.companies.of(call.context.company_id);
    return this.database.transaction(null, async (tx) => {
      const claims = new ClaimRepository(tx, company.id);
      await claims.lock(input.claim_id, input.truck_id);
      await claims.release(input.claim_id);
      const work = new PalletWork(tx, company, call.context);
      const states = [...(await work.lock(input.pallet_ids)).values()];
      // Only what this claim holds: an old release that comes again must not take a pallet from the claim that followed.
      const held = states.filter(({ row }) => row.claim_id === input.claim_id && row.status < palletStatus.dispatched);
      const free: PalletState[] = [];
      for (const state of held) {
        // Taken off the truck it is no longer loaded; it stays what it was before the truck scanner saw it.
        const back = state.row.status >= palletStatus.loaded ? await work.setStatus(state.row, statusBefore(state)) : state.row;
        free.push({ ...state, row: { ...back, truck_id: null, claim_id: null } });
      }
      await work.write(free);
      return { released: held.map((state) => state.row.id) as Released['released'] };
    });
  }
}

/** Closed when everything on it is scanned, else prepared. */
const statusBefore = ({ row }: PalletState): number =>
  row.fictive || (row.products_count > 0 && row.loaded_count === row.products_count) ? palletStatus.closed : palletStatus.prepared;
