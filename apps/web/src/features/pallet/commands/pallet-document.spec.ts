import type { PalletDetail, PlacedProductDto } from '@mullion/contracts';
import { DocumentEditor } from '../../../kits/editor/document-editor';
import type { EditorNotice } from '../../../kits/editor/editor-types';
import { samplePallet, sampleProduct } from '../../../entities/pallet/testing/sample-pallet';
import { arrangement, palletRules, type PalletClash, type PalletCommand, type PalletDocument } from './pallet-document';
import { palletPorts } from './pallet-sender';

/** Packing as far as this editor sees it: versions are checked, whatever is asked for is done. */
const packing = (start: PalletDetail) => {
  let pallet = start;
  const others = new Map<number, PlacedProductDto>();
  const sent: string[] = [];
  const conflict = { type: 'about:blank', title: 'conflict', status: 409, code: 'conflict' };
  const check = (isRight: boolean): void => {
    if (!isRight) throw conflict;
  };
  const changed = (next: Partial<PalletDetail>): PalletDetail =>
    (pallet = { ...pallet, ...next, version: pallet.version + 1 });
  const ports = palletPorts({
    read: () => Promise.resolve(pallet),
    layers: async (layers) => {
      sent.push('layers');
      check(layers.version === pallet.version);
      const { version: _version, ...texts } = layers;
      changed({ auto_update: false, pallet_structure: { ...pallet.pallet_structure, ...texts } });
    },
    update: async ({ version, products, ...fields }) => {
      sent.push(products ? 'arrange' : Object.keys(fields).join());
      check(version === pallet.version);
      const places = new Map((products ?? []).map((place) => [place.id, place]));
      return changed({
        ...(fields as Partial<PalletDetail>),
        products: pallet.products.map((product) => ({
          ...product,
          ...places.get(product.id),
          version: product.version + places.size,
        })),
      });
    },
    move: async (id, body) => {
      sent.push(`${id} ${body.moved_from} to ${body.moved_to}`);
      const product = pallet.products.find((each) => each.id === id) ?? others.get(id);
      check(product?.pallet_id === body.moved_from && product.version === body.version);
      const moved = {
        ...(product as PlacedProductDto),
        ...body.place,
        pallet_id: body.moved_to,
        version: (product?.version ?? 0) + 1,
      };
      const rest = pallet.products.filter((each) => each.id !== id);
      if (body.moved_to !== pallet.id) others.set(id, moved);
      changed({ products: body.moved_to === pallet.id ? [...rest, moved] : rest });
      return { product: moved, pallets: [pallet], deleted: [] };
    },
  });
  return { ports, sent, changed, now: () => pallet, others };
};

const given = () => {
  const server = packing(
    samplePallet(
      7,
      [1, 2, 3].map((id) => sampleProduct(id, { x: id * 100, z: id === 2 ? 900 : 0 })),
    ),
  );
  const start: PalletDocument = { pallet: server.now(), away: new Map() };
  const editor = new DocumentEditor<PalletDocument, PalletCommand, PalletClash>(start, palletRules, server.ports);
  const notices: EditorNotice<PalletCommand, PalletClash>[] = [];
  editor.listen((notice) => notices.push(notice));
  const placed = () =>
    editor.get().shown.pallet.products.map(({ id, x, y, z, is_flipped }) => ({
      id: id as number,
      xMm: x,
      yMm: y,
      zMm: z,
      isFlipped: is_flipped,
    }));
  return {
    ...server,
    editor,
    notices,
    placed,
    xOf: (id: number) => server.now().products.find((each) => each.id === id)?.x,
  };
};
const moved = <T extends { readonly id: number; readonly xMm: number }>(
  list: readonly T[],
  id: number,
  byMm: number,
): T[] => list.map((each) => (each.id === id ? { ...each, xMm: each.xMm + byMm } : each));

describe('the pallet editor', () => {
  it('keeps three nudges that come quickly, and two undos', async () => {
    const { editor, placed, xOf, sent, notices } = given();
    for (let times = 0; times < 3; times++) editor.commit(arrangement(placed(), moved(placed(), 1, 10)));
    await editor.flush();
    expect([xOf(1), sent, notices]).toEqual([130, ['arrange', 'arrange'], []]);
    editor.undo();
    editor.undo();
    await editor.flush();
    expect([xOf(1), notices]).toEqual([110, []]);
  });

  it('never takes off what somebody else put on while a load was dragged', async () => {
    const { editor, placed, changed, now, sent, xOf } = given();
    const atPress = placed();
    changed({ products: [...now().products, sampleProduct(9, { pallet_id: 7 as never })] });
    editor.seen({ pallet: now(), away: new Map() });
    editor.commit(arrangement(atPress, moved(atPress, 1, 50)));
    await editor.flush();
    expect(now().products.map(({ id }) => id)).toEqual([1, 2, 3, 9]);
    expect([sent, xOf(1)]).toEqual([['arrange'], 150]);
  });

  it('a load that somebody else has moved meanwhile stays where they put it', async () => {
    const { editor, placed, changed, now, sent } = given();
    const atPress = placed();
    changed({ products: now().products.map((each) => (each.id === 1 ? { ...each, x: 777 } : each)) });
    editor.seen({ pallet: now(), away: new Map() });
    expect(editor.commit(arrangement(atPress, moved(atPress, 1, 50)))).toEqual({ products: [1] });
    await editor.flush();
    expect(sent).toEqual([]);
  });

  it('PED-02 takes off from the top down with versions, and undo puts everything back from the bottom up', async () => {
    const { editor, placed, now, sent, notices } = given();
    editor.commit(
      arrangement(
        placed(),
        placed().filter(({ id }) => id === 3),
      ),
    );
    await editor.flush();
    expect([sent, now().products.map(({ id }) => id)]).toEqual([['2 7 to null', '1 7 to null'], [3]]);
    editor.undo();
    await editor.flush();
    expect(sent.slice(2)).toEqual(['1 null to 7', '2 null to 7']);
    expect([notices, placed().find(({ id }) => id === 2)?.zMm]).toEqual([[], 900]);
  });

  it('does not take back what somebody else has put on another pallet since', async () => {
    const { editor, placed, others, now, notices } = given();
    editor.commit(
      arrangement(
        placed(),
        placed().filter(({ id }) => id !== 3),
      ),
    );
    await editor.flush();
    others.set(3, { ...(others.get(3) as PlacedProductDto), pallet_id: 8 as never, version: 99 });
    editor.undo();
    await editor.flush();
    expect(notices).toMatchObject([{ kind: 'refused', problem: { status: 409 } }]);
    expect(now().products.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('two remarks: the second does not overwrite the first', async () => {
    const { editor, changed, now, notices } = given();
    changed({ comment: 'theirs' });
    editor.commit({ kind: 'settings', from: { comment: '' }, to: { comment: 'mine' } }, { undoable: false });
    await editor.flush();
    expect(notices).toMatchObject([{ kind: 'conflict', command: { to: { comment: 'mine' } } }]);
    expect(now().comment).toBe('theirs');
    expect(editor.get().undoes).toBeNull();
  });

  it('takes back a timber edit, a size and a switch in the order in which they were done', async () => {
    const { editor, placed, changed, now, sent } = given();
    editor.commit(arrangement(placed(), moved(placed(), 1, 10)));
    editor.commit({ kind: 'settings', from: { makes_legs: true }, to: { makes_legs: false } });
    await editor.flush();
    const layers = { layer_1: 'A 90 0', layer_2: 'B 90 0', layer_3: 'C 90 0' };
    changed({ auto_update: false, pallet_structure: { ...now().pallet_structure, ...layers } });
    editor.seen({ pallet: now(), away: new Map() });
    editor.record({ kind: 'timber', from: 'auto', to: layers });
    for (let times = 0; times < 3; times++) {
      editor.undo();
      await editor.flush();
    }
    expect(sent.slice(2)).toEqual(['auto_update', 'makes_legs', 'arrange']);
    expect([now().auto_update, now().makes_legs, now().products[0]?.x]).toEqual([true, true, 100]);
    editor.redo();
    editor.redo();
    editor.redo();
    await editor.flush();
    expect([now().auto_update, now().makes_legs, now().products[0]?.x]).toEqual([false, false, 110]);
  });
});
