import type { PalletDetail, PlacedProductDto } from '@mullion/contracts';
import { productsById, type PlanningData } from './planning-data';
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

  it('takes back sizes of a pallet in their turn', async () => {
    const { editor, move, sizes, sent, page } = givenPlanning();
    move(13, 2);
    await editor.flush();
    editor.seen({
      ...page(),
      pallets: page().pallets.map((pallet) => (pallet.id === 2 ? { ...pallet, length: 2000 } : pallet)),
    });
    editor.record({ kind: 'settings', changes: [{ palletId: 2, from: { length: 1600 }, to: { length: 2000 } }] });
    editor.undo();
    await editor.flush();
    expect([sent.at(-1), sizes()[2]]).toEqual(['sizes 2 1600', 1600]);
  });

  it('a read that began before a move brings nothing old back', async () => {
    const { editor, move, page } = givenPlanning();
    const old = page();
    move(13, 2);
    await editor.flush();
    editor.seen(old);
    expect(productsById(editor.get().shown).get(13)?.pallet_id).toBe(2);
  });

  it('BEY-08a takes back settings of several pallets in one step, pins, a number and a card, in the order in which they were done', async () => {
    const { editor, move, sizes, sent, numberOf, notices } = givenPlanning();
    move(13, 2);
    editor.commit({
      kind: 'settings',
      changes: [1, 2].map((palletId) => ({
        palletId,
        from: { length: palletId === 1 ? 2400 : 1600 },
        to: { length: 3000 },
      })),
    });
    editor.commit({ kind: 'pin', palletIds: [1, 2], productIds: [], pinned: true });
    editor.commit({ kind: 'number', palletId: 1, from: editor.get().shown.pallets[0]?.number ?? null, to: 'A1' });
    editor.commit({ kind: 'card', card: { key: 'k', length: 1200, width: null, comment: null }, isThere: true });
    await editor.flush();
    expect([sizes(), numberOf(1)]).toEqual([{ 1: 3000, 2: 3000 }, 'A1']);
    const done = sent.length;
    for (let steps = 0; steps < 4; steps += 1) editor.undo();
    await editor.flush();
    expect(sent.slice(done)).toEqual([
      'hide k',
      expect.stringMatching(/^number /),
      'unpin 1,2',
      'sizes 1 2400, 2 1600',
    ]);
    expect([sizes(), notices, editor.get().undoes?.kind]).toEqual([{ 1: 2400, 2: 1600 }, [], 'move']);
    for (let steps = 0; steps < 4; steps += 1) editor.redo();
    await editor.flush();
    expect([sizes(), numberOf(1), editor.get().redoes]).toEqual([{ 1: 3000, 2: 3000 }, 'A1', null]);
  });

  it('BEY-08a a deleted pallet comes back with its products where they stood, and goes again by redo; not over what was moved since', async () => {
    const { editor, move, stands, page, put, notices } = givenPlanning();
    move(13, 2);
    await editor.flush();
    const before = page().pallets.find(({ id }) => id === 2) as PalletDetail;
    editor.commit({ ...newAct(), kind: 'removal', pallets: [before] });
    await editor.flush();
    expect(stands()[13]).toBeNull();
    editor.undo();
    await editor.flush();
    const again = page().pallets.find(({ id }) => id === stands()[13]) as PalletDetail;
    expect([again.length, again.products.map(({ x }) => x)]).toEqual([1600, before.products.map(({ x }) => x)]);
    editor.redo();
    await editor.flush();
    expect([stands()[13], notices]).toEqual([null, []]);
    put(13, 1);
    editor.seen(page());
    editor.undo();
    expect(notices).toMatchObject([{ kind: 'stale', refusal: { productId: 13 } }]);
  });

  it('BEY-08a what was done to a pallet before it was deleted is taken back too, on the pallet that came back', async () => {
    const { editor, move, stands, sizes, page, sent, notices } = givenPlanning();
    move(13, 2);
    editor.commit({ kind: 'settings', changes: [{ palletId: 2, from: { length: 1600 }, to: { length: 2000 } }] });
    await editor.flush();
    const pallets = page().pallets.filter(({ id }) => id === 2);
    editor.commit({ ...newAct(), kind: 'removal', pallets });
    for (let steps = 0; steps < 3; steps += 1) editor.undo();
    await editor.flush();
    expect([sent.slice(-2), stands(), notices]).toEqual([['sizes 2 1600', 'undo 13'], { 11: 1, 12: 1, 13: null }, []]);
    for (let steps = 0; steps < 3; steps += 1) {
      editor.redo();
      await editor.flush();
    }
    expect([sent.slice(-2), sizes(), notices]).toEqual([['sizes 2 2000', 'redo'], { 1: 2400 }, []]);
  });

  describe('a fictive pallet', () => {
    const body = { comment: 'Hinges', length: 1200, width: 800, height: 120, product_height: 100 };
    const fictiveOn = (page: PlanningData) =>
      page.pallets.filter(({ fictive }) => fictive).map(({ comment, status, height }) => [comment, status, height]);

    const make = async ({ requests, editor, page }: ReturnType<typeof givenPlanning>) => {
      const act = newAct();
      const before = new Set<number>(page().pallets.map(({ id }) => id));
      await requests.act({ id: act.id, act: { kind: 'fictive', ...body } }, act.id);
      editor.seen(page());
      return { ...act, pallet: page().pallets.find(({ id }) => !before.has(id)) as PalletDetail };
    };

    /** Two that are alike, deleted at once. */
    const givenTwoDeleted = async () => {
      const given = givenPlanning();
      const pallets = [(await make(given)).pallet, (await make(given)).pallet];
      given.editor.commit({ ...newAct(), kind: 'removal', pallets });
      await given.editor.flush();
      return given;
    };

    it('BEY-08a comes back fictive and as high as it was, two alike at once, and goes again by redo', async () => {
      const { editor, page, notices } = await givenTwoDeleted();
      expect(fictiveOn(page())).toEqual([]);
      editor.undo();
      await editor.flush();
      expect(fictiveOn(page())).toEqual([
        ['Hinges', 2, 220],
        ['Hinges', 2, 220],
      ]);
      editor.redo();
      await editor.flush();
      expect([fictiveOn(page()), notices]).toEqual([[], []]);
    });

    it('BEY-08a comes back once, although the answer is lost', async () => {
      const { editor, page, loses, notices } = await givenTwoDeleted();
      loses(1);
      editor.undo();
      await editor.flush();
      await editor.retry();
      await editor.flush();
      expect(fictiveOn(page())).toHaveLength(2);
      editor.redo();
      await editor.flush();
      expect([fictiveOn(page()), editor.get().failure, notices]).toEqual([[], null, []]);
    });

    it('BEY-08a made, deleted, and both taken back: it is gone', async () => {
      const given = givenPlanning();
      const { editor, page, notices } = given;
      const { pallet, ...act } = await make(given);
      editor.record({ ...act, kind: 'fictive', pallet, body });
      editor.commit({ ...newAct(), kind: 'removal', pallets: [pallet] });
      editor.undo();
      editor.undo();
      await editor.flush();
      expect([fictiveOn(page()), notices]).toEqual([[], []]);
    });
  });

  it('BEY-08a a plan that was taken before the page was loaded is the first act to take back, once', async () => {
    const { editor, move, page, taking, sent, notices } = givenPlanning();
    const [run] = taking('r1');
    editor.seen(page());
    for (const each of editor.get().shown.taken) editor.learn(each.id, { kind: 'run', run: each, isTaken: true });
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
