import type { PlacedProductDto } from '@mullion/contracts';
import { productsById } from './planning-data';
import { givenPlanning } from '../testing/given-planning';
import type { MoveEnd } from './planning-command';
import { endOf } from './planning-document';
import { newAct } from './server-act';

describe('moves on the planning page', () => {
  it('a product that is moved again before the first answer waits for it and takes its version', async () => {
    const { editor, move, sent, stands, notices } = givenPlanning();
    move(13, 1);
    move(13, 2);
    move(13, null);
    await editor.flush();
    expect(sent).toEqual(['13 v1 null to 1', '13 v2 1 to 2', '13 v3 2 to null']);
    expect([stands(), notices]).toEqual([{ 11: 1, 12: 1, 13: null }, []]);
  });

  it('a refused move is taken back alone', async () => {
    const { editor, move, refuse, stands, notices } = givenPlanning();
    refuse.add(13);
    move(13, 2);
    move(11, 2);
    expect(productsById(editor.get().shown).get(13)?.pallet_id).toBe(2);
    await editor.flush();
    expect(stands()).toEqual({ 11: 2, 12: 1, 13: null });
    expect(productsById(editor.get().shown).get(11)?.pallet_id).toBe(2);
    expect(notices).toMatchObject([{ kind: 'refused', problem: { code: 'pallet.no_room' } }]);
  });

  it('undo takes the move that was made last, and says so when the product stands elsewhere by now', async () => {
    const { editor, move, put, page, stands, notices } = givenPlanning();
    move(11, 2);
    move(13, 2);
    await editor.flush();
    put(13, 1);
    editor.seen(page());
    editor.undo();
    expect(notices).toMatchObject([{ kind: 'stale', refusal: { productId: 13 } }]);
    editor.undo();
    await editor.flush();
    expect(stands()).toEqual({ 11: 1, 12: 1, 13: 1 });
  });

  it('a colleague moves the same product in the middle of a drag: it stays where they put it', async () => {
    const { editor, put, page, sent, stands } = givenPlanning();
    const atPress = editor.get().shown;
    put(13, 2);
    editor.seen(page());
    const product = productsById(atPress).get(13) as PlacedProductDto;
    const to: MoveEnd = { kind: 'pallet', palletId: 1, place: null };
    const moves = [{ productId: 13, from: endOf(product), to }];
    expect(editor.commit({ ...newAct(), kind: 'move', moves, createsPallet: false, card: null })).toEqual({
      productId: 13,
    });
    expect([sent, stands()]).toEqual([[], { 11: 1, 12: 1, 13: 2 }]);
  });

  it('PLN-06 a pallet emptied by a move is there again by undo, and the whole history means it', async () => {
    const { editor, move, stands, sizes, notices } = givenPlanning();
    move(13, 2);
    await editor.flush();
    move(13, 1);
    await editor.flush();
    expect(sizes()).toEqual({ 1: 2400 });
    editor.undo();
    await editor.flush();
    expect([stands(), sizes()]).toEqual([
      { 11: 1, 12: 1, 13: 2 },
      { 1: 2400, 2: 1600 },
    ]);
    editor.undo();
    await editor.flush();
    editor.redo();
    await editor.flush();
    expect([stands()[13], sizes(), notices]).toEqual([2, { 1: 2400, 2: 1600 }, []]);
  });

  it('a move onto a new pallet can be followed by another of the same product at once', async () => {
    const { editor, move, stands, notices } = givenPlanning();
    move(11, 'new');
    move(12, 'new');
    await editor.flush();
    expect(stands()).toEqual({ 11: 3, 12: 4, 13: null });
    editor.undo();
    editor.undo();
    await editor.flush();
    expect([stands()[11] === stands()[12], notices]).toEqual([true, []]);
  });

  it('PLN-07a a swap is shown at once, taken back in its turn, and refused when one of them stands elsewhere by then', async () => {
    const { editor, move, stands, sent, notices } = givenPlanning();
    move(12, 2);
    await editor.flush();
    const rules = { lengthRule: { allowCustom: true, standardLengthsMm: [], longestMm: 2400 }, tallPalletRule: false };
    const swap = () =>
      editor.commit({
        ...newAct(),
        kind: 'swap',
        first: { productId: 11, palletId: 1 },
        second: { productId: 12, palletId: 2 },
        rules,
      });
    expect(swap()).toBeNull();
    const shown = productsById(editor.get().shown);
    expect([shown.get(11)?.pallet_id, shown.get(12)?.pallet_id]).toEqual([2, 1]);
    editor.undo();
    editor.undo();
    await editor.flush();
    expect(stands()).toEqual({ 11: 1, 12: 1, 13: null });
    expect(sent.slice(1)).toEqual(['swap 11 of 1 with 12 of 2', 'undo', 'undo 12']);
    expect(swap()).toEqual({ productId: 12 });
    expect(notices).toEqual([]);
  });

  it('a read that began before a move brings nothing old back', async () => {
    const { editor, move, page } = givenPlanning();
    const old = page();
    move(13, 2);
    await editor.flush();
    editor.seen(old);
    expect(productsById(editor.get().shown).get(13)?.pallet_id).toBe(2);
  });

  it('BEY-08a a plan that was taken before the page was loaded is the first act to take back, once', async () => {
    const { editor, move, page, taking, sent, notices } = givenPlanning();
    const [run] = taking('r1');
    editor.seen(page());
    for (const each of editor.get().shown.taken) editor.recordOnce(each.id, { kind: 'run', run: each, isTaken: true });
    move(13, 2);
    await editor.flush();
    editor.undo();
    editor.undo();
    await editor.flush();
    expect([sent.at(-1), editor.get().undoes, editor.get().redoes, notices]).toEqual([
      `run ${run?.id}`,
      null,
      null,
      [],
    ]);
  });
});
