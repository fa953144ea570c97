import { getPalletRecords, truckStatus, type InputOf, type PalletRecord, type routes } from '@mullion/contracts';
import { shownNumber } from '@mullion/packing-model';
import { AppError, Database, Rpc, type CallInfo } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { chosenVehicle } from '../../vehicles/vehicles.queries';
import { auditTruck } from '../audit-truck';
import { isDispatched } from '../rules/truck-life';
import { recordTruck, TruckRepository } from '../truck.repository';
import { ArrangeFloor } from './arrange-floor';
import type { RefusedPallet } from '../load-saga-data';
import { LoadPallets } from './load-pallets';

type CreateFields = InputOf<typeof routes.createTruck>['body'];
type MakerFields = InputOf<typeof routes.generateTrucks>['body'];

/** Values of a truck when the maker names none: a mega trailer of 13.6 m (packing type "Tall frames"). */
const USUAL = { width: 2480, length: 13_600, height: 3000, max_pallet_weight: 24_000, between_pallets: 50, allow_turn: true };
const SEARCH_MS = 10_000;

export interface MadeTrucks {
  readonly truckIds: number[];
  readonly sagaIds: string[];
  readonly refused: RefusedPallet[];
}

/** Makes trucks: one of given values, or as many as the chosen pallets need. */
@Injectable()
export class MakeTrucks {
  constructor(
    private readonly database: Database,
    private readonly rpc: Rpc,
    private readonly arrange: ArrangeFloor,
    private readonly loading: LoadPallets,
  ) {}

  /**
   * One truck; its pallets, if any, are claimed by the saga named in the answer.
   * @throws AppError truck.empty for one that would have left already; not_found for pallets of another company
   */
  async create(call: CallInfo, fields: CreateFields) {
    // a truck that has left without anything on it would be a departure nobody checked
    if (isDispatched(fields.status ?? truckStatus.planned)) throw new AppError('truck.empty');
    if (fields.pallets) {
      const found = await this.rpc.ask(getPalletRecords, { pallet_ids: fields.pallets }, { context: call.context });
      if (found.length !== new Set(fields.pallets).size) throw new AppError('not_found');
    }
    return this.database.transaction(call, async (tx): Promise<MadeTrucks> => {
      const { company_id: companyId, user_id: userId } = call.context;
      const trucks = new TruckRepository(tx, companyId);
      const truck = await trucks.insert(
        {
          ...USUAL,
          ...withoutAbsent(fields),
          description: fields.description ?? fields.customers ?? fields.orders ?? 'T',
          delivery_date: fields.delivery_date ?? null,
          vehicle_id: (await chosenVehicle(tx, call.context, fields)) ?? null,
        },
        userId,
      );
      await recordTruck(tx, truck);
      await auditTruck(tx, call.context, null, { row: truck });
      if (!fields.pallets) return { truckIds: [truck.id], sagaIds: [], refused: [] };
      const { sagaId, refused } = await this.loading.start(tx, call.context, truck.id, fields.pallets, { optimise: true });
      return { truckIds: [truck.id], sagaIds: sagaId ? [sagaId] : [], refused };
    });
  }

  /**
   * The truck maker: the optimiser says how many floors are needed and who stands where, then the trucks are made and claimed.
   * @throws AppError not_found for pallets of another company; truck.pallet_does_not_fit when none of them fits; unavailable while no worker answers.
   */
  async generate(call: CallInfo, fields: MakerFields) {
    const { company_id: companyId, user_id: userId } = call.context;
    const values = {
      length: fields.truck_length,
      width: fields.truck_width,
      height: fields.truck_height,
      max_pallet_weight: fields.max_weight,
      between_pallets: fields.default_truck_spacing,
      allow_turn: fields.allow_turn,
    };
    const pallets = await this.rpc.ask(getPalletRecords, { pallet_ids: fields.pallets }, { context: call.context });
    if (pallets.length !== new Set(fields.pallets).size) throw new AppError('not_found');
    const asked = await this.database.transaction(null, (tx) => this.arrange.requestMany(tx, companyId, values, pallets));
    const found = await this.arrange.settled(asked.data, SEARCH_MS);
    if (!found?.plan) throw new AppError('unavailable');
    const plan = found.plan;
    const tooBig = plan.unplaced.map((item) => refusedPallet(pallets, item.id, 'truck.pallet_does_not_fit'));
    if (plan.trucks.length === 0)
      throw new AppError('truck.pallet_does_not_fit', { pallets: tooBig.map((p) => p.shown_number).join(', ') });
    return this.database.transaction(call, async (tx): Promise<MadeTrucks> => {
      const trucks = new TruckRepository(tx, companyId);
      const made: MadeTrucks = { truckIds: [], sagaIds: [], refused: tooBig };
      for (const [index, floor] of plan.trucks.entries()) {
        const name = fields.description || (fields.delivery_date ?? new Date().toISOString().slice(0, 10));
        const description = plan.trucks.length > 1 ? `${name} (${index + 1}/${plan.trucks.length})` : name;
        const truck = await trucks.insert({ ...values, description, delivery_date: fields.delivery_date ?? null }, userId);
        made.truckIds.push(truck.id);
        await auditTruck(tx, call.context, null, { row: truck });
        const ids = floor.items.map((item) => item.id);
        const { sagaId, refused } = await this.loading.start(tx, call.context, truck.id, ids, { optimise: false });
        await trucks.place(
          truck.id,
          floor.items.map((item) => ({ id: item.id, x: item.x, y: item.y, isTurned: item.is_turned })),
        );
        await recordTruck(tx, await trucks.update(truck.id, { lower_bound_length: floor.lower_bound }));
        if (sagaId) made.sagaIds.push(sagaId);
        made.refused.push(...refused);
      }
      return made;
    });
  }
}

const refusedPallet = (pallets: readonly PalletRecord[], id: number, code: string): RefusedPallet => {
  const number = pallets.find((pallet) => pallet.id === id)?.number;
  return { id, code, shown_number: number ? shownNumber(number) : `#${id}` };
};

const withoutAbsent = (fields: CreateFields) => {
  const { width, length, height, max_pallet_weight, between_pallets, allow_turn, status } = fields;
  const given = { width, length, height, max_pallet_weight, between_pallets, allow_turn, status };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<typeof USUAL> & {
    status?: number;
  };
};
