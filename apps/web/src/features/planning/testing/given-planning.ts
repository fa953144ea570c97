import type { PalletDetail, PlacedProductDto, PlanningActInput, PlanningActResult } from '@mullion/contracts';
import { DocumentEditor } from '../../../kits/editor/document-editor';
import type { EditorNotice } from '../../../kits/editor/editor-types';
import { samplePallet, sampleProduct } from '../../../entities/pallet/testing/sample-pallet';
import type { PlanningClash, PlanningDocument } from '../commands/acts';
import type { MoveEnd, PlanningCommand } from '../commands/planning-command';
import { endOf, planningRules } from '../commands/planning-document';
import { planningPorts, type PlanningRequests } from '../commands/planning-sender';
import { newAct } from '../commands/server-act';
import type { UnpackAct } from '../commands/unpack-act';
import { productsById, type PlanningData } from '../commands/planning-data';
import { samplePlanning } from './sample-planning';

const problem = (status: number, code: string) => ({ type: 'about:blank', title: code, status, code });

type Places = ReadonlyMap<number, PlacedProductDto>;
interface Kept {
  readonly ids: readonly number[];
  readonly before: Places;
  readonly after: Places;
  readonly made: readonly number[];
  readonly deleted: readonly number[];
}

/**
 * Packing as far as planning sees it: one product stands in one place, versions are checked, an emptied pallet is
 * deleted.
 */
const packing = (ofOthers: readonly PlacedProductDto[]) => {
  const own = [
    sampleProduct(11, { pallet_id: 1 as never }),
    sampleProduct(12, { pallet_id: 1 as never }),
    sampleProduct(13),
  ];
  let products = [...own, ...ofOthers];
  let pallets = [samplePallet(1), samplePallet(2, [], { length: 1600 })];
  let lastId = 2;
  let taken: PlanningData['taken'] = [];
  let isPlanned = true;
  const sent: string[] = [];
  const nothing = (): never => {
    throw new Error('nobody asks for this here');
  };
  const refuse = new Set<number>();
  const kept = new Map<string, Kept>();
  const answers = new Map<string, PlanningActResult>();
  const gone = new Map<number, PalletDetail>();
  let lost = 0;
  const page = (): PlanningData => {
    const on = (id: number) => products.filter((product) => product.pallet_id === id);
    const placed = pallets.map((pallet) => ({ ...pallet, products: on(pallet.id) }));
    const unplaced = products.filter((product) => product.pallet_id === null);
    const whole = { ...samplePlanning(placed, unplaced), taken };
    const orders = whole.orders.map((order) => ({
      ...order,
      products: order.products.filter(({ order_id }) => order_id === order.id),
    }));
    return { ...whole, orders: isPlanned ? orders : [] };
  };
  const put = (id: number, to: number | null): PlacedProductDto => {
    products = products.map((product) =>
      product.id === id
        ? { ...product, pallet_id: to as PlacedProductDto['pallet_id'], x: 500, version: product.version + 1 }
        : product,
    );
    pallets = pallets.map((pallet) => ({ ...pallet, version: pallet.version + 1 }));
    return products.find((product) => product.id === id) as PlacedProductDto;
  };
  const palletOf = (id: number) => products.find((product) => product.id === id)?.pallet_id ?? null;
  const placesNow = (): Places => new Map(products.map((product) => [product.id, product]));
  const dropEmptied = (ids: readonly (number | null)[]): number[] => {
    const emptied = pallets.filter(({ id }) => ids.includes(id) && !products.some(({ pallet_id }) => pallet_id === id));
    for (const pallet of emptied) gone.set(pallet.id, pallet);
    pallets = pallets.filter((pallet) => !emptied.includes(pallet));
    return emptied.map(({ id }) => id);
  };
  /** The answer to an act that began with the products there; it may get lost. */
  const answered = (
    id: string,
    ids: readonly number[],
    before: Places,
    deleted: readonly number[],
    key: string,
  ): PlanningActResult => {
    const touched = ids.flatMap((each) => [before.get(each)?.pallet_id ?? null, palletOf(each)]);
    const answer = {
      ...{ id, kind: 'move', done: true, moved: [] },
      products: products.filter((product) => ids.includes(product.id)),
      pallets: page().pallets.filter((pallet) => touched.includes(pallet.id) || (pallet.fictive && ids.length === 0)),
      deleted,
    } as unknown as PlanningActResult;
    answers.set(key, answer);
    if (lost > 0) {
      lost -= 1;
      throw problem(0, 'network.timeout');
    }
    return answer;
  };
  const moveProducts = ({ products: seen, to }: Extract<PlanningActInput, { kind: 'move' }>): number[] => {
    const target =
      to.kind === 'pallet' ? to.pallet_id : to.kind === 'new' ? `new ${to.like.length ?? ''}`.trim() : null;
    sent.push(
      seen
        .map(({ product_id, pallet_id, version }) => `${product_id} v${version} ${pallet_id} to ${target}`)
        .join(', '),
    );
    for (const { product_id: id, pallet_id, version } of seen) {
      const product = products.find((each) => each.id === id);
      if (product?.pallet_id !== pallet_id || product.version !== version) throw problem(409, 'placement.moved');
      if (refuse.has(id)) throw problem(422, 'pallet.no_room');
    }
    if (to.kind === 'new') pallets = [...pallets, samplePallet(++lastId, [], { length: to.like.length ?? 1000 })];
    for (const { product_id: id } of seen)
      put(id, to.kind === 'new' ? lastId : to.kind === 'pallet' ? to.pallet_id : null);
    return dropEmptied(seen.map(({ pallet_id }) => pallet_id));
  };
  const swapProducts = ({ first, second }: Extract<PlanningActInput, { kind: 'swap' }>): number[] => {
    sent.push(`swap ${first.product_id} of ${first.pallet_id} with ${second.product_id} of ${second.pallet_id}`);
    put(first.product_id, second.pallet_id);
    put(second.product_id, first.pallet_id);
    return [];
  };
  const removePallets = (ids: readonly number[]): number[] => {
    sent.push(`remove ${ids.join()}`);
    for (const { id } of products.filter(({ pallet_id }) => ids.includes(pallet_id ?? 0))) put(id, null);
    return dropEmptied(ids);
  };
  const makeFictive = ({
    comment,
    length,
    width,
    height,
    product_height,
  }: Extract<PlanningActInput, { kind: 'fictive' }>): number[] => {
    sent.push(`fictive ${length} ${width} ${height} ${product_height}`);
    const sizes = { length, width, pallet_height: height, height: height + product_height };
    pallets = [...pallets, samplePallet(++lastId, [], { ...sizes, comment, fictive: true, status: 2 })];
    return [];
  };
  const carryOut = (act: PlanningActInput): number[] => {
    if (act.kind === 'move') return moveProducts(act);
    if (act.kind === 'swap') return swapProducts(act);
    return act.kind === 'remove' ? removePallets(act.pallets.map(({ pallet_id }) => pallet_id)) : makeFictive(act);
  };
  /** Packing remembers what an act has moved, and which pallets it has made or deleted. */
  const remember = (
    id: string,
    does: () => number[],
  ): { readonly ids: number[]; readonly before: Places; readonly deleted: number[] } => {
    const [before, known] = [placesNow(), new Set(pallets.map((pallet) => pallet.id))];
    const deleted = does();
    const ids = products
      .filter((product) => before.get(product.id)?.pallet_id !== product.pallet_id)
      .map((product) => product.id);
    const made = pallets.filter((pallet) => !known.has(pallet.id)).map((pallet) => pallet.id);
    kept.set(id, { ids, before, after: placesNow(), made, deleted });
    return { ids, before, deleted };
  };
  const requests: PlanningRequests = {
    read: () => Promise.resolve(page()),
    act: async ({ id, act }, key) => {
      await Promise.resolve();
      const known = answers.get(key);
      if (known) return known;
      const { ids, before, deleted } = remember(id, () => carryOut(act));
      return answered(id, ids, before, deleted, key);
    },
    turn: async ({ id, way }, only, key) => {
      await Promise.resolve();
      const known = answers.get(key);
      if (known) return known;
      const act = kept.get(id);
      if (!act) throw problem(404, 'planning_act.not_found');
      const ids = act.ids.filter((each) => only?.some((asked) => asked === each) ?? true);
      sent.push(`${way} ${only ? ids.join() : ''}`.trim());
      const [from, to] = way === 'undo' ? [act.after, act.before] : [act.before, act.after];
      if (ids.some((each) => palletOf(each) !== from.get(each)?.pallet_id)) throw problem(409, 'placement.moved');
      const before = placesNow();
      const back = [...(way === 'undo' ? act.deleted : act.made), ...ids.map((each) => to.get(each)?.pallet_id ?? 0)];
      for (const each of new Set(back)) {
        const pallet = gone.get(each);
        if (pallet && !pallets.some((there) => there.id === each)) pallets = [...pallets, pallet];
      }
      for (const each of ids) {
        put(each, to.get(each)?.pallet_id ?? null);
        const { x, y, z } = to.get(each) as PlacedProductDto;
        products = products.map((product) => (product.id === each ? { ...product, x, y, z } : product));
      }
      const deleted = dropEmptied([
        ...(way === 'undo' ? act.made : act.deleted),
        ...ids.map((each) => from.get(each)?.pallet_id ?? null),
      ]);
      return answered(id, ids, before, deleted, key);
    },
    update: async (changes) => {
      await Promise.resolve();
      sent.push(`sizes ${changes.map(({ id, length }) => `${id} ${length}`).join(', ')}`);
      if (changes.some(({ id, version }) => pallets.find((pallet) => pallet.id === id)?.version !== version))
        throw problem(409, 'conflict');
      pallets = pallets.map(
        (pallet) =>
          ({ ...pallet, ...changes.find(({ id }) => id === pallet.id), version: pallet.version + 1 }) as PalletDetail,
      );
      return { pallets: page().pallets };
    },
    number: async (id, number) => {
      await Promise.resolve();
      sent.push(`number ${number}`);
      pallets = pallets.map((pallet) => (pallet.id === id ? { ...pallet, number } : pallet));
      return page().pallets.find((pallet) => pallet.id === id) as PalletDetail;
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
    unpack: async (id) => {
      await Promise.resolve();
      sent.push(`unpack ${id}`);
      isPlanned = false;
    },
    plan: async (id) => {
      await Promise.resolve();
      sent.push(`plan ${id}`);
      isPlanned = true;
    },
    parameters: nothing,
    card: (card, isThere) => void sent.push(`${isThere ? 'show' : 'hide'} ${card.key}`),
    floor: nothing,
    makeTrucks: nothing,
    removeTruck: nothing,
    onMoved: () => undefined,
  };
  const ports = planningPorts(requests);
  /** What the dialog asks for that takes an order out of planning: its places are an act. */
  const unpacked = async ({ id, order }: UnpackAct): Promise<void> => {
    pallets = pallets.filter((pallet) => products.some(({ pallet_id }) => pallet_id === pallet.id));
    remember(id, () => {
      const own = products.filter(({ order_id }) => Number(order_id) === Number(order.id));
      const palletsBefore = own.map(({ pallet_id }) => pallet_id);
      for (const product of own) put(product.id, null);
      return dropEmptied(palletsBefore);
    });
    await requests.unpack(order.id);
  };
  const stands = () => Object.fromEntries(products.map((product) => [product.id, product.pallet_id]));
  const taking = (id: string) => (taken = [{ id } as PlanningData['taken'][number]]);
  /** Somebody else plans the order, or takes it out. */
  const planned = (is: boolean) => (isPlanned = is);
  /** So many answers to acts do not arrive. */
  const loses = (answers: number) => (lost = answers);
  const numberOf = (id: number) => pallets.find((pallet) => pallet.id === id)?.number;
  return {
    page,
    ports,
    requests,
    put,
    sent,
    refuse,
    stands,
    taking,
    planned,
    unpacked,
    loses,
    numberOf,
    sizes: () => Object.fromEntries(pallets.map(({ id, length }) => [id, length])),
  };
};

/** A person's editor of the planning page before that packing. */
export const givenPlanning = ({ ofOthers = [] }: { readonly ofOthers?: readonly PlacedProductDto[] } = {}) => {
  const server = packing(ofOthers);
  const editor = new DocumentEditor<PlanningDocument, PlanningCommand, PlanningClash>(
    server.page(),
    planningRules,
    server.ports,
  );
  const notices: EditorNotice<PlanningCommand, PlanningClash>[] = [];
  editor.listen((notice) => notices.push(notice));
  const move = (id: number, to: number | null | 'new'): PlanningClash | null => {
    const data = editor.get().shown;
    const end: MoveEnd =
      to === null
        ? { kind: 'unplaced' }
        : to === 'new'
          ? { kind: 'new', like: {}, temporary: null }
          : { kind: 'pallet', palletId: to, place: null };
    const product = productsById(data).get(id) as PlacedProductDto;
    const moves = [{ productId: id, from: endOf(product), to: end }];
    return editor.commit({ ...newAct(), kind: 'move', moves, createsPallet: to === 'new', card: null });
  };
  return { ...server, editor, notices, move };
};
