import {
  beginArrangement,
  finishArrangement,
  getTrucksToday,
  getTrucksToPrint,
  listTruckActions,
  placeOnTrucks,
  routes,
  type InputOf,
} from '@mullion/contracts';
import { rearrange } from '@mullion/packing-model';
import { AppError, Clock, Database, Handle, Rpc, Sagas, statusHistory, Sweep, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { palletCopies } from '../copies/copies.queries';
import { auditTruck } from './audit-truck';
import type { LoadPalletsData } from './load-saga-data';
import type { UnloadPalletsData } from './sagas/unload-pallets.saga';
import { floorOf, placedPallet } from './truck.mapper';
import { mustBeOpen } from './truck.policy';
import { recordTruck, TruckRepository } from './truck.repository';
import { pageOfTrucks, trucksByIds, trucksToday } from './trucks.queries';
import { ApplyPlaces } from './use-cases/apply-places';
import { ArrangeFloor } from './use-cases/arrange-floor';
import { CreateVehicle } from './use-cases/create-vehicle';
import { LoadPallets } from './use-cases/load-pallets';
import { MakeTrucks } from './use-cases/make-trucks';
import { RemoveFromTruck } from './use-cases/remove-from-truck';
import { UpdateTruck } from './use-cases/update-truck';

/** A write waits this long for its saga; what takes longer goes on by itself and shows in the truck's state. */
const SETTLE_MS = 8_000;

@Controller()
export class TrucksController {
  constructor(
    private readonly database: Database,
    private readonly sagas: Sagas,
    private readonly make: MakeTrucks,
    private readonly updates: UpdateTruck,
    private readonly loading: LoadPallets,
    private readonly removal: RemoveFromTruck,
    private readonly arrange: ArrangeFloor,
    private readonly vehicles: CreateVehicle,
    private readonly places: ApplyPlaces,
    private readonly rpc: Rpc,
    private readonly clock: Clock,
  ) {}

  @Handle(routes.listTrucks)
  list({ query }: InputOf<typeof routes.listTrucks>, call: CallInfo) {
    return pageOfTrucks(this.database, call.context, query);
  }

  @Handle(getTrucksToday)
  today(_input: InputOf<typeof getTrucksToday>, { context }: CallInfo) {
    return trucksToday(this.database, context.company_id, this.clock.today(context.time_zone));
  }

  @Handle(routes.getTruck)
  get({ params }: InputOf<typeof routes.getTruck>, call: CallInfo) {
    return this.one(call, params.id);
  }

  @Handle(routes.createTruck)
  async create({ body }: InputOf<typeof routes.createTruck>, call: CallInfo) {
    const made = await this.make.create(call, body);
    await this.settleLoads(made.data.sagaIds);
    const truck = await this.one(call, made.data.truckIds[0] as number);
    return made.map(() => truck);
  }

  @Handle(routes.generateTrucks)
  async generate({ body }: InputOf<typeof routes.generateTrucks>, call: CallInfo) {
    const made = await this.make.generate(call, body);
    const refused = [...made.data.refused, ...(await this.settleLoads(made.data.sagaIds))];
    const trucks = await trucksByIds(this.database, call.context, made.data.truckIds);
    return made.map(() => ({ trucks, refused: refused as never }));
  }

  @Handle(routes.updateTruck)
  async update({ params, body }: InputOf<typeof routes.updateTruck>, call: CallInfo) {
    const done = await this.updates.run(call, params.id, body).catch(async (error: unknown) => {
      const isConflict = error instanceof AppError && error.code === 'conflict';
      throw isConflict ? new AppError('conflict', {}, { current: await this.one(call, params.id) }) : error;
    });
    if (done.data.sagaId) await this.sagas.settled(done.data.sagaId, SETTLE_MS);
    const truck = await this.one(call, params.id);
    // A refused departure is an error of this very request, not news for the next reader.
    if (done.data.sagaId && truck.refusal) throw new AppError(truck.refusal.code as never, truck.refusal.params, { current: truck });
    return done.map(() => truck);
  }

  @Handle(routes.deleteTruck)
  async delete({ params }: InputOf<typeof routes.deleteTruck>, call: CallInfo) {
    const done = await this.removal.truck(call, params.id);
    await this.sagas.settled(done.data.sagaId, SETTLE_MS);
    return done.map(() => ({ ok: true as const }));
  }

  @Handle(routes.addTruckPallets)
  async add({ params, body }: InputOf<typeof routes.addTruckPallets>, call: CallInfo) {
    const started = await this.database.transaction(call, (tx) =>
      this.loading.start(tx, call.context, params.id, body.pallets, { optimise: body.optimise }),
    );
    const refused = [...started.data.refused, ...(await this.settleLoads(started.data.sagaId ? [started.data.sagaId] : []))];
    const truck = await this.one(call, params.id);
    return started.map(() => ({ truck, refused: refused as never }));
  }

  @Handle(routes.removeTruckPallet)
  async remove({ params }: InputOf<typeof routes.removeTruckPallet>, call: CallInfo) {
    const done = await this.removal.pallet(call, params.id, params.pallet_id);
    const saga = await this.sagas.settled(done.data.sagaId, SETTLE_MS);
    const arrangement = (saga?.data as UnloadPalletsData | undefined)?.arrangement_id;
    if (arrangement) await this.arrange.settled(arrangement, SETTLE_MS);
    const truck = await this.one(call, params.id);
    return done.map(() => truck);
  }

  @Handle(routes.optimiseTruck)
  async optimise({ params }: InputOf<typeof routes.optimiseTruck>, call: CallInfo) {
    const asked = await this.database.transaction(call, async (tx) => {
      const truck = await new TruckRepository(tx, call.context.company_id).lock(params.id);
      if (!truck) throw new AppError('not_found');
      mustBeOpen(truck);
      return this.arrange.request(tx, truck, call.context.user_name, call.context);
    });
    await this.arrange.settled(asked.data, SETTLE_MS);
    const truck = await this.one(call, params.id);
    return asked.map(() => truck);
  }

  @Handle(routes.rearrangeTruck)
  async rearrange({ params }: InputOf<typeof routes.rearrangeTruck>, call: CallInfo) {
    const done = await this.database.transaction(call, async (tx) => {
      const trucks = new TruckRepository(tx, call.context.company_id);
      const truck = await trucks.lock(params.id);
      if (!truck) throw new AppError('not_found');
      mustBeOpen(truck);
      const loads = await trucks.loads(truck.id);
      const ids = loads.map((load) => load.pallet_id);
      const pallets = await palletCopies(tx, truck.company_id, ids);
      const placed = loads.flatMap((load) => placedPallet(load, pallets.get(load.pallet_id), truck.allow_turn) ?? []);
      const pushed = rearrange(floorOf(truck), placed);
      await trucks.place(
        truck.id,
        pushed.map((pallet) => ({ id: pallet.id, x: pallet.xMm, y: pallet.yMm, isTurned: pallet.isTurned })),
      );
      await recordTruck(tx, await trucks.update(truck.id, {}));
      await auditTruck(tx, call.context, { row: truck, loads }, { row: truck, loads: await trucks.loads(truck.id) });
      return null;
    });
    const truck = await this.one(call, params.id);
    return done.map(() => truck);
  }

  @Handle(routes.createVehicle)
  createVehicle({ body }: InputOf<typeof routes.createVehicle>, call: CallInfo) {
    return this.vehicles.run(call, body);
  }

  @Handle(placeOnTrucks)
  async place(input: InputOf<typeof placeOnTrucks>, call: CallInfo) {
    return { changed: await this.places.run(call, input.places) };
  }

  @Handle(getTrucksToPrint)
  toPrint(input: InputOf<typeof getTrucksToPrint>, call: CallInfo) {
    return trucksByIds(this.database, call.context, input.truck_ids);
  }

  @Handle(listTruckActions)
  actions({ table_id: id, language }: InputOf<typeof listTruckActions>, call: CallInfo) {
    return statusHistory(this.database, this.rpc, { companyId: call.context.company_id, table: 'trucks', id, language });
  }

  @Handle(beginArrangement)
  begin(input: InputOf<typeof beginArrangement>) {
    return this.arrange.begin(input.arrangement_id);
  }

  @Handle(finishArrangement)
  async finish(input: InputOf<typeof finishArrangement>) {
    await this.arrange.finish(input.arrangement_id, input.plan, input.error);
    return { ok: true as const };
  }

  @Sweep({ everyMs: 2_000 })
  enqueueDue(): Promise<void> {
    return this.arrange.enqueueDue();
  }

  private async one(call: CallInfo, id: number) {
    const [truck] = await trucksByIds(this.database, call.context, [id]);
    if (!truck) throw new AppError('not_found');
    return truck;
  }

  /** Waits for claims and the arrangements that follow; gives the pallets packing refused. */
  private async settleLoads(sagaIds: readonly string[]) {
    const settled = await Promise.all(sagaIds.map((id) => this.sagas.settled(id, SETTLE_MS)));
    const datas = settled.flatMap((saga) => (saga ? [saga.data as LoadPalletsData] : []));
    await Promise.all(datas.map((data) => (data.arrangement_id ? this.arrange.settled(data.arrangement_id, SETTLE_MS) : null)));
    return datas.flatMap((data) => data.refused);
  }
}
