import type { FloorInstance, FloorPlan, PalletId } from '@mullion/contracts';
import { packTruck, packTrucks, timeLimits, type FloorPallet, type TruckPlan } from '@mullion/packing-optimiser';
import type { TruckFloor } from '@mullion/packing-model';

/** Any; the same instance gets the same first plan. */
const SEED = 1;

const floorOf = ({ truck }: FloorInstance): TruckFloor => ({
  lengthMm: truck.length,
  widthMm: truck.width,
  heightMm: truck.height,
  maxMassKg: truck.max_weight,
  betweenPalletsMm: truck.between_pallets,
  ...(truck.max_king_pin !== undefined &&
    truck.max_axles !== undefined && { axles: { maxKingPinKg: truck.max_king_pin, maxAxlesKg: truck.max_axles } }),
});

const palletsOf = (instance: FloorInstance): FloorPallet[] =>
  instance.pallets.map(({ stands, ...pallet }) => ({
    id: pallet.id,
    lengthMm: pallet.length,
    widthMm: pallet.width,
    heightMm: pallet.height,
    massKg: pallet.weight,
    dispatchPriority: pallet.dispatch_priority,
    allowTurn: pallet.allow_turn,
    ...(stands && { xMm: stands.x, yMm: stands.y, isTurned: stands.is_turned, isFixed: stands.is_fixed }),
  }));

const toWire = (plan: TruckPlan): FloorPlan['trucks'][number] => ({
  items: plan.items.map((item) => ({ id: item.id as PalletId, x: item.xMm, y: item.yMm, is_turned: item.isTurned })),
  lower_bound: plan.lowerBoundMm,
});

/** One floor, or as many equal floors as the pallets need, within the instance's budget of milliseconds. */
export const planFloors = (instance: FloorInstance): FloorPlan => {
  const options = { ...timeLimits(instance.budget_ms / 1000), seed: SEED };
  const [floor, pallets] = [floorOf(instance), palletsOf(instance)];
  const { trucks, unplaced } =
    instance.trucks === 'many' ? packTrucks(floor, pallets, options) : alone(packTruck(floor, pallets, options));
  return { trucks: trucks.map(toWire), unplaced: unplaced.map(({ id, rule }) => ({ id: id as PalletId, rule })) };
};

const alone = (plan: TruckPlan) => ({ trucks: [plan], unplaced: plan.unplaced });
