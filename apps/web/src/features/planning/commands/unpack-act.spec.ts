import type { Problem } from '@mullion/contracts';
import { sampleProduct } from '../../../entities/pallet/testing/sample-pallet';
import type { PlanningOrder } from './planning-data';
import { givenPlanning } from '../testing/given-planning';
import { unpackActOf } from './unpack-act';

describe('an order taken out of planning', () => {
  it('BEY-08a is in planning again by undo with its products where they stood, and out again by redo', async () => {
    const { editor, page, sent, stands, sizes, notices, unpacked } = givenPlanning();
    const before = page();
    const act = unpackActOf(before, before.orders[0] as PlanningOrder);
    await unpacked(act);
    editor.record(act);
    editor.seen(page());
    expect([stands(), editor.get().shown.orders]).toEqual([{ 11: null, 12: null, 13: null }, []]);
    editor.undo();
    expect(editor.get().shown.pallets.map(({ length }) => length)).toEqual([2400]);
    await editor.flush();
    expect([stands(), sizes(), notices]).toEqual([{ 11: 1, 12: 1, 13: null }, { 1: 2400 }, []]);
    expect(page().pallets[0]?.products.map(({ id, x, y, z }) => [id, x, y, z])).toEqual(
      before.pallets[0]?.products.map(({ id, x, y, z }) => [id, x, y, z]),
    );
    const done = sent.length;
    editor.redo();
    await editor.flush();
    expect([sent.slice(done), stands()]).toEqual([['redo'], { 11: null, 12: null, 13: null }]);
    editor.undo();
    await editor.flush();
    expect([stands(), notices]).toEqual([{ 11: 1, 12: 1, 13: null }, []]);
  });

  it.each(['undo', 'redo'] as const)('BEY-08c is done once although the answer to its %s was lost', async (way) => {
    const { editor, page, stands, notices, unpacked, loses, sent } = givenPlanning();
    const act = unpackActOf(page(), page().orders[0] as PlanningOrder);
    await unpacked(act);
    editor.record(act);
    editor.seen(page());
    if (way === 'redo') {
      editor.undo();
      await editor.flush();
    }
    loses(1);
    editor[way]();
    await editor.flush();
    expect(editor.get().failure).toMatchObject({ status: 0 });
    await editor.retry();
    await editor.flush();
    const back = { 11: 1, 12: 1, 13: null };
    const free = { 11: null, 12: null, 13: null };
    expect([stands(), page().orders.length, notices]).toEqual(way === 'undo' ? [back, 1, []] : [free, 0, []]);
    expect(sent.filter((what) => what === way)).toHaveLength(1);
  });

  it('BEY-08c stays out of planning where its places are refused', async () => {
    const { editor, page, stands, notices, unpacked, requests } = givenPlanning();
    const act = unpackActOf(page(), page().orders[0] as PlanningOrder);
    await unpacked(act);
    editor.record(act);
    editor.seen(page());
    const refusal: Problem = { type: 'about:blank', title: '', status: 422, code: 'pallet.no_room' };
    Object.assign(requests, { turn: () => Promise.reject(refusal as unknown as Error) });
    editor.undo();
    await editor.flush();
    expect(notices).toMatchObject([{ kind: 'refused', problem: refusal }]);
    expect([stands(), page().orders]).toEqual([{ 11: null, 12: null, 13: null }, []]);
  });

  it('BEY-08a stays as somebody has planned it otherwise meanwhile', async () => {
    const beside = sampleProduct(21, { pallet_id: 2 as never, order_id: 2 as never });
    const { editor, page, put, planned, stands, notices, sent, unpacked } = givenPlanning({ ofOthers: [beside] });
    const [order] = page().orders;
    const act = unpackActOf(page(), order as PlanningOrder);
    await unpacked(act);
    editor.record(act);
    planned(true);
    put(11, 2);
    editor.seen(page());
    const done = sent.length;
    editor.undo();
    await editor.flush();
    expect(notices).toMatchObject([{ kind: 'stale', refusal: { productId: 11 } }]);
    expect([sent.slice(done), stands()]).toEqual([[], { 11: 2, 12: null, 13: null, 21: 2 }]);
  });

  it('BEY-08a comes back beside what others have on its pallets; not where the others have changed', async () => {
    const beside = sampleProduct(21, { pallet_id: 1 as never, order_id: 2 as never, x: 900 });
    const { editor, page, put, stands, notices, unpacked } = givenPlanning({ ofOthers: [beside] });
    const placesOf = () =>
      page().pallets.map(({ id, products }) => [id, products.map((product) => [product.id, product.x])]);
    const before = placesOf();
    const act = unpackActOf(page(), page().orders[0] as PlanningOrder);
    await unpacked(act);
    editor.record(act);
    editor.seen(page());
    editor.undo();
    await editor.flush();
    expect(placesOf()).toEqual(before.slice(0, 1));
    expect(notices).toEqual([]);
    editor.redo();
    await editor.flush();
    expect(stands()).toEqual({ 11: null, 12: null, 13: null, 21: 1 });
    put(21, null);
    editor.seen(page());
    editor.undo();
    expect(notices).toMatchObject([{ kind: 'stale', refusal: { palletId: 1 } }]);
  });
});
