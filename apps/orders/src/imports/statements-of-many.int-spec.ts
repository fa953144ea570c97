import {
  changeProductStatuses,
  freePlacements,
  mayChangeProducts,
  updateOrders,
  updateProducts,
  type Order,
} from '@mullion/contracts';
import { Tx } from '@mullion/server-kit';
import { head, ImportWorld } from '../testing/import-world';

const WRITES =
  /\b(?:UPDATE|INSERT INTO) (?:"?orders"?\.)?"?(?:orders|products|customers|addresses)"?\s|\bINSERT INTO \S+saga\b/;

let test: ImportWorld;
beforeAll(async () => {
  test = await ImportWorld.open();
});
afterAll(() => test.close());

/** How many statements write orders, products, customers and addresses, or begin sagas, while this is done. */
const statements = async (work: () => Promise<unknown>): Promise<number> => {
  const asked = jest.spyOn(Tx.prototype, 'query');
  try {
    await work();
    return asked.mock.calls.filter(([sql]) => WRITES.test(sql)).length;
  } finally {
    asked.mockRestore();
  }
};

/** A file of so many orders, each with a customer and two products of its own. */
const fileOf = (count: number, height = 1_200, positions: readonly string[] = ['A', 'B']): string =>
  [
    head,
    ...Array.from({ length: count }, (_order, at) =>
      positions.map(
        (position) => `${position},w,1,900,${height},82,40,1.08,1,N-${at},Client ${at},"Street ${at}, Vilnius",`,
      ),
    ).flat(),
  ].join('\n');

describe('writing many rows takes as many statements as writing a few', () => {
  it.each([
    ['makes orders with their customers', (count: number) => statements(() => written(fileOf(count)))],
    [
      'brings known orders up to the file',
      async (count: number) => {
        await written(fileOf(count));
        const release = neighbours();
        const changed = await statements(() =>
          written(fileOf(count, 1_300, ['A', 'C']), { on_known: 'update', delivery_date: '2026-12-08' }),
        );
        release();
        return changed;
      },
    ],
    [
      'gives orders a date and sends them to production',
      async (count: number) => {
        const { orders } = (await written(fileOf(count))).body;
        const changes = orders.map(({ id }) => ({ id, status: 6, delivery_date: '2026-12-09' }));
        return statements(() =>
          test.orders
            .api(updateOrders)
            .as(someone())
            .ok({ body: { orders: changes } }),
        );
      },
    ],
    [
      'comments on products',
      async (count: number) => {
        const products = (await productIds((await written(fileOf(count))).body.orders)).map((id) => ({
          id,
          comment: `Nr. ${id}`,
        }));
        return statements(() => test.orders.api(updateProducts).as(someone()).ok({ body: { products } }));
      },
    ],
    [
      'gives products a status',
      async (count: number) => {
        const products = await productIds((await written(fileOf(count))).body.orders);
        return statements(() =>
          test.orders
            .api(changeProductStatuses)
            .as(someone())
            .ok({ body: { products, status: 6 } }),
        );
      },
    ],
  ])('%s', async (_what, counted) => {
    test.company += 1;
    const few = await counted(2);
    test.company += 1;
    expect(few).toBeGreaterThan(0);
    expect(await counted(40)).toBe(few);
  });
});

const someone = () => test.writer({ type: 0 });

const written = async (file: string, fields: object = {}) => {
  const reply = await test.upload(file, fields);
  expect(reply.body).toMatchObject({ written: true });
  return reply;
};

const productIds = async (orders: readonly { readonly id: Order['id'] | null }[]): Promise<number[]> =>
  (
    await test.orders.sql<{ id: number }>('SELECT id FROM products WHERE order_id = ANY($1) ORDER BY id', [
      orders.map(({ id }) => id),
    ])
  ).map(({ id }) => id);

/** Packing allows every change, but frees nothing until it is let. */
const neighbours = (): (() => void) => {
  let free = (): void => undefined;
  const freed = new Promise<void>((resolve) => (free = resolve));
  const stops = [
    test.world.answer(mayChangeProducts, () => ({ refused: [] })),
    test.world.answer(freePlacements, async () => {
      await freed;
      return { outcome: 'freed' as const };
    }),
  ];
  return () => {
    free();
    for (const stop of stops) stop();
  };
};
