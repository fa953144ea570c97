import type { moveProduct, PalletWhole, PlacedProductDto, swapProducts } from '@mullion/contracts';
import type { EditorPorts, KeptDocument } from '../../../kits/editor/editor-types';
import { absorbMove } from './apply-move';
import { productsById, type PlanningData } from './planning-data';
import { sendAct, type ActRequests } from './act-sender';
import type { PlanningDocument } from './acts';
import type { MoveCommand, PlanningCommand, SwapCommand } from './planning-command';
import { isMoved, MadePallets } from './several-moves';

type MoveBody = ReturnType<(typeof moveProduct)['body']['parse']>;
type Moved = ReturnType<(typeof moveProduct)['response']['parse']>;

type SwapBody = ReturnType<(typeof swapProducts)['body']['parse']>;

/** The requests that the page's commands are made of. */
export interface PlanningRequests extends ActRequests {
  readonly move: (productId: number, body: MoveBody & { readonly version?: number }) => Promise<Moved>;
  readonly swap: (body: SwapBody) => Promise<{ readonly pallets: PalletWhole[] }>;
  /** What follows on the page from a move that came about. */
  readonly onMoved: (command: MoveCommand, from: PalletWhole | undefined, answer: Moved) => void;
}

const bodyOf = ({ to }: MoveCommand, product: PlacedProductDto, data: PlanningData): MoveBody & { readonly version: number } => {
  const base = { moved_from: product.pallet_id, moved_to: null, version: product.version };
  if (to.kind === 'unplaced') return base;
  // a pallet that was emptied meanwhile is made again
  const isThere = to.kind === 'pallet' && data.pallets.some(({ id }) => id === to.palletId);
  if (to.kind === 'new' || !isThere) return { ...base, temporary: to.like };
  return { ...base, moved_to: to.palletId as MoveBody['moved_to'], ...(to.place ? { place: to.place } : {}) };
};

/** Sends the commands of the planning page, every one with the version of what it changes. */
export const planningPorts = (requests: PlanningRequests): EditorPorts<PlanningDocument, PlanningCommand> => ({
  reload: requests.read,
  send: async (command, document, key) => {
    if (command.kind === 'swap') return swap(requests, command, document);
    if (command.kind === 'move') return move(requests, command, document);
    if (command.kind !== 'moves') return sendAct(requests, command, document, key);
    const made = new MadePallets((palletId) => document.get().pallets.some(({ id }) => id === palletId));
    for (const each of command.moves) {
      const product = productsById(document.get()).get(each.productId);
      // a failure half-way leaves only the rest to do
      if (product && isMoved(product, each)) continue;
      await move(requests, made.now(each), document);
      made.arrived(each, productsById(document.get()).get(each.productId)?.pallet_id ?? null);
    }
  },
});

const move = async (requests: PlanningRequests, command: MoveCommand, document: KeptDocument<PlanningDocument>): Promise<void> => {
  const data = document.get();
  const product = productsById(data).get(command.productId);
  // the rules have found it in the same document
  if (!product) throw new Error(`product ${command.productId} is not on this page`);
  const from = data.pallets.find(({ id }) => id === product.pallet_id);
  const answer = await requests.move(product.id, bodyOf(command, product, data));
  document.keep(absorbMove(document.get(), answer));
  requests.onMoved(command, from, answer);
};

const swap = async (requests: PlanningRequests, command: SwapCommand, document: KeptDocument<PlanningDocument>): Promise<void> => {
  const products = productsById(document.get());
  const endOf = ({ productId, palletId }: SwapCommand['first']) => ({
    product_id: productId as SwapBody['first']['product_id'],
    pallet_id: palletId as SwapBody['first']['pallet_id'],
    version: products.get(productId)?.version,
  });
  const answer = await requests.swap({ first: endOf(command.first), second: endOf(command.second) });
  document.keep(absorbMove(document.get(), answer));
};
