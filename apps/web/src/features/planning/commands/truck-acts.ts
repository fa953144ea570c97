import type { generateTrucks, Truck } from '@mullion/contracts';
import type { Applied } from '../../../kits/editor/editor-types';
import { floorRules, type FloorCommand } from '../../../entities/truck/floor/floor-document';
import type { PlanningData } from './planning-data';

/** One floor as an act changed it; the truck is as the act left it, for when no pallet shown stands on it any more. */
export interface FloorAct {
  readonly truck: Truck;
  readonly command: FloorCommand;
}
export type TrucksBody = ReturnType<(typeof generateTrucks)['body']['parse']>;
/** Trucks made of pallets of the page. */
export interface TrucksAct {
  readonly kind: 'trucks';
  readonly body: TrucksBody;
  readonly made: readonly Truck[];
  readonly isThere: boolean;
}
type Clash = { readonly truckId: number } | { readonly palletId: number };

/** A truck that the page does not list, as an act would find it: dispatch is asked when the act is sent. */
const beforeAct = (truck: Truck, command: FloorCommand): Truck => {
  const inverse = floorRules.inverse(command);
  const before = inverse && floorRules.apply(truck, inverse);
  return before && 'document' in before ? before.document : truck;
};

/** The page after one floor was changed by an act. */
export const applyFloor = <D extends PlanningData>(data: D, { truck, command }: FloorAct): Applied<D, Clash> => {
  const now = data.trucks?.find(({ id }) => id === truck.id) ?? beforeAct(truck, command);
  const result = floorRules.apply(now, command);
  if ('refusal' in result) return { refusal: { truckId: truck.id } };
  if (result.document === now) return { document: data };
  const onto = new Map(
    command.changes.flatMap(({ id, from, to }) => (from && to ? [] : [[id, to ? truck.id : null] as const])),
  );
  const pallets = data.pallets.map((pallet) => {
    const truckId = onto.get(pallet.id);
    return truckId === undefined ? pallet : { ...pallet, truck_id: truckId };
  });
  const trucks = [...(data.trucks ?? []).filter(({ id }) => id !== truck.id), result.document];
  return { document: { ...data, pallets, trucks } };
};

const palletsOf = (truck: Truck): string =>
  truck.pallets
    .filter(({ state }) => state !== 'leaving')
    .map(({ pallet_id }) => pallet_id)
    .sort((a, b) => a - b)
    .join();

/** The page after trucks were made of its pallets, or deleted again. */
export const applyTrucks = <D extends PlanningData>(data: D, { body, made, isThere }: TrucksAct): Applied<D, Clash> => {
  const trucks = new Map<number, Truck>((data.trucks ?? []).map((truck) => [truck.id, truck]));
  const there = made.filter(({ id }) => trucks.has(id));
  if (isThere) {
    if (there.length === made.length && made.length > 0) return { document: data };
    const taken = data.pallets.find(({ id, truck_id }) => body.pallets.includes(id) && truck_id !== null);
    return taken ? { refusal: { palletId: taken.id } } : { document: { ...data } };
  }
  if (there.length === 0) return { document: data };
  const changed = there.find((truck) => palletsOf(trucks.get(truck.id) as Truck) !== palletsOf(truck));
  if (changed) return { refusal: { truckId: changed.id } };
  const gone = new Set<number>(there.map(({ id }) => id));
  return {
    document: {
      ...data,
      pallets: data.pallets.map((pallet) => (gone.has(pallet.truck_id ?? 0) ? { ...pallet, truck_id: null } : pallet)),
      trucks: (data.trucks ?? []).filter(({ id }) => !gone.has(id)),
    },
  };
};

const isSameMaking = (one: TrucksAct, other: TrucksAct): boolean =>
  one.body.pallets.join() === other.body.pallets.join() &&
  one.made.map(({ id }) => id).join() === other.made.map(({ id }) => id).join();

/** The trucks that an act has made, or made again, are the ones it is about from then on. */
export const withMadeTrucks = (command: TrucksAct, sent: TrucksAct, answered: PlanningData): TrucksAct => {
  if (!sent.isThere || !isSameMaking(command, sent)) return command;
  const made = (answered.trucks ?? []).filter(({ pallets }) =>
    pallets.some((load) => command.body.pallets.includes(load.pallet_id)),
  );
  return { ...command, made };
};
