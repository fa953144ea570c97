import type { ImportError, RequestContext } from '@mullion/contracts';
import type { Rpc } from '@mullion/server-kit';
import { reserveAtProduction } from '../../core/changes/reserve-at-production';
import { packingRefusals } from '../../core/products/packing-question';
import { changesPacking } from '../../core/rules/product-changes';
import type { JudgedOrder } from './judge-plan';

interface Reserved {
  readonly refused: readonly ImportError[];
  /** @throws AppError `conflict` when production no longer has them reserved */
  readonly mustBeReserved: () => void;
}

/**
 * Has packing and production reserve what changes until it is written. What packing refuses is told by row.
 * @throws AppError `conflict`: something was done with one of them meanwhile
 */
export const reserveChanges = async (
  rpc: Rpc,
  context: RequestContext,
  judged: readonly JudgedOrder[],
): Promise<Reserved> => {
  const taken = judged.flatMap(({ decided }) => decided.taken);
  const moving = taken.filter(({ kind, product, set }) => kind === 'gone' || changesPacking(product, set));
  const locked = await packingRefusals(
    rpc,
    context,
    moving.map(({ product }) => product.id),
  );
  const refused = moving.flatMap(({ product, row }) =>
    locked.has(product.id)
      ? [{ row: row ?? 0, column: 'position', code: 'import.product_locked', params: { value: product.position } }]
      : [],
  );
  if (refused.length > 0) return { refused, mustBeReserved: () => undefined };
  return {
    refused,
    mustBeReserved: await reserveAtProduction(rpc, context, [
      ...taken,
      ...judged.flatMap(({ decided }) => decided.remade),
    ]),
  };
};
