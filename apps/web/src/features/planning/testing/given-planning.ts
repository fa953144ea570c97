import type { PalletWhole, PlacedProductDto } from '@mullion/contracts';
import { DocumentEditor } from '../../../kits/editor/document-editor';
import type { EditorNotice } from '../../../kits/editor/editor-types';
import { samplePallet, sampleProduct } from '../../../entities/pallet/testing/sample-pallet';
import type { PlanningClash, PlanningDocument } from '../commands/acts';
import type { MoveEnd, PlanningCommand } from '../commands/planning-command';
import { endOf, planningRules } from '../commands/planning-document';
import { planningPorts, type PlanningRequests } from '../commands/planning-sender';
import { productsById, type PlanningData } from '../commands/planning-data';
import { samplePlanning } from './sample-planning';

const problem = (status: number, code: string) => ({ type: 'about:blank', title: code, status, code });

/** Packing as far as planning sees it: one product stands in one place, versions are checked, an emptied pallet is deleted. */
const packing = (ofOthers: readonly PlacedProductDto[]) => {
  const own = [sampleProduct(11, { pallet_id: 1 as never }), sampleProduct(12, { pallet_id: 1 as never }), sampleProduct(13)];
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
  const fictiveByKey = new Map<string, PalletWhole>();
  let lost = 0;
  const page = (): PlanningData => {
    const on = (id: number) => products.filter((product) => product.pallet_id === id);
    const placed = pallets.map((pallet) => ({ ...pallet, products: on(pallet.id) }));
    const unplaced = products.filter((product) => product.pallet_id === null);
    const whole = { ...samplePlanning(placed, unplaced), taken };
    const orders = whole.orders.map((order) => ({ ...order, products: order.products.filter(({ order_id }) => order_id === order.id) }));
    return { ...whole, orders: isPlanned ? orders : [] };
  };
  const put = (id: number, to: number | null): PlacedProductDto => {
    products = products.map((product) =>
      product.id === id ? { ...product, pallet_id: to as PlacedProductDto['pallet_id'], x: 500, version: product.version + 1 } : product,
    );
    pallets = pallets.map((pallet) => ({ ...pallet, version: pallet.version + 1 }));
    return products.find((product) => product.id === id) as PlacedProductDto;
  };
  const requests: PlanningRequests = {
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
    unpack: async (id) => {
      await Promise.resolve();
      sent.push(`unpack ${id}`);
      products = products.map((product) =>
        Number(product.order_id) === id ? { ...product, pallet_id: null, version: product.version + 1 } : product,
      );
      pallets = pallets.filter((pallet) => products.some(({ pallet_id }) => pallet_id === pallet.id));
      isPlanned = false;
    },
    plan: async (id) => {
      await Promise.resolve();
      sent.push(`plan ${id}`);
      isPlanned = true;
    },
    layers: nothing,
    parameters: nothing,
    card: (card, isThere) => void sent.push(`${isThere ? 'show' : 'hide'} ${card.key}`),
    createFictive: async ({ comment, length, width, height, product_height }, key) => {
      await Promise.resolve();
      const known = fictiveByKey.get(key);
      if (known) return known;
      sent.push(`fictive ${length} ${width} ${height} ${product_height}`);
      const sizes = { length, width, pallet_height: height, height: height + product_height };
      const made = samplePallet(++lastId, [], { ...sizes, comment, fictive: true, status: 2 });
      pallets = [...pallets, made];
      fictiveByKey.set(key, made);
      if (lost > 0) {
        lost -= 1;
        throw problem(0, 'network.timeout');
      }
      return made;
    },
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
  };
  const ports = planningPorts(requests);
  const stands = () => Object.fromEntries(products.map((product) => [product.id, product.pallet_id]));
  const taking = (id: string) => (taken = [{ id } as PlanningData['taken'][number]]);
  /** Somebody else plans the order, or takes it out. */
  const planned = (is: boolean) => (isPlanned = is);
  /** So many answers to fictive pallets made do not arrive. */
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
    loses,
    numberOf,
    sizes: () => Object.fromEntries(pallets.map(({ id, length }) => [id, length])),
  };
};

/** A person's editor of the planning page before that packing. */
export const givenPlanning = ({ ofOthers = [] }: { readonly ofOthers?: readonly PlacedProductDto[] } = {}) => {
  const server = packing(ofOthers);
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
