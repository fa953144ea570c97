import { hasRight, userTypes, type RequestContext, type RightCode } from './kit/context.schema';
import { orderStatus, palletStatus, palStatus, productStatus, truckStatus } from './statuses';

/** The way of everything that is delivered, in its order. */
export const progressSteps = ['entered', 'planned', 'packed', 'loaded', 'left'] as const;
export type ProgressStep = (typeof progressSteps)[number];

/**
 * What there is to do next: write products, plan the dispatch, plan pallets, mend what breaks a rule, print the
 * preparation list, scan products onto their pallet, put it on a truck, fill a truck, confirm a draft, load, depart,
 * wait for the departure to be settled.
 */
export const nextActs = [
  'products',
  'plan',
  'pack',
  'mend',
  'prepare',
  'scan',
  'truck',
  'fill',
  'confirm',
  'load',
  'depart',
  'settle',
] as const;
export type NextAct = (typeof nextActs)[number];

/** A pallet that stands on a truck, as the truck shows it. */
interface Load {
  readonly pallet_id: number;
  readonly status: number;
  readonly state: string;
}

/** What is known of the thing; each status as its owner derived it. */
export type ProgressSubject =
  | {
      readonly kind: 'order';
      readonly status: number;
      readonly pal_status: number;
      /** The truck its pallets stand on. */
      readonly truck_id: number | null;
      readonly products: readonly { readonly status: number; readonly pallet_id: number | null }[];
      /** What stands on that truck; absent while it is not known: orders do not know what is scanned onto trucks. */
      readonly loads?: readonly Load[];
    }
  | {
      readonly kind: 'pallet';
      readonly status: number;
      readonly truck_id: number | null;
      readonly products_count: number;
      readonly fictive: boolean;
      readonly errors: readonly unknown[];
    }
  | {
      readonly kind: 'truck';
      readonly status: number;
      readonly departing: boolean;
      readonly pallets: readonly Load[];
    };

export interface Way {
  /** How many of the five steps are behind it. */
  readonly done: number;
  /** The one next step; null: there is nothing left to do, or it was cancelled. */
  readonly next: NextAct | null;
  /** Of a truck: the first pallet that it waits for. */
  readonly palletId: number | null;
}
const way = (done: number, next: NextAct | null, palletId: number | null = null): Way => ({ done, next, palletId });

/** How far an order, a pallet or a truck is, and what comes next. The only place where that is decided. */
export const progressOf = (thing: ProgressSubject): Way => {
  if (thing.kind === 'order') return progressOfOrder(thing);
  return thing.kind === 'pallet' ? progressOfPallet(thing) : progressOfTruck(thing);
};

const isLoaded = (load: Load): boolean => load.status >= palletStatus.loaded && load.state === 'placed';

const progressOfOrder = ({
  status,
  pal_status,
  truck_id,
  products,
  loads = [],
}: Extract<ProgressSubject, { kind: 'order' }>): Way => {
  if (status === orderStatus.cancelled) return way(0, null);
  if (status >= orderStatus.dispatched || pal_status >= palStatus.departed) return way(progressSteps.length, null);
  if (products.every((product) => product.status === productStatus.cancelled)) return way(0, 'products');
  if (pal_status < palStatus.planned) return way(1, 'plan');
  if (pal_status < palStatus.placed) return way(1, 'pack');
  // its own status says that its products are scanned onto their pallets and that a truck has left, not what is on the
  // truck before
  const isPacked = status >= orderStatus.loaded;
  const done = isPacked ? 3 : 2;
  if (truck_id === null) return way(done, 'truck');
  const onTruck = new Set<number | null>(loads.filter(isLoaded).map((load) => load.pallet_id));
  const staying = products.filter((product) => product.status < productStatus.dispatched);
  if (staying.length > 0 && staying.every((product) => onTruck.has(product.pallet_id))) return way(4, 'depart');
  return way(done, isPacked ? 'load' : 'scan');
};

const progressOfPallet = ({
  status,
  truck_id,
  products_count,
  fictive,
  errors,
}: Extract<ProgressSubject, { kind: 'pallet' }>): Way => {
  if (status >= palletStatus.dispatched) return way(progressSteps.length, null);
  if (status >= palletStatus.loaded) return way(4, 'depart');
  if (status >= palletStatus.closed) return way(3, truck_id === null ? 'truck' : 'load');
  if (products_count === 0 && !fictive) return way(1, 'pack');
  if (status >= palletStatus.prepared) return way(2, 'scan');
  return way(2, errors.length > 0 ? 'mend' : 'prepare');
};

const progressOfTruck = ({ status, departing, pallets }: Extract<ProgressSubject, { kind: 'truck' }>): Way => {
  if (status >= truckStatus.dispatched) return way(progressSteps.length, null);
  if (pallets.length === 0) return way(1, 'fill');
  if (status < truckStatus.planned) return way(1, 'confirm');
  const waiting = (least: number): number | undefined => pallets.find((pallet) => pallet.status < least)?.pallet_id;
  const unprepared = waiting(palletStatus.prepared);
  if (unprepared !== undefined) return way(2, 'prepare', unprepared);
  const open = waiting(palletStatus.closed);
  if (open !== undefined) return way(2, 'scan', open);
  const inHall = pallets.find((pallet) => !isLoaded(pallet))?.pallet_id;
  if (inHall !== undefined) return way(3, 'load', inHall);
  return way(4, departing ? 'settle' : 'depart');
};

/** Whose turn a step is: those of the office who plan, or those in the hall. Nobody's: the system settles it. */
export const turnOf: Readonly<Record<NextAct, 'planner' | 'packer' | 'nobody'>> = {
  products: 'planner',
  plan: 'planner',
  pack: 'planner',
  mend: 'planner',
  prepare: 'planner',
  truck: 'planner',
  fill: 'planner',
  confirm: 'planner',
  scan: 'packer',
  load: 'packer',
  depart: 'packer',
  settle: 'nobody',
};
/** What the owner's policy asks for beside a type that writes. */
const rightOf: Partial<Record<NextAct, RightCode>> = {
  products: 'PR_EDIT',
  truck: 'TP_EDIT',
  scan: 'PAL_SCAN',
  load: 'PAL_SCAN',
};

/** May this person take the step? The owner decides again when they do. */
export const mayPerform = (act: NextAct, who: Pick<RequestContext, 'type' | 'rights'>): boolean => {
  const right = rightOf[act];
  return who.type !== userTypes.reader && turnOf[act] !== 'nobody' && (right === undefined || hasRight(who, right));
};
