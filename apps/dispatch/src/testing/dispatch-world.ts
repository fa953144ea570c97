import {
  beginArrangement,
  claimPallets,
  departPallets,
  events,
  finishArrangement,
  getPalletRecords,
  orderRecords,
  orderRecord,
  palletRecord,
  palletRecords,
  recallPallets,
  releasePallets,
  routes,
  type FloorPlan,
  type OrderRecord,
  type OutputOf,
  type PalletRecord,
} from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import { bootForTest, people, type TestService } from '@mullion/server-testing';
import { palletCopies } from '../copies/copies.queries';
import { dataSourceOptions } from '../data-source';
import { DispatchModule } from '../dispatch.module';

/** A pallet as packing publishes it. */
export const palletRecordOf = (id: number, over: Partial<Record<keyof PalletRecord, unknown>> = {}): PalletRecord =>
  palletRecord.parse({
    id,
    company_id: 1,
    number: `00LANGP26${String(id).padStart(4, '0')}`,
    length: 2400,
    width: 1200,
    height: 2300,
    weight: 700,
    status: 1,
    truck_id: null,
    order_ids: [7],
    address_keys: ['a7'],
    products_count: 3,
    loaded_count: 0,
    errors_count: 0,
    dispatch_priority: null,
    version: 1,
    removed: false,
    ...over,
  });

type Instance = NonNullable<OutputOf<typeof beginArrangement>>;
type Departed = OutputOf<typeof departPallets>;
type Recalled = OutputOf<typeof recallPallets>;

/** Rows of two behind the cab, on one truck. */
const rowsOfTwo = ({ pallets }: Instance): FloorPlan => ({
  trucks: [
    {
      items: pallets.map(({ id, stands }, at) =>
        stands?.is_fixed
          ? { id, x: stands.x, y: stands.y, is_turned: stands.is_turned }
          : { id, x: Math.floor(at / 2) * 2450, y: (at % 2) * 1250, is_turned: false },
      ),
      lower_bound: 2400,
    },
  ],
  unplaced: [],
});

/** Dispatch alone on real servers; packing and the worker of floors are answered for here. */
export class DispatchWorld {
  /** Truck of each pallet that packing has given away. */
  readonly claims = new Map<number, number>();
  /** Pallets that have changed at packing; their events have not arrived. */
  readonly changed = new Map<number, PalletRecord>();
  /** How packing has pallets that are not as usual. */
  readonly kept = new Map<number, Partial<Record<keyof PalletRecord, unknown>>>();
  /** Delivery dates of orders that have one. */
  deliveries: ReadonlyMap<number, string> = new Map();
  /** Why packing does not give a pallet; null gives it. */
  refuse: (id: number) => string | null = () => null;
  depart: () => Departed | Promise<Departed> = () => this.departed();
  /** @param by name of whom packing's history will name */
  recall: (by: string) => Recalled = () => ({ outcome: 'recalled' });
  /** Packing does not answer releases. */
  silent = false;

  private constructor(
    readonly service: TestService,
    private readonly planOf: (instance: Instance) => FloorPlan,
  ) {}

  static async open(planOf = rowsOfTwo): Promise<DispatchWorld> {
    const service = await bootForTest({ name: 'dispatch', module: DispatchModule, dataSource: dataSourceOptions });
    const world = new DispatchWorld(service, planOf);
    world.answerAsPacking();
    await service.receive(events.orderChanged, 1, {
      order: {
        id: 7 as never,
        company_id: 1 as never,
        number: '26-0411',
        customer_id: null,
        customer: 'UAB Langma',
        contact_id: null,
        delivery_address: null,
        address: 'Vilnius',
        delivery_date: null,
        week: null,
        status: 8,
        pal_status: 2,
        product_count: 3,
        version: 1,
        removed: false,
      },
    });
    return world;
  }

  /** An order as orders knows it: of customer 10, who has one address. */
  order(id: number): OrderRecord {
    return orderRecord.parse({
      id,
      company_id: 1,
      number: '26-0411',
      customer_id: 10,
      customer: 'UAB Langma',
      contact_id: null,
      delivery_address: 5,
      address: 'Vilnius',
      delivery_date: this.deliveries.get(id) ?? null,
      week: null,
      status: 8,
      pal_status: 2,
      product_count: 3,
      version: 1,
      removed: false,
    });
  }

  /** Packing gives every pallet and lets every truck leave again. */
  reset(): void {
    this.refuse = () => null;
    this.depart = () => this.departed();
    this.recall = () => ({ outcome: 'recalled' });
    this.silent = false;
  }

  /** Arrangements that no worker has begun. */
  async waiting(): Promise<string[]> {
    return (await this.service.sql<{ id: string }>(`SELECT id FROM arrangements WHERE state = 'waiting'`)).map(
      ({ id }) => id,
    );
  }

  /** What worker-optimiser would do. */
  async arrange(): Promise<void> {
    for (const id of await this.waiting()) {
      const instance = await this.service.api(beginArrangement).as(people.super()).ok({ arrangement_id: id });
      if (instance)
        await this.service
          .api(finishArrangement)
          .as(people.super())
          .ok({ arrangement_id: id, plan: this.planOf(instance), error: null });
    }
  }

  /** Something that waits for the worker, who has stopped when this ends: what is searched next is the test's. */
  async whileArranging<T>(work: Promise<T>): Promise<T> {
    let isOver = false;
    const arranging = (async () => {
      while (!isOver) {
        await this.arrange().catch(() => undefined);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    })();
    try {
      return await work;
    } finally {
      isOver = true;
      await arranging;
    }
  }

  /** A truck with these pallets, arranged. */
  truckOf(...ids: number[]) {
    const planner = { ...people.planner(), rights: ['TP_EDIT' as const] };
    const body = { description: `T ${ids.join()}`, pallets: ids };
    return this.whileArranging(this.service.api(routes.createTruck).as(planner).ok({ body }));
  }

  /** All products of these pallets have been scanned onto the truck. */
  async scanned(truckId: number, ...ids: number[]): Promise<void> {
    for (const id of ids)
      await this.service.receive(events.palletChanged, 1, {
        pallet: palletRecordOf(id, { ...this.kept.get(id), status: 3, truck_id: truckId, version: 3 }),
      });
  }

  /** What packing says of pallets: as they have arrived, unless they have changed since. */
  private async atPacking(ids: readonly number[]): Promise<PalletRecord[]> {
    const copies = await palletCopies(this.service.database, 1, ids);
    return ids.flatMap((id) => this.changed.get(id) ?? copies.get(id) ?? []);
  }

  private departed(): Departed {
    return { outcome: 'departed', orders: [{ order_id: 7 as never, product_ids: [70 as never] }] };
  }

  private answerAsPacking(): void {
    const { world } = this.service;
    world.answer(claimPallets, ({ truck_id, pallet_ids }) => {
      const codes = new Map(pallet_ids.map((id) => [id, this.refuse(id)]));
      const accepted = pallet_ids.filter((id) => codes.get(id) === null);
      for (const id of accepted) this.claims.set(id, truck_id);
      return {
        accepted: accepted.map((id) => palletRecordOf(id, { ...this.kept.get(id), truck_id, version: 2 })),
        refused: [...codes].flatMap(([id, code]) => (code === null ? [] : { id, code, shown_number: `#${id}` })),
      };
    });
    world.answer(releasePallets, ({ pallet_ids }) => {
      if (this.silent) throw new AppError('unavailable');
      for (const id of pallet_ids) this.claims.delete(id);
      return { released: pallet_ids };
    });
    world.answer(palletRecords.byIds, async ({ ids }) => ({ records: await this.atPacking(ids) }));
    world.answer(orderRecords.byIds, ({ ids }) => ({ records: ids.map((id) => this.order(id)) }));
    world.answer(departPallets, () => this.depart());
    world.answer(recallPallets, (_input, context) => this.recall(context?.user_name ?? ''));
    world.answer(getPalletRecords, ({ pallet_ids }) => pallet_ids.map((id) => palletRecordOf(id, this.kept.get(id))));
  }
}

/** Opens a world for the tests of a `describe`; packing gives every pallet again before each test. */
export const useDispatchWorld = (
  use: (world: DispatchWorld) => void,
  planOf?: (instance: Instance) => FloorPlan,
): void => {
  let world: DispatchWorld;
  beforeAll(async () => {
    world = await DispatchWorld.open(planOf);
    use(world);
  });
  beforeEach(() => world.reset());
  afterAll(() => world.service.world.close());
};
