import type { PlacedProductDto } from '@mullion/contracts';
import { productsById } from './planning-data';
import type { Destination } from './destination';
import { givenPlanning } from '../testing/given-planning';
import { movesTo } from './moves-to';

const given = () => {
  const planning = givenPlanning();
  const moveAll = (ids: readonly number[], to: Destination) => {
    const data = planning.editor.get().shown;
    const products = ids.map((id) => productsById(data).get(id) as PlacedProductDto);
    return planning.editor.commit(movesTo(products, to, {}, []));
  };
  return { ...planning, moveAll };
};

describe('several products moved together', () => {
  it('PLN-06 are one step: taken back and done again as one', async () => {
    const { editor, moveAll, stands, notices } = given();
    moveAll([11, 12, 13], { kind: 'pallet', palletId: 2, place: null });
    expect(productsById(editor.get().shown).get(13)?.pallet_id).toBe(2);
    await editor.flush();
    expect(stands()).toEqual({ 11: 2, 12: 2, 13: 2 });
    editor.undo();
    await editor.flush();
    expect(Object.values(stands()).filter((palletId) => palletId === 2)).toEqual([]);
    expect(stands()[13]).toBeNull();
    editor.redo();
    await editor.flush();
    // the pallet that was emptied is there again
    expect(new Set(Object.values(stands())).size).toBe(1);
    expect(notices).toEqual([]);
  });

  it('PLN-06 make one new pallet, whose card stands for all of them', async () => {
    const { editor, moveAll, stands, sent } = given();
    moveAll([13, 11], { kind: 'new' });
    await editor.flush();
    expect(stands()).toEqual({ 11: 3, 12: 1, 13: 3 });
    expect(sent).toEqual(['13 v1 null to new, 11 v1 1 to new']);
    editor.undo();
    await editor.flush();
    expect(stands()).toEqual({ 11: 1, 12: 1, 13: null });
    editor.redo();
    await editor.flush();
    expect(new Set([stands()[11], stands()[13]]).size).toBe(1);
  });

  it('PLN-06 none goes where one has moved meanwhile', async () => {
    const { editor, put, page, stands } = given();
    const seen = editor.get().shown;
    put(13, 2);
    editor.seen(page());
    const products = [12, 13].map((id) => productsById(seen).get(id) as PlacedProductDto);
    expect(editor.commit(movesTo(products, { kind: 'new' }, {}, []))).toEqual({ productId: 13 });
    await editor.flush();
    expect(stands()).toEqual({ 11: 1, 12: 1, 13: 2 });
  });

  it('BEY-08c none moves where the server refuses one', async () => {
    const { editor, moveAll, refuse, stands, notices } = given();
    refuse.add(12);
    moveAll([11, 12, 13], { kind: 'pallet', palletId: 2, place: null });
    await editor.flush();
    expect(stands()).toEqual({ 11: 1, 12: 1, 13: null });
    expect(notices).toMatchObject([{ kind: 'refused', command: { kind: 'move' } }]);
  });

  it('BEY-08c what a colleague has moved since stays, and the others come back', async () => {
    const { editor, moveAll, put, page, sent, stands, notices } = given();
    moveAll([11, 13], { kind: 'pallet', palletId: 2, place: null });
    await editor.flush();
    put(13, 1);
    editor.seen(page());
    editor.undo();
    await editor.flush();
    expect([sent.at(-1), stands()]).toEqual(['undo 11', { 11: 1, 12: 1, 13: 1 }]);
    expect(notices).toMatchObject([{ kind: 'conflict', refusal: { productId: 13 } }]);
  });
});
