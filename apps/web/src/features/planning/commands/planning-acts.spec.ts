import type { PalletDetail } from '@mullion/contracts';
import { givenPlanning } from '../testing/given-planning';
import type { SettingsAct } from './acts';
import type { PlanningData } from './planning-data';
import { newAct } from './server-act';

/** Pallets that are to be so long. */
const set = (ids: readonly number[], from: number, to: number): SettingsAct => ({
  ...newAct(),
  kind: 'settings',
  changes: ids.map((palletId) => ({ palletId, from: { length: from }, to: { length: to } })),
});

describe('what is set, deleted or made on the planning page', () => {
  it('takes back sizes of a pallet in their turn', async () => {
    const { editor, move, sizes, sent } = givenPlanning();
    move(13, 2);
    editor.commit(set([2], 1600, 2000));
    await editor.flush();
    expect([sent.at(-1), sizes()[2]]).toEqual(['sizes 2 2000', 2000]);
    editor.undo();
    await editor.flush();
    expect([sent.at(-1), sizes()[2]]).toEqual(['undo', 1600]);
  });

  it('BEY-08c what a colleague has set since stays, and it is said, although the page is behind', async () => {
    const { editor, set: setByColleague, page, sizes, notices } = givenPlanning();
    editor.commit(set([2], 1600, 2000));
    await editor.flush();
    setByColleague(2, { length: 1600 });
    editor.seen(page());
    setByColleague(2, { length: 3000 });
    editor.undo();
    await editor.flush();
    expect([sizes()[2], editor.get().redoes]).toEqual([3000, null]);
    expect(notices).toMatchObject([{ kind: 'stale', step: 'undo', refusal: { palletId: 2 } }]);
  });

  it('BEY-08c of several pallets none is set when a colleague has changed or deleted one of them, and it is said', async () => {
    const { editor, set: setByColleague, page, sizes, notices } = givenPlanning();
    editor.commit(set([1, 2], 2400, 3000));
    expect(notices).toEqual([]);
    const both = {
      ...set([1, 2], 0, 3000),
      changes: [...set([1], 2400, 3000).changes, ...set([2], 1600, 3000).changes],
    };
    setByColleague(2, { length: 1700 });
    editor.commit(both);
    await editor.flush();
    expect([sizes(), page().pallets.length]).toEqual([{ 1: 2400, 2: 1700 }, 2]);
    expect(notices).toMatchObject([{ kind: 'conflict', refusal: { palletId: 2 } }]);
  });

  it('BEY-08c takes back only the pallets that it has set, not those that a colleague had set to the same before', async () => {
    const { editor, set: setByColleague, sizes, sent, notices } = givenPlanning();
    setByColleague(2, { length: 3000 });
    editor.commit({ ...set([], 0, 0), changes: [...set([1], 2400, 3000).changes, ...set([2], 1600, 3000).changes] });
    await editor.flush();
    expect([sizes(), sent.at(-1)]).toEqual([{ 1: 3000, 2: 3000 }, 'sizes 1 3000']);
    editor.undo();
    expect(editor.get().shown.pallets.map(({ length }) => length)).toEqual([2400, 3000]);
    await editor.flush();
    expect([sizes(), notices]).toEqual([{ 1: 2400, 2: 3000 }, []]);
  });

  it('BEY-08c an undo whose answer is lost is done once', async () => {
    const { editor, sizes, loses, sent, notices } = givenPlanning();
    editor.commit(set([2], 1600, 2000));
    await editor.flush();
    loses(1);
    editor.undo();
    await editor.flush();
    expect(editor.get().failure).toMatchObject({ status: 0 });
    await editor.retry();
    await editor.flush();
    expect([sizes()[2], sent, notices]).toEqual([1600, ['sizes 2 2000', 'undo'], []]);
    editor.redo();
    await editor.flush();
    expect(sizes()[2]).toBe(2000);
  });

  it('BEY-08a takes back settings of several pallets in one step, pins, a number and a card, in the order in which they were done', async () => {
    const { editor, move, sizes, sent, numberOf, notices } = givenPlanning();
    move(13, 2);
    const both = [...set([1], 2400, 3000).changes, ...set([2], 1600, 3000).changes];
    editor.commit({ ...set([], 0, 0), changes: both });
    editor.commit({ ...newAct(), kind: 'pin', palletIds: [1, 2], productIds: [], pinned: true });
    editor.commit({
      ...newAct(),
      kind: 'number',
      palletId: 1,
      from: editor.get().shown.pallets[0]?.number ?? null,
      to: 'A1',
    });
    editor.commit({ kind: 'card', card: { key: 'k', length: 1200, width: null, comment: null }, isThere: true });
    await editor.flush();
    expect([sizes(), numberOf(1)]).toEqual([{ 1: 3000, 2: 3000 }, 'A1']);
    const done = sent.length;
    for (let steps = 0; steps < 4; steps += 1) editor.undo();
    await editor.flush();
    expect(sent.slice(done)).toEqual(['hide k', 'undo', 'undo', 'undo']);
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
    editor.commit(set([2], 1600, 2000));
    await editor.flush();
    const pallets = page().pallets.filter(({ id }) => id === 2);
    editor.commit({ ...newAct(), kind: 'removal', pallets });
    for (let steps = 0; steps < 3; steps += 1) editor.undo();
    await editor.flush();
    expect([sent.slice(-2), stands(), notices]).toEqual([['undo', 'undo 13'], { 11: 1, 12: 1, 13: null }, []]);
    for (let steps = 0; steps < 3; steps += 1) {
      editor.redo();
      await editor.flush();
    }
    expect([sent.slice(-2), sizes(), notices]).toEqual([['redo', 'redo'], { 1: 2400 }, []]);
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
});
