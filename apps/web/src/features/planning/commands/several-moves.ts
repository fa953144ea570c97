import type { PlacedProductDto } from '@mullion/contracts';
import type { Applied } from '../../../kits/editor/editor-types';
import { applyMove } from './apply-move';
import { productsById, type PlanningData } from './planning-data';
import type { MoveCommand, MoveEnd, MovesCommand } from './planning-command';

export const palletOf = (end: MoveEnd): number | null => (end.kind === 'pallet' ? end.palletId : null);

const isPlace = (product: PlacedProductDto, end: MoveEnd): boolean => {
  if (end.kind !== 'pallet' || end.place === null) return true;
  const { x, y, z, is_flipped } = end.place;
  return product.x === x && product.y === y && product.z === z && product.is_flipped === is_flipped;
};
const stands = (product: PlacedProductDto, end: MoveEnd): boolean => end.kind !== 'new' && product.pallet_id === palletOf(end);
const staysOnPallet = ({ from, to }: MoveCommand): boolean => palletOf(from) !== null && palletOf(from) === palletOf(to);

/** Whether the product already is where the move would bring it. */
export const isMoved = (product: PlacedProductDto, move: MoveCommand): boolean =>
  stands(product, move.to) && (!staysOnPallet(move) || isPlace(product, move.to));

/** The page after one move, or which product or pallet is not as it was. */
export const applyOneMove = <D extends PlanningData>(
  data: D,
  move: MoveCommand,
): Applied<D, { readonly productId: number } | { readonly palletId: number }> => {
  const { productId, from, to } = move;
  const product = productsById(data).get(productId);
  if (!product) return { refusal: { productId } };
  if (isMoved(product, move)) return { document: data };
  const isGone = to.kind === 'pallet' && to.like.length === undefined && !data.pallets.some(({ id }) => id === to.palletId);
  if (isGone) return { refusal: { palletId: to.palletId } };
  if (!stands(product, from) || (staysOnPallet(move) && !isPlace(product, from))) return { refusal: { productId } };
  return { document: { ...data, ...applyMove(data, product, palletOf(to), to.kind === 'pallet' ? to.place : null) } };
};

/** The page after all of them; none is done where one does not apply. */
export const applyMoves = <D extends PlanningData>(data: D, { moves }: MovesCommand): ReturnType<typeof applyOneMove<D>> =>
  moves.reduce<ReturnType<typeof applyOneMove<D>>>((now, move) => ('refusal' in now ? now : applyOneMove(now.document, move)), {
    document: data,
  });

/** Pallets that the first of several moves has made, by what they were meant to be: the others go there too. */
export class MadePallets {
  private readonly made = new Map<string, number>();

  constructor(private readonly onPage: (palletId: number) => boolean) {}

  /** The move as it is sent now. */
  now(move: MoveCommand): MoveCommand {
    const { to } = move;
    const palletId = to.kind === 'unplaced' ? undefined : this.made.get(keyOf(to));
    return palletId === undefined || to.kind === 'unplaced'
      ? move
      : { ...move, to: { kind: 'pallet', palletId, place: null, like: to.like } };
  }

  /** The move was answered with its product on this pallet. */
  arrived({ to }: MoveCommand, palletId: number | null): void {
    const isMade = to.kind === 'new' || (to.kind === 'pallet' && !this.onPage(to.palletId));
    if (isMade && palletId !== null && !this.made.has(keyOf(to))) this.made.set(keyOf(to), palletId);
  }
}

const keyOf = (to: MoveEnd): string => (to.kind === 'pallet' ? `pallet ${to.palletId}` : to.kind);
