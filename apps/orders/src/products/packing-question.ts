import { type ErrorCode, errorStatus, mayChangeProducts, type ProductRecord, type RequestContext } from '@mullion/contracts';
import { AppError, Rpc } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';

const AT_ONCE = 500;

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

  /** @throws AppError packing's code for the first it refuses, `product.on_locked_pallet` when that is unknown here */
  async mustAllow(context: RequestContext, productIds: readonly number[]): Promise<void> {
    const [refused] = await this.refusals(context, productIds);
    if (refused) throw new AppError(refused[1] in errorStatus ? (refused[1] as ErrorCode) : 'product.on_locked_pallet', { id: refused[0] });
  }
}
