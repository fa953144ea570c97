import type { PalletWhole, PlacedProductDto } from '@mullion/contracts';
import { DocumentEditor } from '../../../app/editor/document-editor';
import type { EditorNotice } from '../../../app/editor/editor-types';
import { samplePallet, sampleProduct } from '../../../app/packing/testing/sample-pallet';
import { productsById, type PlanningData } from '../rules/planning-data';
import { samplePlanning } from '../testing/sample-planning';
import type { PlanningClash, PlanningDocument } from './acts';
import { endOf, planningRules, type MoveEnd, type PlanningCommand } from './planning-document';
import { planningPorts } from './planning-sender';

const problem = (status: number, code: string) => ({ type: 'about:blank', title: code, status, code });

/** Packing as far as planning sees it: one product stands in one place, versions are checked, an emptied pallet is deleted. */
const packing = () => {
  let products = [sampleProduct(11, { pallet_id: 1 as never }), sampleProduct(12, { pallet_id: 1 as never }), sampleProduct(13)];
  let pallets = [samplePallet(1), samplePallet(2, [], { length: 1600 })];
  let lastId = 2;
  let taken: PlanningData['taken'] = [];
  const sent: string[] = [];
  const nothing = (): never => {
    throw new Error('nobody asks for this here');
  };
  const refuse = new Set<number>();
  const page = (): PlanningData => {
    const on = (id: number) => products.filter((product) => product.pallet_id === id);
    const placed = pallets.map((pallet) => ({ ...pallet, products: on(pallet.id) }));
    const unplaced = products.filter((product) => product.pallet_id === null);
    return { ...samplePlanning(placed, unplaced), taken };
  };
  const put = (id: number, to: number | null): PlacedProductDto => {
    products = products.map((product) =>
      product.id === id ? { ...product, pallet_id: to as PlacedProductDto['pallet_id'], x: 500, version: product.version + 1 } : product,
    );
    pallets = pallets.map((pallet) => ({ ...pallet, version: pallet.version + 1 }));
    return products.find((product) => product.id === id) as PlacedProductDto;
  };
  const ports = planningPorts({
    read: () => Promise.resolve(page()),
    update: async (changes) => {
      await Promise.resolve();
      sent.push(`sizes ${changes.map(({ id, length }) => `${id} ${length}`).join(', ')}`);
      if (changes.some(({ id, version }) => pallets.find((pallet) => pallet.id === id)?.version !== version))
        throw problem(409, 'conflict');
      pallets = pallets.map(
        (pallet) => ({ ...pallet, ...changes.find(({ id }) => id === pallet.id), version: pallet.version + 1 }) as PalletWhole,
      );
      return { pallets: page().pallets };
    },
    arrange: async (id, fields) => {
      await Promise.resolve();
      const places = new Map<number, object>(fields.products?.map((place) => [place.id, place]));
      products = products.map((product) => ({ ...product, ...places.get(product.id) }));
      pallets = pallets.map((pallet) => (pallet.id === id ? ({ ...pallet, ...fields } as PalletWhole) : pallet));
      return page().pallets.find((pallet) => pallet.id === id) as PalletWhole;
    },
    number: async (id, number) => {
      await Promise.resolve();
      sent.push(`number ${number}`);
      pallets = pallets.map((pallet) => (pallet.id === id ? { ...pallet, number } : pallet));
      return page().pallets.find((pallet) => pallet.id === id) as PalletWhole;
    },
    remove: async (id) => {
      await Promise.resolve();
      sent.push(`remove ${id}`);
      products = products.map((product) => (product.pallet_id === id ? { ...product, pallet_id: null } : product));
      pallets = pallets.filter((pallet) => pallet.id !== id);
    },
    undoRun: async (id) => {
      await Promise.resolve();
      sent.push(`run ${id}`);
      taken = [];
    },
    pin: async (ids, _products, pinned) => {
      await Promise.resolve();
      sent.push(`${pinned ? 'pin' : 'unpin'} ${ids.join()}`);
    },
    layers: nothing,
    parameters: nothing,
    card: (card, isThere) => void sent.push(`${isThere ? 'show' : 'hide'} ${card.key}`),
    createEmpty: nothing,
    createFictive: nothing,
    floor: nothing,
    makeTrucks: nothing,
    removeTruck: nothing,
    swap: async ({ first, second }) => {
      await Promise.resolve();
      sent.push(`swap ${first.product_id} of ${first.pallet_id} with ${second.product_id} of ${second.pallet_id}`);
      for (const end of [first, second]) {
        const product = products.find(({ id }) => id === end.product_id);
        if (product?.pallet_id !== end.pallet_id || product.version !== end.version) throw problem(409, 'placement.moved');
      }
      put(first.product_id, second.pallet_id);
      put(second.product_id, first.pallet_id);
      return { pallets: [...page().pallets] };
    },
    move: async (id, { moved_from, moved_to, temporary, version }) => {
      await Promise.resolve();
      sent.push(`${id} v${version} ${moved_from} to ${temporary ? `new ${temporary.length ?? ''}`.trim() : moved_to}`);
      const product = products.find((each) => each.id === id);
      if (product?.pallet_id !== moved_from || product.version !== version) throw problem(409, 'placement.moved');
      if (refuse.has(id)) throw problem(422, 'pallet.no_room');
      let to: number | null = moved_to;
      if (temporary) {
        to = ++lastId;
        pallets = [...pallets, samplePallet(to, [], { length: temporary.length ?? 1000 })];
      }
      const moved = put(id, to);
      const emptied = pallets.filter((pallet) => pallet.id === moved_from && !products.some((each) => each.pallet_id === pallet.id));
      pallets = pallets.filter((pallet) => !emptied.includes(pallet));
      return {
        product: moved,
        pallets: page().pallets.filter((pallet) => pallet.id === moved_from || pallet.id === to),
        deleted: emptied.map((each) => each.id),
      };
    },
    onMoved: () => undefined,
  });
  const stands = () => Object.fromEntries(products.map((product) => [product.id, product.pallet_id]));
  const taking = (id: string) => (taken = [{ id } as PlanningData['taken'][number]]);
  const numberOf = (id: number) => pallets.find((pallet) => pallet.id === id)?.number;
  return {
    page,
    ports,
    put,
    sent,
    refuse,
    stands,
    taking,
    numberOf,
    sizes: () => Object.fromEntries(pallets.map(({ id, length }) => [id, length])),
  };
};

const given = () => {
  const server = packing();
  const editor = new DocumentEditor<PlanningDocument, PlanningCommand, PlanningClash>(server.page(), planningRules, server.ports);
  const notices: EditorNotice<PlanningCommand, PlanningClash>[] = [];
  editor.listen((notice) => notices.push(notice));
  const move = (id: number, to: number | null | 'new'): PlanningClash | null => {
    const data = editor.get().shown;
    const end: MoveEnd =
      to === null
        ? { kind: 'unplaced' }
        : to === 'new'
          ? { kind: 'new', like: {}, temporary: null }
          : { kind: 'pallet', palletId: to, place: null, like: {} };
    const product = productsById(data).get(id) as PlacedProductDto;
    return editor.commit({
      kind: 'move',
      productId: id,
      from: endOf(data, product),
      to: end,
      createsPallet: to === 'new',
      card: null,
      isTakenBack: false,
    });
  };
  return { ...server, editor, notices, move };
};

describe('moves on the planning page', () => {
  it('a product that is moved again before the first answer waits for it and takes its version', async () => {
    const { editor, move, sent, stands, notices } = given();
    move(13, 1);
    move(13, 2);
    move(13, null);
    await editor.flush();
    expect(sent).toEqual(['13 v1 null to 1', '13 v2 1 to 2', '13 v3 2 to null']);
    expect([stands(), notices]).toEqual([{ 11: 1, 12: 1, 13: null }, []]);
  });

  it('a refused move is taken back alone', async () => {
    const { editor, move, refuse, stands, notices } = given();
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
    const { editor, move, put, page, stands, notices } = given();
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
    const { editor, put, page, sent, stands } = given();
    const atPress = editor.get().shown;
    put(13, 2);
    editor.seen(page());
    const product = productsById(atPress).get(13) as PlacedProductDto;
    const to: MoveEnd = { kind: 'pallet', palletId: 1, place: null, like: {} };
    expect(
      editor.commit({
        kind: 'move',
        productId: 13,
        from: endOf(atPress, product),
        to,
        createsPallet: false,
        card: null,
        isTakenBack: false,
      }),
    ).toEqual({
      productId: 13,
    });
    expect([sent, stands()]).toEqual([[], { 11: 1, 12: 1, 13: 2 }]);
  });

  it('PLN-06 a pallet emptied by a move is made again in its size, and the whole history means the new one', async () => {
    const { editor, move, stands, sizes, notices } = given();
    move(13, 2);
    await editor.flush();
    move(13, 1);
    await editor.flush();
    expect(sizes()).toEqual({ 1: 2400 });
    editor.undo();
    await editor.flush();
    expect([stands(), sizes()]).toEqual([
      { 11: 1, 12: 1, 13: 3 },
      { 1: 2400, 3: 1600 },
    ]);
    editor.undo();
    await editor.flush();
    editor.redo();
    await editor.flush();
    expect([stands()[13], sizes(), notices]).toEqual([4, { 1: 2400, 4: 1600 }, []]);
  });

  it('a move onto a new pallet can be followed by another of the same product at once', async () => {
    const { editor, move, stands, notices } = given();
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
    const { editor, move, stands, sent, notices } = given();
    move(12, 2);
    await editor.flush();
    const rules = { lengthRule: { allowCustom: true, standardLengthsMm: [], longestMm: 2400 }, tallPalletRule: false };
    const swap = () =>
      editor.commit({ kind: 'swap', first: { productId: 11, palletId: 1 }, second: { productId: 12, palletId: 2 }, rules });
    expect(swap()).toBeNull();
    const shown = productsById(editor.get().shown);
    expect([shown.get(11)?.pallet_id, shown.get(12)?.pallet_id]).toEqual([2, 1]);
    editor.undo();
    editor.undo();
    await editor.flush();
    expect(stands()).toEqual({ 11: 1, 12: 1, 13: null });
    expect(sent.slice(1)).toEqual(['swap 11 of 1 with 12 of 2', 'swap 11 of 2 with 12 of 1', expect.stringContaining('12 v')]);
    expect(swap()).toEqual({ productId: 12 });
    expect(notices).toEqual([]);
  });

  it('takes back sizes of a pallet in their turn', async () => {
    const { editor, move, sizes, sent, page } = given();
    move(13, 2);
    await editor.flush();
    editor.seen({ ...page(), pallets: page().pallets.map((pallet) => (pallet.id === 2 ? { ...pallet, length: 2000 } : pallet)) });
    editor.record({ kind: 'settings', changes: [{ palletId: 2, from: { length: 1600 }, to: { length: 2000 } }] });
    editor.undo();
    await editor.flush();
    expect([sent.at(-1), sizes()[2]]).toEqual(['sizes 2 1600', 1600]);
  });

  it('a read that began before a move brings nothing old back', async () => {
    const { editor, move, page } = given();
    const old = page();
    move(13, 2);
    await editor.flush();
    editor.seen(old);
    expect(productsById(editor.get().shown).get(13)?.pallet_id).toBe(2);
  });

  it('BEY-08 takes back settings of several pallets in one step, pins, a number and a card, in the order in which they were done', async () => {
    const { editor, move, sizes, sent, numberOf, notices } = given();
    move(13, 2);
    editor.commit({
      kind: 'settings',
      changes: [1, 2].map((palletId) => ({ palletId, from: { length: palletId === 1 ? 2400 : 1600 }, to: { length: 3000 } })),
    });
    editor.commit({ kind: 'pin', palletIds: [1, 2], productIds: [], pinned: true });
    editor.commit({ kind: 'number', palletId: 1, from: editor.get().shown.pallets[0]?.number ?? null, to: 'A1' });
    editor.commit({ kind: 'card', card: { key: 'k', length: 1200, width: null, comment: null }, isThere: true });
    await editor.flush();
    expect([sizes(), numberOf(1)]).toEqual([{ 1: 3000, 2: 3000 }, 'A1']);
    const done = sent.length;
    for (let steps = 0; steps < 4; steps += 1) editor.undo();
    await editor.flush();
    expect(sent.slice(done)).toEqual(['hide k', expect.stringMatching(/^number /), 'unpin 1,2', 'sizes 1 2400, 2 1600']);
    expect([sizes(), notices, editor.get().undoes?.kind]).toEqual([{ 1: 2400, 2: 1600 }, [], 'move']);
    for (let steps = 0; steps < 4; steps += 1) editor.redo();
    await editor.flush();
    expect([sizes(), numberOf(1), editor.get().redoes]).toEqual([{ 1: 3000, 2: 3000 }, 'A1', null]);
  });

  it('BEY-08 a deleted pallet comes back with its products where they stood, and goes again by redo; not over what was moved since', async () => {
    const { editor, move, stands, page, put, notices } = given();
    move(13, 2);
    await editor.flush();
    const before = page().pallets.find(({ id }) => id === 2) as PalletWhole;
    editor.commit({ kind: 'removal', pallets: [before], isGone: true });
    await editor.flush();
    expect(stands()[13]).toBeNull();
    editor.undo();
    await editor.flush();
    const again = page().pallets.find(({ id }) => id === stands()[13]) as PalletWhole;
    expect([again.length, again.products.map(({ x }) => x)]).toEqual([1600, before.products.map(({ x }) => x)]);
    editor.redo();
    await editor.flush();
    expect([stands()[13], notices]).toEqual([null, []]);
    put(13, 1);
    editor.seen(page());
    editor.undo();
    expect(notices).toMatchObject([{ kind: 'stale', refusal: { productId: 13 } }]);
  });

  it('BEY-08 a plan that was taken before the page was loaded is the first act to take back, once', async () => {
    const { editor, move, page, taking, sent, notices } = given();
    const [run] = taking('r1');
    editor.seen(page());
    for (const each of editor.get().shown.taken) editor.learn(each.id, { kind: 'run', run: each, isTaken: true });
    move(13, 2);
    await editor.flush();
    editor.undo();
    editor.undo();
    await editor.flush();
    expect([sent.at(-1), editor.get().undoes, editor.get().redoes, notices]).toEqual([`run ${run?.id}`, null, null, []]);
  });
});
