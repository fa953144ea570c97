import { getPallet, moveProduct, type InputOf, type PalletId, type ProductId, type routes } from '@mullion/contracts';
import { AppError, type CallInfo, type ServiceTools } from '@mullion/server-kit';
import type { StoredProduct } from '../../core/products/product';
import { columnsOfEdit } from '../../core/products/product.mapper';
import { editedProducts } from '../products.queries';
import { namesPlace, otherSpot, spotElsewhere, type Spot } from '../rules/product-place';
import { changedOf } from './product-columns';

type Edit = InputOf<typeof routes.updateProduct>['body'] & { readonly id: number };
type Tools = Pick<ServiceTools, 'database' | 'rpc'>;

interface Move {
  readonly id: number;
  readonly from: number | null;
  readonly to: number | null;
  readonly place: Spot | null;
}

/**
 * Where a product lies is packing's: an edit that asks for another place has packing move the product first, and its
 * refusal ends the call with nothing written here. Such a call moves one product and changes nothing else, because the
 * move could not be taken back when the rest is refused. Gives the pallet of a product that was moved.
 * @throws AppError `not_found`, `product.place_with_other_changes`, what packing refuses with
 */
export const placeAtPacking = async (
  tools: Tools,
  call: CallInfo,
  edits: readonly Edit[],
): Promise<ReadonlyMap<number, PalletId | null>> => {
  const placing = edits.filter(namesPlace);
  if (placing.length === 0) return new Map();
  await tools.database.waitForStamps(call, ['packing']);
  const rows = await editedProducts(tools.database, call.context.company_id, edits);
  const moves: Move[] = [];
  for (const edit of placing) {
    const move = await moveOf(tools, call, edit, rows.get(edit.id) as StoredProduct);
    if (move) moves.push(move);
  }
  const [move, second] = moves;
  if (!move) return new Map();
  if (second || edits.some((edit) => changesMore(edit, rows.get(edit.id) as StoredProduct)))
    throw new AppError('product.place_with_other_changes');
  const { id, from, to, place } = move;
  const moved = await tools.rpc.ask(
    moveProduct,
    {
      params: { id: id as ProductId },
      query: {},
      body: { moved_from: from as PalletId | null, moved_to: to as PalletId | null, ...(place ? { place } : {}) },
    },
    { context: call.context, requestId: call.requestId, idempotencyKey: call.idempotencyKey },
  );
  return new Map([[id, moved.product.pallet_id]]);
};

const changesMore = (edit: Edit, row: StoredProduct): boolean =>
  edit.picture !== undefined ||
  Object.keys(changedOf(row, columnsOfEdit(edit))).length > 0 ||
  (edit.status !== undefined && edit.status !== row.status);

const moveOf = async (
  { rpc }: Tools,
  { context, requestId }: CallInfo,
  edit: Edit,
  row: StoredProduct,
): Promise<Move | null> => {
  // the transaction refuses an old version with the current state
  if (edit.version !== undefined && edit.version !== row.version) return null;
  const from = row.pallet_id;
  const to = edit.palletId === undefined ? from : edit.palletId;
  if (to === null) return from === null ? null : { id: row.id, from, to, place: null };
  if (to !== from) return { id: row.id, from, to, place: spotElsewhere(edit) };
  const query = getPallet.query.parse({ with_products: 'true' });
  const pallet = await rpc.ask(getPallet, { params: { id: to as PalletId }, query, body: {} }, { context, requestId });
  const now = pallet.products.find(({ id }) => id === row.id);
  const place = now ? otherSpot(edit, now) : null;
  return place && { id: row.id, from, to, place };
};
