import { getBoardTrucks, getMissingUnits, getPalletReadiness, getUnitStations, type Truck } from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import { people } from '@mullion/server-testing';
import { TestGateway } from '../testing/test-gateway';

const truck = (id: number, ...pallets: number[]) =>
  ({
    id,
    number: `T26-${id}`,
    departs_at: '2026-11-24T11:00:00.000Z',
    products_count: 5,
    pallets_count: pallets.length,
    pallets: pallets.map((pallet_id) => ({ pallet_id })),
  }) as unknown as Truck;
const unit = (product_id: number, pallet_id: number) =>
  ({
    product_id,
    order_id: 1,
    order: '26-0412',
    position: String(product_id),
    category: 1,
    width: 900,
    height: 1200,
    pallet_id,
  }) as never;
const station = {
  work_center_id: 6,
  code: '60',
  description: 'Furnitūra',
  since: '2026-11-24T06:00:00.000Z',
  started: false,
  problem: null,
} as never;

describe('the load readiness board, answered by three owners', () => {
  let gateway: TestGateway;
  let token: string;
  beforeAll(async () => {
    gateway = await TestGateway.open();
    token = await gateway.signIn(people.planner());
  });
  afterAll(() => gateway.close());
  const board = (query = '', as = token) => gateway.call('GET', `/api/load-board${query}`, { token: as });
  const silent = (): never => {
    throw new AppError('unavailable');
  };

  it('BEY-04a joins trucks, readiness, missing units and where they stand; the truck after them is counted only', async () => {
    const asked: object[] = [];
    const stops = [
      gateway.world.answer(getBoardTrucks, (input) => {
        asked.push(input);
        return {
          today: '2026-11-24',
          trucks: [truck(1, 11, 12), truck(2)],
          total: 2,
          after: truck(3, 31),
          gates: ['3'],
        };
      }),
      gateway.world.answer(getPalletReadiness, ({ pallet_ids }) =>
        pallet_ids.map((pallet_id) => ({ pallet_id, products: 5, made: 3, packed: 1 })),
      ),
      gateway.world.answer(getMissingUnits, ({ pallet_ids }) => {
        asked.push(pallet_ids);
        return [unit(7, 12), unit(8, 12)];
      }),
      gateway.world.answer(getUnitStations, ({ product_ids }) => [{ product_id: product_ids[0] as never, station }]),
    ];
    const { body } = await board('?span=today&gate=3');
    expect(asked).toEqual([{ span: 'today', gate: '3' }, [11, 12]]);
    expect(body).toMatchObject({
      trucks: [
        {
          id: 1,
          readiness: [{ pallet_id: 11 }, { pallet_id: 12 }],
          missing: [
            { product_id: 7, station: { code: '60' } },
            { product_id: 8, station: null },
          ],
        },
        { id: 2, readiness: [], missing: [], stations_known: true },
      ],
      after: { id: 3, number: 'T26-3', missing: 2 },
      gates: ['3'],
    });
    expect(Object.keys((body as { after: object }).after)).not.toContain('pallets');
    for (const stop of stops) stop();
  });

  it('BEY-04a does without packing and without production, and says so', async () => {
    const stops = [
      gateway.world.answer(getBoardTrucks, () => ({
        today: '2026-11-24',
        trucks: [truck(1, 11)],
        total: 1,
        after: null,
        gates: [],
      })),
      gateway.world.answer(getMissingUnits, () => [unit(7, 11)]),
      gateway.world.answer(getUnitStations, silent),
    ];
    const packing = gateway.world.answer(getPalletReadiness, silent);
    expect((await board()).body).toMatchObject({
      trucks: [{ readiness: null, missing: [{ product_id: 7, station: null }], stations_known: false }],
    });
    packing();
    for (const stop of stops) stop();
  });

  it('BEY-04a is for manufacturers who are signed in; a span it does not know is named', async () => {
    expect((await gateway.call('GET', '/api/load-board')).status).toBe(401);
    expect((await board('', await gateway.signIn(people.supplier()))).status).toBe(403);
    expect(await board('?span=year')).toMatchObject({ status: 400, problem: { errors: [{ path: 'query.span' }] } });
  });
});
