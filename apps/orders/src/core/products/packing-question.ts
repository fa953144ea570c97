import { mayChangeProducts, type ProductRecord, refusalCode, type RequestContext } from '@mullion/contracts';
import { AppError, type Rpc } from '@mullion/server-kit';

const AT_ONCE = 500;
/** Packing holds products for ten seconds; what is not written by then asks again. */
const RESERVED_MS = 8_000;

/**
 * Asks packing whether products may change in what it computes with. Gives the ids that it refuses (closed pallets,
 * trucks), with its code.
 * @throws AppError `unavailable`: without an answer nothing changes
 */
export const packingRefusals = async (
  rpc: Rpc,
  context: RequestContext,
  productIds: readonly number[],
): Promise<Map<number, string>> => {
  const refused = new Map<number, string>();
  for (let at = 0; at < productIds.length; at += AT_ONCE) {
    const part = productIds.slice(at, at + AT_ONCE) as ProductRecord['id'][];
    const answer = await rpc.ask(mayChangeProducts, { product_ids: part }, { context });
    for (const { id, code } of answer.refused) refused.set(id, code);
  }
  return refused;
};

/**
 * Has packing hold products for a change. Gives a check for the transaction that follows: `conflict` when they are no
 * longer held.
 * @throws AppError packing's code for the first it refuses
 */
export const reserveAtPacking = async (
  rpc: Rpc,
  context: RequestContext,
  productIds: readonly number[],
): Promise<() => void> => {
  if (productIds.length === 0) return () => undefined;
  const askedAt = performance.now();
  const [refused] = await packingRefusals(rpc, context, productIds);
  if (refused) throw new AppError(refusalCode(refused[1]), { id: refused[0] });
  return () => {
    if (performance.now() - askedAt > RESERVED_MS) throw new AppError('conflict');
  };
};
