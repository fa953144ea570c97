import { randomUUID } from 'node:crypto';
import { arrangeFloorJob, type FloorInstance, type PalletRecord } from '@mullion/contracts';
import { dispatchPriorityOf, isLoadFixed } from '@mullion/packing-model';
import { auditedBy, type AuditActor, type Queues, type Tx } from '@mullion/server-kit';
import { palletCopies } from '../../copies/copies.queries';
import { ArrangementRepository, type ArrangementRow } from '../arrangement.repository';
import { TruckRepository } from '../truck.repository';
import type { LoadRow, TruckRow } from '../truck.row';
import { numberAddedPallets } from './number-added-pallets';

/**
 * How long the search may take; a floor of 40 pallets is near its end after 0.2 s (reference figures of the optimiser).
 */
const BUDGET_MS = 700;
/** A truck is locked this long at most; the lock ends by itself when a worker dies (TRK-07). */
export const LOCK_SECONDS = 15;

export type FloorValues = Pick<
  TruckRow,
  'length' | 'width' | 'height' | 'max_pallet_weight' | 'max_king_pin' | 'max_axles' | 'between_pallets' | 'allow_turn'
>;

/** In whose name a floor is arranged. */
export interface Arranger {
  readonly userId: number | null;
  readonly userName: string;
  /** Set where a person asked for the arrangement by itself: one that follows an edit is audited with that edit. */
  readonly askedBy?: AuditActor;
}

/**
 * Asks for a new arrangement of a locked truck and names who has the truck meanwhile; a search that is still open is
 * replaced. Enqueued after the commit. Gives the truck as it is now; without pallets there is nothing to search.
 */
export const requestArrangement = async (tx: Tx, queues: Queues, truck: TruckRow, by: Arranger): Promise<TruckRow> => {
  const trucks = new TruckRepository(tx, truck.company_id);
  const arrangements = new ArrangementRepository(tx, truck.company_id);
  await arrangements.replaceOpen(truck.id);
  await numberAddedPallets(tx, truck.company_id, truck.id);
  const loads = (await trucks.loads(truck.id)).filter((load) => load.state !== 'leaving');
  const pallets = await palletCopies(
    tx,
    truck.company_id,
    loads.map((load) => load.pallet_id),
  );
  const known = loads.flatMap((load) => pallets.get(load.pallet_id) ?? []);
  if (known.length === 0) return trucks.update(truck.id, { ...noSearch, lower_bound_length: null });
  const standing = new Map(loads.map((load) => [load.pallet_id as number, load]));
  const instance = instanceOf(truck, known, standing, 'one');
  const id = await insert(tx, queues, truck.company_id, {
    truck_id: truck.id,
    instance,
    asked_by: by.askedBy ? auditedBy(by.askedBy) : null,
  });
  await trucks.lockFor(truck.id, by, LOCK_SECONDS);
  return trucks.update(truck.id, { arrangement_id: id, arrangement_failed: false });
};

/**
 * Asks how many floors of these values some pallets need and how they stand, `stops` by pallet; nothing is written to
 * trucks. Gives the id of the search.
 */
export const requestFloors = (
  tx: Tx,
  queues: Queues,
  companyId: number,
  truck: FloorValues,
  pallets: readonly PalletRecord[],
  stops: ReadonlyMap<number, Pick<LoadRow, 'dispatch_priority'>>,
): Promise<string> =>
  insert(tx, queues, companyId, {
    truck_id: null,
    instance: instanceOf(truck, pallets, stops, 'many'),
    asked_by: null,
  });

/** Columns of a truck that nothing is searched for. */
export const noSearch = {
  arrangement_id: null,
  arrangement_failed: false,
  locked_by: null,
  locked_by_id: null,
  locked_until: null,
} as const;

/**
 * A person has placed pallets: a search that is still open would put them elsewhere and is dropped. Gives the columns
 * to write.
 */
export const dropSearch = async (tx: Tx, truck: TruckRow): Promise<Partial<typeof noSearch>> => {
  if (truck.arrangement_id === null) return {};
  await new ArrangementRepository(tx, truck.company_id).replaceOpen(truck.id);
  return noSearch;
};

/** Puts the job of a search into its queue; the sweep does it again when Redis was away. */
export const enqueueArrangement = async (queues: Queues, id: string, companyId: number): Promise<void> => {
  await queues.enqueue(arrangeFloorJob, arrangeFloorJob.payload.parse({ arrangement_id: id, company_id: companyId }));
};

const insert = async (
  tx: Tx,
  queues: Queues,
  companyId: number,
  search: Pick<ArrangementRow, 'truck_id' | 'instance' | 'asked_by'>,
): Promise<string> => {
  const id = randomUUID();
  await new ArrangementRepository(tx, companyId).insert({ id, ...search });
  tx.afterCommit(() => void enqueueArrangement(queues, id, companyId));
  return id;
};

/** A load, or a pallet of which only the stop is known. */
type Known = LoadRow | Pick<LoadRow, 'dispatch_priority'>;

const instanceOf = (
  truck: FloorValues,
  pallets: readonly PalletRecord[],
  standing: ReadonlyMap<number, Known>,
  trucks: 'one' | 'many',
): FloorInstance => ({
  truck: {
    length: truck.length,
    width: truck.width,
    height: truck.height,
    max_weight: Number(truck.max_pallet_weight),
    between_pallets: truck.between_pallets,
    max_king_pin: Number(truck.max_king_pin),
    max_axles: Number(truck.max_axles),
  },
  pallets: pallets.map((pallet) => ({
    ...standsOf(pallet, standing.get(pallet.id)),
    id: pallet.id,
    length: pallet.length,
    width: pallet.width,
    height: pallet.height,
    weight: pallet.weight,
    dispatch_priority: dispatchPriorityOf(priorityOf(pallet, standing.get(pallet.id))),
    allow_turn: truck.allow_turn,
  })),
  trucks,
  budget_ms: BUDGET_MS,
});

/**
 * On a truck it is the load that says when a pallet is unloaded; one that is to get onto a truck says so itself, unless
 * somebody has chosen.
 */
const priorityOf = (pallet: PalletRecord, load: Known | undefined): number | null =>
  load && 'state' in load ? load.dispatch_priority : (load?.dispatch_priority ?? pallet.dispatch_priority);

/** One that has no place yet is to get one. */
const standsOf = (
  { status }: PalletRecord,
  load: Known | undefined,
): Pick<FloorInstance['pallets'][number], 'stands'> =>
  load && 'state' in load && load.state === 'placed'
    ? { stands: { x: load.x, y: load.y, is_turned: load.is_turned, is_fixed: isLoadFixed(status) } }
    : {};
