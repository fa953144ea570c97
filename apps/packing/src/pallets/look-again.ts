import { getOrderRecords, type OrderRecord, type ProductRecord } from '@mullion/contracts';
import { Database, Rpc, systemContext, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { Companies, keepOrders, keepProducts } from '../copies/copies.module';
import { PalletWork } from './pallet-work';

const HEAL_MS = 2_000;
const HEALED_AT_ONCE = 200;

/** Takes news of orders and products into the copies and looks again at the pallets they stand on. */
@Injectable()
export class LookAgain {
  constructor(
    private readonly database: Database,
    private readonly companies: Companies,
    private readonly rpc: Rpc,
  ) {}

  /** Keeps records; pallets of products whose sizes changed and of orders whose names changed are derived anew. */
  async take(tx: Tx, orders: readonly OrderRecord[], products: readonly ProductRecord[]): Promise<void> {
    const renamed = await keepOrders(tx, orders);
    const changed = await keepProducts(tx, products);
    const companyId = orders[0]?.company_id ?? products[0]?.company_id;
    if (companyId === undefined || (renamed.length === 0 && changed.length === 0)) return;
    const ofOrders = renamed.length
      ? await tx.query<{ id: number }>('SELECT id FROM pallet WHERE company_id = $1 AND order_ids && $2::int[]', [companyId, renamed])
      : [];
    const ids = [...new Set([...changed.map((product) => product.palletId), ...ofOrders.map((row) => row.id)])];
    if (ids.length === 0) return;
    const work = new PalletWork(tx, await this.companies.of(companyId, tx), { user_id: null, user_name: '' });
    const touched = new Set(changed.map((product) => product.palletId));
    const states = [...(await work.lock(ids)).values()];
    // A product that was removed although it stands somewhere is no longer there.
    const removed = states.flatMap((state) => state.products).filter((product) => product.removed);
    await work.unplace(removed);
    const kept = states.map((state) => ({ ...state, products: state.products.filter((product) => !product.removed) }));
    await work.write(kept.map((state) => (touched.has(state.row.id) ? PalletWork.outdated(state) : state)));
    await work.tell();
  }

  /** Asks orders for what has not arrived yet, in bulk, and keeps it. @throws AppError `unavailable`. */
  async heal(companyId: number, wanted: { readonly order_ids?: readonly number[]; readonly numbers?: readonly string[] }): Promise<void> {
    const input = {
      ...(wanted.order_ids ? { order_ids: wanted.order_ids.slice(0, HEALED_AT_ONCE) as OrderRecord['id'][] } : {}),
      ...(wanted.numbers ? { numbers: wanted.numbers.slice(0, HEALED_AT_ONCE) } : {}),
    };
    const records = await this.rpc.ask(getOrderRecords, input, { context: systemContext(companyId), timeoutMs: HEAL_MS });
    await this.database.transaction(null, (tx) => this.take(tx, records.orders, records.products));
  }
}
