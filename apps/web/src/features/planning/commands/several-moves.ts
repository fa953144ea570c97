import type { PlacedProductDto } from '@mullion/contracts';
import type { Applied } from '../../../kits/editor/editor-types';
import { applyMove } from './apply-move';
import { productsById, type PlanningData } from './planning-data';
import type { MoveCommand, MoveEnd, ProductMove } from './planning-command';

export const palletOf = (end: MoveEnd): number | null => (end.kind === 'pallet' ? end.palletId : null);

const isPlace = (product: PlacedProductDto, end: MoveEnd): boolean => {
  if (end.kind !== 'pallet' || end.place === null) return true;
  const { x, y, z, is_flipped } = end.place;
  return product.x === x && product.y === y && product.z === z && product.is_flipped === is_flipped;
};
const stands = (product: PlacedProductDto, end: MoveEnd): boolean =>
  end.kind !== 'new' && product.pallet_id === palletOf(end);
const staysOnPallet = ({ from, to }: ProductMove): boolean =>
  palletOf(from) !== null && palletOf(from) === palletOf(to);

/** Whether the product already is where the move would bring it. */
export const isMoved = (product: PlacedProductDto, move: ProductMove): boolean =>
  stands(product, move.to) && (!staysOnPallet(move) || isPlace(product, move.to));

type Moved<D> = Applied<D, { readonly productId: number } | { readonly palletId: number }>;

/**
 * The page after one move, or which product or pallet is not as it was. A deleted pallet is there again only for what
 * is taken back or done again.
 */
const applyOne = <D extends PlanningData>(data: D, move: ProductMove, way: MoveCommand['way']): Moved<D> => {
  const { productId, from, to } = move;
  const product = productsById(data).get(productId);
  if (!product) return { refusal: { productId } };
  if (isMoved(product, move)) return { document: data };
  const isGone = to.kind === 'pallet' && way === 'do' && !data.pallets.some(({ id }) => id === to.palletId);
  if (isGone) return { refusal: { palletId: to.palletId } };
  if (!stands(product, from) || (staysOnPallet(move) && !isPlace(product, from))) return { refusal: { productId } };
  return { document: { ...data, ...applyMove(data, product, palletOf(to), to.kind === 'pallet' ? to.place : null) } };
};

/** The page after all of them; none is done where one does not apply. */
export const applyMoves = <D extends PlanningData>(data: D, { moves, way }: MoveCommand): Moved<D> =>
  moves.reduce<Moved<D>>((now, move) => ('refusal' in now ? now : applyOne(now.document, move, way)), {
    document: data,
  });

/** The command with those of its moves that still apply; null: none does. */
export const restOfMoves = (data: PlanningData, command: MoveCommand): MoveCommand | null => {
  const moves = command.moves.filter((move) => 'document' in applyOne(data, move, command.way));
  return moves.length > 0 && command.moves.length > 1 ? { ...command, moves } : null;
};
