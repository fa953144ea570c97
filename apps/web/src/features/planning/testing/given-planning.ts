import type { PlacedProductDto } from '@mullion/contracts';
import { DocumentEditor } from '../../../kits/editor/document-editor';
import type { EditorNotice } from '../../../kits/editor/editor-types';
import type { PlanningClash, PlanningDocument } from '../commands/acts';
import type { MoveEnd, PlanningCommand } from '../commands/planning-command';
import { endOf, planningRules } from '../commands/planning-document';
import { planningPorts, type PlanningRequests } from '../commands/planning-sender';
import { newAct } from '../commands/server-act';
import type { UnpackAct } from '../commands/unpack-act';
import { productsById, type PlanningData } from '../commands/planning-data';
import { PackingActs } from './packing-acts';
import { PackingState } from './packing-state';

/** What planning asks of packing and of orders, and what a colleague does beside it. */
const givenServers = (ofOthers: readonly PlacedProductDto[]) => {
  const state = new PackingState(ofOthers);
  const acts = new PackingActs(state);
  const { sent } = acts;
  const nothing = (): never => {
    throw new Error('nobody asks for this here');
  };
  const planned = (is: boolean) => (state.isPlanned = is);
  const requests: PlanningRequests = {
    read: () => Promise.resolve(state.page()),
    act: acts.act,
    turn: acts.turn,
    undoRun: async (id) => {
      await Promise.resolve();
      sent.push(`run ${id}`);
      state.taken = [];
    },
    parameters: nothing,
    card: (card, isThere) => void sent.push(`${isThere ? 'show' : 'hide'} ${card.key}`),
    floor: nothing,
    makeTrucks: nothing,
    removeTruck: nothing,
    onMoved: () => undefined,
  };
  /** What the dialog asks for that takes an order out of planning: its places are an act. */
  const unpacked = async ({ id, order }: UnpackAct): Promise<void> => {
    state.pallets = state.pallets.filter((pallet) => state.products.some(({ pallet_id }) => pallet_id === pallet.id));
    await Promise.resolve();
    acts.unpack(id, order.id);
  };
  return {
    page: () => state.page(),
    ports: planningPorts(requests),
    requests,
    put: (id: number, to: number | null) => state.put(id, to),
    /** A colleague sets something of a pallet. */
    set: state.set.bind(state),
    sent,
    refuse: acts.refuse,
    stands: () => Object.fromEntries(state.products.map((product) => [product.id, product.pallet_id])),
    taking: (id: string) => (state.taken = [{ id } as PlanningData['taken'][number]]),
    /** Somebody else plans the order, or takes it out. */
    planned,
    unpacked,
    loses: (answers: number) => (acts.lost = answers),
    numberOf: (id: number) => state.pallet(id)?.number,
    sizes: () => Object.fromEntries(state.pallets.map(({ id, length }) => [id, length])),
  };
};

/** A person's editor of the planning page before those servers. */
export const givenPlanning = ({ ofOthers = [] }: { readonly ofOthers?: readonly PlacedProductDto[] } = {}) => {
  const server = givenServers(ofOthers);
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
