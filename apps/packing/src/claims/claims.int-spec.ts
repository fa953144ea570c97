import { randomUUID } from 'node:crypto';
import {
  claimPallets,
  departPallets,
  moveProduct,
  palletChanged,
  recallPallets,
  releasePallets,
} from '@mullion/contracts';
import { systemContext } from '@mullion/server-kit';
import { people } from '@mullion/server-testing';
import { PackingWorld } from '../testing/packing-world';
import { DropOldClaims } from './sweeps/drop-old-claims';

let world: PackingWorld;
beforeAll(async () => void (world = await PackingWorld.open()));
afterAll(() => world.close());

const dispatch = systemContext(1);
const claim = (claim_id: string, truck_id: number, pallet_ids: number[], who = dispatch) =>
  world.api(claimPallets).as(who).ok({ claim_id, truck_id, pallet_ids });
const release = (claim_id: string, truck_id: number, pallet_ids: number[]) =>
  world.api(releasePallets).as(dispatch).ok({ claim_id, truck_id, pallet_ids });
const depart = (truck_id: number, departure: number, pallet_ids: number[]) =>
  world.api(departPallets).as(dispatch).ok({ truck_id, departure, pallet_ids });
const recall = (truck_id: number, departure: number, pallet_ids: number[]) =>
  world.api(recallPallets).as(dispatch).ok({ truck_id, departure, pallet_ids });
const onPallet = async (over: { status?: number } = {}) => {
  const { order, products } = await world.order([{}]);
  return { id: await world.pallet(products, over), order, product: products[0]! };
};
const row = async (id: number) =>
  (
    await world.service.sql<{ status: number; truck_id: number | null }>(
      'SELECT status, truck_id FROM pallet WHERE id = $1',
      [id],
    )
  )[0]!;

describe('claims of trucks', () => {
  it('refuse what is elsewhere, gone or of another company, and name it', async () => {
    const { id } = await onPallet();
    const loaded = await onPallet({ status: 3 });
    await claim(randomUUID(), 1, [id]);
    const answer = await claim(randomUUID(), 2, [id, loaded.id, 999_999]);
    expect(answer.accepted).toEqual([]);
    expect(answer.refused.map((one) => one.code)).toEqual(['pallet.on_truck', 'pallet.locked', 'pallet.not_found']);
    const stranger = await claim(randomUUID(), 3, [id], systemContext(2));
    expect(stranger.refused.map((one) => one.code)).toEqual(['pallet.not_found']);
    expect((await row(id)).truck_id).toBe(1);
  });

  it('repeat their answer, lock the pallet for the editor and record the change', async () => {
    const { id, product } = await onPallet();
    const claimId = randomUUID();
    const [one, two] = await Promise.all([claim(claimId, 5, [id]), claim(claimId, 5, [id])]);
    expect(two).toEqual(one);
    expect(one.accepted).toMatchObject([{ id, truck_id: 5 }]);
    const move = await world
      .api(moveProduct)
      .as(people.planner())
      .send({ params: { id: product.id }, query: {}, body: { moved_from: id, moved_to: null } });
    expect(move.problem?.code).toBe('pallet.locked');
    expect((await world.service.recorded(palletChanged)).at(-1)!.data.pallet).toMatchObject({ id, truck_id: 5 });
  });

  it('come too late after their release: the pallet stays free, 50 times, whichever is first', async () => {
    const { id } = await onPallet();
    for (let round = 0; round < 50; round += 1) {
      const claimId = randomUUID();
      await Promise.all([claim(claimId, 6, [id]), release(claimId, 6, [id])]);
      expect((await row(id)).truck_id).toBeNull();
      expect((await claim(claimId, 6, [id])).accepted).toEqual([]);
      expect((await row(id)).truck_id).toBeNull();
    }
  });

  it('are not touched by a release of an older claim that comes again', async () => {
    const { id } = await onPallet();
    const [old, next] = [randomUUID(), randomUUID()];
    await claim(old, 8, [id]);
    await release(old, 8, [id]);
    await claim(next, 8, [id]);
    expect((await release(old, 8, [id])).released).toEqual([]);
    expect((await row(id)).truck_id).toBe(8);
  });

  it('give a loaded pallet back as prepared or closed', async () => {
    const { id } = await onPallet({ status: 1 });
    const claimId = randomUUID();
    await claim(claimId, 9, [id]);
    await world.service.sql('UPDATE pallet SET status = 3 WHERE id = $1', [id]);
    expect((await release(claimId, 9, [id])).released).toEqual([id]);
    expect(await row(id)).toEqual({ status: 1, truck_id: null });
    expect((await release(claimId, 9, [id])).released).toEqual([]);
  });

  it('are released although their answer was dropped, and claim nothing afterwards', async () => {
    const { id } = await onPallet();
    const claimId = randomUUID();
    await claim(claimId, 10, [id]);
    await world.service.sql('DELETE FROM truck_claim WHERE claim_id = $1', [claimId]);
    expect((await release(claimId, 10, [id])).released).toEqual([id]);
    expect((await claim(claimId, 10, [id])).accepted).toEqual([]);
    expect((await row(id)).truck_id).toBeNull();
  });
});

describe('a departure', () => {
  it('is refused with the pallets named: empty, another list, not all loaded; and changes nothing', async () => {
    expect(await depart(20, 1, [])).toMatchObject({ outcome: 'refused', code: 'truck.empty' });
    const [a, b] = [await onPallet({ status: 1 }), await onPallet({ status: 1 })];
    await claim(randomUUID(), 20, [a.id, b.id]);
    await world.service.sql('UPDATE pallet SET status = 3 WHERE id = $1', [a.id]);
    const differs = await depart(20, 1, [a.id]);
    expect(differs).toMatchObject({ outcome: 'refused', code: 'truck.claims_differ', not_loaded: [{ id: b.id }] });
    const unscanned = await depart(20, 1, [a.id, b.id]);
    expect(unscanned).toMatchObject({
      outcome: 'refused',
      code: 'truck.not_all_loaded',
      not_loaded: [{ id: b.id, shown_number: `N${b.id}` }],
    });
    expect((await row(a.id)).status).toBe(3);
  });

  it('sets 4 once, answers the orders, and is recalled once', async () => {
    const [a, b] = [await onPallet({ status: 1 }), await onPallet({ status: 1 })];
    await claim(randomUUID(), 21, [a.id, b.id]);
    await world.service.sql('UPDATE pallet SET status = 3 WHERE id = ANY($1)', [[a.id, b.id]]);
    const answers = await Promise.all([depart(21, 1, [b.id, a.id]), depart(21, 1, [a.id, b.id])]);
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toEqual({
      outcome: 'departed',
      orders: [
        { order_id: a.order.id, product_ids: [a.product.id] },
        { order_id: b.order.id, product_ids: [b.product.id] },
      ],
    });
    const history = () =>
      world.service.sql(`SELECT after FROM status_change WHERE table_name = 'pallets' AND row_id = $1 ORDER BY id`, [
        a.id,
      ]);
    expect(await history()).toEqual([{ after: 4 }]);
    await recall(21, 1, [a.id, b.id]);
    await recall(21, 1, [a.id, b.id]);
    expect(await history()).toEqual([{ after: 4 }, { after: 3 }]);
    expect(await depart(21, 1, [a.id, b.id])).toMatchObject({ outcome: 'departed' });
    expect((await row(a.id)).status).toBe(3);
    await depart(21, 2, [a.id, b.id]);
    await recall(21, 1, [a.id, b.id]);
    expect((await row(a.id)).status).toBe(4);
  });

  it('is recalled once although its answer was dropped, and the next one counts', async () => {
    const { id } = await onPallet({ status: 1 });
    await claim(randomUUID(), 22, [id]);
    await world.service.sql('UPDATE pallet SET status = 3 WHERE id = $1', [id]);
    const departed = await depart(22, 1, [id]);
    await world.service.sql('DELETE FROM truck_departure WHERE truck_id = 22');
    await recall(22, 1, [id]);
    expect((await row(id)).status).toBe(3);
    expect(await depart(22, 1, [id])).toEqual(departed);
    await depart(22, 2, [id]);
    await recall(22, 1, [id]);
    expect((await row(id)).status).toBe(4);
  });

  it('is not recalled any more once the truck has left again, however old both departures are', async () => {
    const { id } = await onPallet({ status: 1 });
    await claim(randomUUID(), 23, [id]);
    await world.service.sql('UPDATE pallet SET status = 3 WHERE id = $1', [id]);
    for (const departure of [1, 2]) {
      await depart(23, departure, [id]);
      if (departure === 1) await recall(23, 1, [id]);
    }
    await world.service.sql(
      `UPDATE truck_departure SET created_at = now() - interval '90 days', recalled_at = recalled_at - interval '90 days' WHERE truck_id = 23`,
    );
    await world.service.get(DropOldClaims).run();
    expect(await world.service.sql('SELECT departure FROM truck_departure WHERE truck_id = 23')).toEqual([
      { departure: 2 },
    ]);
    expect(await recall(23, 1, [id])).toEqual({ outcome: 'refused', code: 'truck.left_again' });
    expect((await row(id)).status).toBe(4);
    expect(await recall(23, 2, [id])).toEqual({ outcome: 'recalled' });
    expect((await row(id)).status).toBe(3);
  });
});
