import { type ErrorCode, errorStatus, mayChangeProducts, type ProductRecord, type RequestContext } from '@mullion/contracts';
import { AppError, Rpc } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';

const AT_ONCE = 500;
/** Packing holds products for ten seconds; what has not come to writing by then asks anew. */
const HELD_MS = 8_000;

/** Asks packing whether products may change in what it computes with: refused on closed pallets and on trucks. */
@Injectable()
export class PackingQuestion {
  constructor(private readonly rpc: Rpc) {}

  /** Ids that packing refuses, with its code. @throws AppError `unavailable`: without an answer nothing changes */
  async refusals(context: RequestContext, productIds: readonly number[]): Promise<Map<number, string>> {
    const refused = new Map<number, string>();
    for (let at = 0; at < productIds.length; at += AT_ONCE) {
      const part = productIds.slice(at, at + AT_ONCE) as ProductRecord['id'][];
      const answer = await this.rpc.ask(mayChangeProducts, { product_ids: part }, { context });
      for (const { id, code } of answer.refused) refused.set(id, code);
    }
    return refused;
  }

  /**
   * Gives what says, in the transaction that follows, whether the products are still held (`conflict` otherwise).
   * @throws AppError packing's code for the first it refuses, `product.on_locked_pallet` when that is unknown here
   */
  async mustAllow(context: RequestContext, productIds: readonly number[]): Promise<() => void> {
    const askedAt = performance.now();
    const [refused] = await this.refusals(context, productIds);
    if (refused) throw new AppError(refused[1] in errorStatus ? (refused[1] as ErrorCode) : 'product.on_locked_pallet', { id: refused[0] });
    return () => {
      if (performance.now() - askedAt > HELD_MS) throw new AppError('conflict');
    };
  }
}
