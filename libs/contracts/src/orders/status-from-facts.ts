import { orderStatus, productStatus } from '../statuses';

/** What is known of a product or an order, each fact as its owner published it last (docs/statuses.md). */
export interface StatusFacts {
  /** What a person decided last; 0 at first. */
  readonly manual_status: number;
  /** The version of production's fact that this person knew. */
  readonly manual_production_version: number;
  /** How far production is: 0 nothing yet, else 4 to 8. */
  readonly production_status: number;
  readonly production_version: number;
  /** Scanned onto its pallet; of an order: all its products are. */
  readonly loaded: boolean;
  /** On a truck that has left; of an order: all its products are. */
  readonly departed: boolean;
  /** Unloaded at its stop; of an order: all its products are. */
  readonly delivered: boolean;
}

const { loaded: LOADED, dispatched: DISPATCHED, delivered: DELIVERED } = productStatus;

/** The lowest status that may be set by hand: packing's and dispatch's facts stand. */
export const lowestStatusByHand = (facts: Pick<StatusFacts, 'loaded' | 'departed' | 'delivered'>): number =>
  facts.delivered ? DELIVERED : facts.departed ? DISPATCHED : facts.loaded ? LOADED : 0;

/**
 * What people and production say: a person's decision stands until production says something newer, which may then
 * raise it.
 */
const decidedStatus = (facts: StatusFacts): number =>
  facts.production_version > facts.manual_production_version
    ? Math.max(facts.manual_status, facts.production_status)
    : facts.manual_status;

/** The status of a product or an order. The only place where it is derived. */
export const statusFromFacts = (facts: StatusFacts): number =>
  Math.max(decidedStatus(facts), lowestStatusByHand(facts));

/** The status as it would be without packing's fact: what copies keep, so that a scan changes no copy. */
export const statusBeforeLoading = (facts: StatusFacts): number => statusFromFacts({ ...facts, loaded: false });

/** What an order's own facts are derived from; cancelled products are left out of all counts. */
export interface ProductSummary {
  readonly count: number;
  /** With a place on a pallet. */
  readonly placed: number;
  /** At status 13 or more. */
  readonly loaded: number;
  /** On a truck that has left. */
  readonly departed: number;
  /** Unloaded at a stop of that truck. */
  readonly delivered: number;
  /** Production has begun with them, or ended. */
  readonly started: number;
  readonly made: number;
}

/**
 * How far production is with an order, by its products: 8 when all are made, 7 when some are, 6 when some are begun.
 */
export const productionOfProducts = ({
  count,
  started,
  made,
}: Pick<ProductSummary, 'count' | 'started' | 'made'>): number => {
  if (made > 0) return made === count ? orderStatus.made : orderStatus.partlyMade;
  return started > 0 ? orderStatus.inProduction : orderStatus.new;
};
