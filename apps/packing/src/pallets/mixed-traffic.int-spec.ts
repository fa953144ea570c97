import { randomUUID } from 'node:crypto';
import {
  claimPallets,
  moveProduct,
  printPreparation,
  releasePallets,
  scanProduct,
  updatePallet,
  type ProductRecord,
} from '@mullion/contracts';
import { systemContext } from '@mullion/server-kit';
import { people } from '@mullion/server-testing';
import { PackingWorld } from '../testing/packing-world';

let world: PackingWorld;
beforeAll(async () => void (world = await PackingWorld.open()));
afterAll(() => world.close());

/** Same numbers every time: which verb comes when must not depend on luck. */
const sequence = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
};

describe('mixed traffic', () => {
  it('of moves, scans, prints, claims and edits at once leaves every count true and answers no 5xx', async () => {
    const stop = world.answerRenders();
    const products: ProductRecord[] = [];
    const pallets: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      const made = (await world.order([{}, {}, {}])).products;
      products.push(...made);
      pallets.push(await world.pallet(made));
    }
    const next = sequence(7);
    const statuses: number[] = [];
    const user = people.super();
    const verbs = [
      async () => {
        const product = products[next(products.length)]!;
        const [from] = await world.service.sql<{ pallet_id: number | null }>(
          'SELECT pallet_id FROM placement WHERE product_id = $1',
          [product.id],
        );
        const moved_to = next(5) === 0 ? null : pallets[next(pallets.length)]!;
        const body = { moved_from: from!.pallet_id, moved_to, ...(moved_to === null ? { temporary: {} } : {}) };
        return world
          .api(moveProduct)
          .as(user)
          .send({ params: { id: product.id }, query: {}, body });
      },
      async () => {
        const params = { pallet: pallets[next(pallets.length)]!, barcode: products[next(products.length)]!.barcode };
        return world.api(scanProduct).as(user).send({ params, query: {}, body: {} });
      },
      async () =>
        world
          .api(printPreparation)
          .as(user)
          .send({ params: {}, query: {}, body: { pallets: [pallets[next(6)]!, pallets[next(6)]!] } }),
      async () =>
        world
          .api(updatePallet)
          .as(user)
          .send({
            params: { id: pallets[next(6)]! },
            query: {},
            body: { comment: String(next(1000)), status: next(2) },
          }),
      async () => {
        const input = { claim_id: randomUUID(), truck_id: 5, pallet_ids: [pallets[next(6)]!, pallets[next(6)]!] };
        await world.api(claimPallets).as(systemContext(1)).send(input);
        return world.api(releasePallets).as(systemContext(1)).send(input);
      },
    ];
    const scanner = async (): Promise<void> => {
      for (let i = 0; i < 40; i += 1) statuses.push((await verbs[next(verbs.length)]!()).status);
    };
    await Promise.all(Array.from({ length: 10 }, scanner));
    stop();

    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(50);
    const wrong = await world.service.sql(
      `SELECT p.id FROM pallet p LEFT JOIN placement l ON l.pallet_id = p.id GROUP BY p.id
       HAVING p.products_count <> count(l.product_id) OR p.loaded_count <> count(l.loaded_at) OR p.truck_id IS NOT NULL`,
    );
    expect(wrong).toEqual([]);
    const numbers = await world.service.sql<{ number: string }>('SELECT number FROM pallet WHERE number IS NOT NULL');
    expect(new Set(numbers.map((row) => row.number)).size).toBe(numbers.length);
  });
});
