import type { Truck, TruckLoad } from '@mullion/contracts';
import { dispatchPriorityOf, isLoadFixed, type PlacedPallet } from '@mullion/packing-model';
import {
  inverted,
  mergedChanges,
  finalisedChanges,
  withChanges,
  type Change,
  type States,
} from '../../../kits/editor/changes';
import type { EditorRules } from '../../../kits/editor/editor-types';
import { loadAt, spotOf, type Spot } from './floor-draft';
import { factsChange, withFacts, type FactsChange } from './truck-facts';

/** Where a pallet stands on the floor; null: not on this truck. */
type FloorSpot = Omit<Spot, 'id'> | null;

/** One gesture: what it changed, and the pallets that it put on or took off. */
export interface FloorCommand {
  readonly changes: readonly Change<FloorSpot>[];
  readonly loads: readonly TruckLoad[];
  /** What was changed of the truck itself; by itself, without changes of the floor. */
  readonly facts?: FactsChange;
}
/** Pallets that somebody else has moved, put on, taken off or loaded meanwhile. */
export type FloorClash = readonly number[];

const isSame = (a: FloorSpot, b: FloorSpot): boolean =>
  a === null || b === null
    ? a === b
    : a.xMm === b.xMm && a.yMm === b.yMm && a.isTurned === b.isTurned && a.dispatchPriority === b.dispatchPriority;

const isHere = (load: TruckLoad): boolean => load.state !== 'leaving';
const spotOfLoad = (load: TruckLoad): FloorSpot => ({
  xMm: load.x,
  yMm: load.y,
  isTurned: load.is_turned,
  dispatchPriority: dispatchPriorityOf(load.dispatch_priority),
});

/** Where everything stands; what a command knows of and is not here is nowhere. */
const statesOf = (truck: Truck, command: FloorCommand): States<FloorSpot> =>
  new Map<number, FloorSpot>([
    ...command.changes.map(({ id }) => [id, null] as const),
    ...truck.pallets.filter(isHere).map((load) => [load.pallet_id, spotOfLoad(load)] as const),
  ]);

const isSamePlace = (a: FloorSpot, b: FloorSpot): boolean =>
  a === null || b === null || isSame(a, { ...b, dispatchPriority: a.dispatchPriority });

/** Loaded pallets that a command would move on the floor. */
const fixedIn = (truck: Truck, { changes }: FloorCommand): FloorClash => {
  const fixed = new Set<number>(truck.pallets.filter((load) => isLoadFixed(load.status)).map((load) => load.pallet_id));
  return changes.filter(({ id, from, to }) => fixed.has(id) && !isSamePlace(from, to)).map(({ id }) => id);
};

/** What a gesture changed of the pallets that are on the floor before and after; null when nothing. */
export const gesture = (before: readonly PlacedPallet[], after: readonly PlacedPallet[]): FloorCommand | null => {
  const was = new Map(before.map((pallet) => [pallet.id, spotOf(pallet)]));
  const changes = after.flatMap((pallet) => {
    const from = was.get(pallet.id);
    const to = spotOf(pallet);
    return from && !isSame(from, to) ? [{ id: pallet.id, from, to }] : [];
  });
  return changes.length === 0 ? null : { changes, loads: [] };
};

/** What the server made of the floor: moved, put on, taken off; null when nothing. */
export const rearrangement = (before: Truck, after: Truck): FloorCommand | null => {
  const was = new Map(before.pallets.filter(isHere).map((load) => [load.pallet_id as number, load]));
  const is = new Map(after.pallets.filter(isHere).map((load) => [load.pallet_id as number, load]));
  const changes = [...new Set([...was.keys(), ...is.keys()])].flatMap((id) => {
    const [old, now] = [was.get(id), is.get(id)];
    const [from, to] = [old ? spotOfLoad(old) : null, now ? spotOfLoad(now) : null];
    return isSame(from, to) ? [] : [{ id, from, to }];
  });
  const loads = changes
    .flatMap(({ id, from, to }) => (from && to ? [] : [was.get(id) ?? is.get(id)]))
    .filter((load) => load !== undefined);
  return changes.length === 0 ? null : { changes, loads };
};

/** What a dialog changed of the truck itself; null when nothing. */
export const factsEdited = (before: Truck, after: Truck): FloorCommand | null => {
  const facts = factsChange(before, after);
  return facts && { changes: [], loads: [], facts };
};

/** The floor's commands for the editor kit. */
export const floorRules: EditorRules<Truck, FloorCommand, FloorClash> = {
  newest: (known, read) => (read.version >= known.version ? read : known),
  apply: (truck, command) => {
    if (command.facts) {
      const result = withFacts(truck, command.facts);
      return result === null ? { refusal: [] } : { document: result };
    }
    const before = statesOf(truck, command);
    const result = withChanges(before, command.changes, isSame);
    if ('conflicts' in result) return { refusal: result.conflicts };
    if (result.states === before) return { document: truck };
    const fixed = fixedIn(truck, command);
    if (fixed.length > 0) return { refusal: fixed };
    const known = new Map([...command.loads, ...truck.pallets].map((load) => [load.pallet_id as number, load]));
    const pallets = [...result.states].flatMap(([id, spot]) => {
      const load = known.get(id);
      return spot && load ? [isSame(spotOfLoad(load), spot) ? load : loadAt(load, spot)] : [];
    });
    return { document: { ...truck, pallets: [...pallets, ...truck.pallets.filter((load) => !isHere(load))] } };
  },
  inverse: ({ changes, loads, facts }) => ({
    changes: inverted(changes),
    loads,
    ...(facts ? { facts: { from: facts.to, to: facts.from } } : {}),
  }),
  merge: (first, second) =>
    first.facts || second.facts
      ? null
      : { changes: mergedChanges(first.changes, second.changes, isSame), loads: [...first.loads, ...second.loads] },
  settle: (command, sent, answered) => ({
    ...command,
    changes: finalisedChanges(command.changes, sent.changes, statesOf(answered, sent), isSame),
  }),
};
