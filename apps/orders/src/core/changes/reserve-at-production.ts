import { reserveWork as contract, type ProductChange, type RequestContext } from '@mullion/contracts';
import { AppError, type Rpc } from '@mullion/server-kit';
import type { JudgedChange } from './asked-change';

const AT_ONCE = 500;
/** Production reserves products for ten seconds; what is not written by then asks again. */
const RESERVED_MS = 8_000;

/**
 * Has production reserve products as they were judged. Gives a check for the transaction that follows: `conflict` when
 * they are no longer reserved.
 * @throws AppError `conflict`: something was done with one of them meanwhile
 */
export const reserveAtProduction = async (
  rpc: Rpc,
  context: RequestContext,
  changes: readonly JudgedChange[],
): Promise<() => void> => {
  const wanted = changes.flatMap(({ product, workState: state }) =>
    state === null ? [] : [{ product_id: product.id as ProductChange['product_id'], state }],
  );
  if (wanted.length === 0) return () => undefined;
  const askedAt = performance.now();
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const { changed } = await rpc.ask(contract, { products: wanted.slice(at, at + AT_ONCE) }, { context });
    if (changed.length > 0) throw new AppError('conflict', { ids: changed });
  }
  return () => {
    if (performance.now() - askedAt > RESERVED_MS) throw new AppError('conflict');
  };
};
