import type {
  actInPlanning,
  InputOf,
  PalletId,
  PlanningActInput,
  PlanningActResult,
  ProductId,
} from '@mullion/contracts';
import type { SettingsAct } from './acts';
import { productsById, type PlanningData } from './planning-data';
import type { MoveCommand, MoveEnd, PlanningCommand, SwapCommand } from './planning-command';
import type { ServerAct } from './server-act';
import { isMoved } from './several-moves';

export type ServerCommand = Extract<PlanningCommand, ServerAct>;
export const isServerAct = (command: PlanningCommand): command is ServerCommand => 'way' in command;

/** The requests that acts of the server take; `key` is the same each time the same act is sent. */
export interface ActRequests {
  readonly act: (body: InputOf<typeof actInPlanning>['body'], key: string) => Promise<PlanningActResult>;
  /** `products`: only these of the act. */
  readonly turn: (act: ServerAct, products: ProductId[] | undefined, key: string) => Promise<PlanningActResult>;
}

/** Sends an act as it applies to the page. */
export const sendServerAct = (
  requests: ActRequests,
  command: ServerCommand,
  data: PlanningData,
  key: string,
): Promise<PlanningActResult> => {
  if (command.way === 'do') return requests.act({ id: command.id, act: inputOf(command, data) }, key);
  const products = command.kind === 'move' ? leftToMove(command, data).map(({ product }) => product.id) : undefined;
  return requests.turn(command, products, key);
};

const inputOf = (command: ServerCommand, data: PlanningData): PlanningActInput => {
  switch (command.kind) {
    case 'move':
      return moveInput(command, data);
    case 'swap':
      return swapInput(command, data);
    case 'removal':
      return { kind: 'remove', pallets: command.pallets.map(({ id, version }) => ({ pallet_id: id, version })) };
    case 'fictive':
      return { kind: 'fictive', ...command.body };
    case 'settings':
      return settingsInput(command, data);
    case 'number': {
      const { palletId, to } = command;
      return { kind: 'number', pallet_id: palletId as PalletId, version: versionOf(data, palletId), number: to };
    }
    case 'pin': {
      const { palletIds, productIds, pinned } = command;
      return { kind: 'pin', pallets: palletIds as PalletId[], products: productIds as ProductId[], pinned };
    }
    case 'unpack':
      throw new Error('an order is taken out of planning by its own request');
  }
};

const versionOf = (data: PlanningData, palletId: number): number | undefined =>
  data.pallets.find(({ id }) => id === palletId)?.version;

/** Sizes are those that the page shows, so they are not rounded to standard lengths once more. */
const settingsInput = ({ changes }: SettingsAct, data: PlanningData): PlanningActInput => ({
  kind: 'settings',
  pallets: changes.map(({ palletId, to }) => ({
    pallet_id: palletId as PalletId,
    version: versionOf(data, palletId),
    to,
  })),
  ignore_length: true,
});

/** Products that are not yet where they are to go. */
const leftToMove = ({ moves }: MoveCommand, data: PlanningData) => {
  const products = productsById(data);
  return moves.flatMap((move) => {
    const product = products.get(move.productId);
    return product && !isMoved(product, move) ? [{ product, to: move.to }] : [];
  });
};

type MoveInput = Extract<PlanningActInput, { kind: 'move' }>;

const moveInput = (command: MoveCommand, data: PlanningData): MoveInput => {
  const left = leftToMove(command, data);
  const [first] = left;
  // the rules have found something to do in the same document
  if (!first) throw new Error('nothing is left to be moved');
  const products = left.map(({ product: { id, pallet_id, version } }) => ({ product_id: id, pallet_id, version }));
  return { kind: 'move', products, to: targetOf(first.to) };
};

const targetOf = (to: MoveEnd): MoveInput['to'] => {
  if (to.kind === 'new') return { kind: 'new', like: to.like };
  if (to.kind === 'unplaced') return to;
  return { kind: 'pallet', pallet_id: to.palletId as PalletId, ...(to.place ? { place: to.place } : {}) };
};

type SwapInput = Extract<PlanningActInput, { kind: 'swap' }>;

const swapInput = ({ first, second }: SwapCommand, data: PlanningData): SwapInput => {
  const products = productsById(data);
  const endOf = ({ productId, palletId }: SwapCommand['first']) => ({
    product_id: productId as SwapInput['first']['product_id'],
    pallet_id: palletId as SwapInput['first']['pallet_id'],
    version: products.get(productId)?.version,
  });
  return { kind: 'swap', first: endOf(first), second: endOf(second) };
};
