import { lowestStatusByHand, productStatus, type StatusFacts, statusFromFacts } from '@mullion/contracts';

/** The facts of each service about a product, with their versions. */
export interface ProductFacts {
  readonly manual_status: number;
  readonly manual_production_version: number;
  readonly production_status: number;
  readonly production_version: number;
  /** Packing's, with the version of the placement they came with. */
  readonly pallet_id: number | null;
  readonly loaded_at: Date | null;
  readonly placement_version: number;
  /** The truck that has left with it, the number of that departure and its moment. */
  readonly departed_truck_id: number | null;
  readonly departure: number | null;
  readonly departed_at: Date | null;
  /** When it was unloaded on that departure. */
  readonly delivered_at: Date | null;
}
interface KnownProduct extends ProductFacts {
  readonly id: number;
  readonly status: number;
}

export const statusFactsOf = (facts: ProductFacts): StatusFacts => ({
  manual_status: facts.manual_status,
  manual_production_version: facts.manual_production_version,
  production_status: facts.production_status,
  production_version: facts.production_version,
  loaded: facts.loaded_at !== null,
  departed: facts.departed_truck_id !== null,
  delivered: facts.delivered_at !== null,
});

export const statusOfProduct = (facts: ProductFacts): number => statusFromFacts(statusFactsOf(facts));

/** A person's decision, with the version of production's fact that it was made on. */
export const withManualStatus = <Facts extends ProductFacts>(facts: Facts, status: number): Facts => ({
  ...facts,
  manual_status: status,
  manual_production_version: facts.production_version,
});

interface PlacementFact {
  readonly pallet_id: number | null;
  readonly loaded_at: string | null;
  readonly version: number;
}
/** Packing's fact: the place and whether it was scanned there. The same object comes back when it is old. */
export const acceptPlacement = <Facts extends ProductFacts>(
  facts: Facts,
  { pallet_id, loaded_at, version }: PlacementFact,
): Facts =>
  version <= facts.placement_version
    ? facts
    : { ...facts, pallet_id, loaded_at: loaded_at === null ? null : new Date(loaded_at), placement_version: version };

/** Production's fact. The same object comes back when it is old. */
export const acceptProduction = <Facts extends ProductFacts>(
  facts: Facts,
  fact: { readonly status: number; readonly version: number },
): Facts =>
  fact.version <= facts.production_version
    ? facts
    : { ...facts, production_status: fact.status, production_version: fact.version };

interface DepartureFact {
  readonly truckId: number;
  readonly departure: number;
  readonly at: string;
}

/** Whether the product is on a departure that is newer than this one: of one truck by number, of two by moment. */
const isOnNewer = (facts: ProductFacts, { truckId, departure, at }: DepartureFact): boolean =>
  facts.departed_truck_id === truckId ? (facts.departure ?? 0) > departure : (facts.departed_at ?? 0) >= new Date(at);

const isOn = (facts: ProductFacts, { truckId, departure }: DepartureFact): boolean =>
  facts.departed_truck_id === truckId && facts.departure === departure;

/**
 * Dispatch's fact that a truck has left with it. Of two departures the later one counts. The same object comes back
 * when it is old.
 */
export const acceptDeparture = <Facts extends ProductFacts>(facts: Facts, fact: DepartureFact): Facts => {
  const at = new Date(fact.at);
  // what was delivered before this was heard knows the departure, not its moment
  if (isOn(facts, fact)) return facts.departed_at?.getTime() === at.getTime() ? facts : { ...facts, departed_at: at };
  if (isOnNewer(facts, fact)) return facts;
  return { ...facts, departed_truck_id: fact.truckId, departure: fact.departure, departed_at: at, delivered_at: null };
};

/** Dispatch's fact that a departure is recalled, and with it every earlier one of this truck. */
export const acceptRecall = <Facts extends ProductFacts>(
  facts: Facts,
  fact: { readonly truckId: number; readonly departure: number },
): Facts =>
  facts.departed_truck_id !== fact.truckId || (facts.departure ?? 0) > fact.departure
    ? facts
    : { ...facts, departed_truck_id: null, departure: null, departed_at: null, delivered_at: null };

/**
 * Dispatch's fact that it was unloaded at its stop. It says as well that the truck has left, should that not have been
 * heard yet. One of an older departure is old: the same object comes back. Whether the departure was recalled is asked
 * before.
 */
export const acceptDelivery = <Facts extends ProductFacts>(facts: Facts, fact: DepartureFact): Facts => {
  const at = new Date(fact.at);
  if (isOn(facts, fact)) return facts.delivered_at === null ? { ...facts, delivered_at: at } : facts;
  if (isOnNewer(facts, fact)) return facts;
  return { ...facts, departed_truck_id: fact.truckId, departure: fact.departure, departed_at: at, delivered_at: at };
};

/**
 * Why a person may not set this status, null when the facts allow it: being loaded and having left are not said by
 * hand.
 */
export const refusalByFacts = (
  facts: ProductFacts,
  after: number,
): 'status.departed' | 'status.loaded' | 'status.not_on_pallet' | 'status.loaded_by_scanning' | null => {
  const known = statusFactsOf(facts);
  if (after < lowestStatusByHand(known)) return known.departed || known.delivered ? 'status.departed' : 'status.loaded';
  if (after !== productStatus.loaded || known.loaded) return null;
  return facts.pallet_id === null ? 'status.not_on_pallet' : 'status.loaded_by_scanning';
};

/**
 * The lines of the status history that a change of facts writes: a scan that arrives after the departure has its line
 * too.
 */
export const statusMoves = (
  before: KnownProduct,
  after: KnownProduct,
): { rowId: number; before: number; after: number }[] => {
  const move = { rowId: before.id, before: before.status, after: after.status };
  const isLateScan = before.loaded_at === null && after.loaded_at !== null && after.departed_truck_id !== null;
  if (!isLateScan) return [move];
  const [from, to] = [before, after].map((facts) =>
    statusFromFacts({ ...statusFactsOf(facts), departed: false, delivered: false }),
  ) as [number, number];
  return [{ rowId: before.id, before: from, after: to }, move];
};
