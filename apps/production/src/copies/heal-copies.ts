import { getOrderRecords, type OrderRecord } from '@mullion/contracts';
import { Copies, Database, Rpc, systemContext } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { orderCopy, productCopy } from './copies';

/** Most orders that may be asked for at once. */
const AT_ONCE = 200;

/** Asks orders for what has not arrived yet. */
@Injectable()
export class HealCopies {
  constructor(
    private readonly database: Database,
    private readonly copies: Copies,
    private readonly rpc: Rpc,
  ) {}

  /** Fetches these orders with all their products, in bulk. @throws AppError `unavailable` */
  async orders(companyId: number, ids: readonly number[]): Promise<void> {
    const context = systemContext(companyId);
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const order_ids = ids.slice(at, at + AT_ONCE) as OrderRecord['id'][];
      const { orders, products } = await this.rpc.ask(getOrderRecords, { order_ids }, { context });
      await this.database.transaction(null, async (tx) => {
        await this.copies.keep(tx, orderCopy, orders);
        await this.copies.keep(tx, productCopy, products);
      });
    }
  }
}
