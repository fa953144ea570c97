import {
  addOperations,
  getOrder,
  importOrders,
  type ChangeDecision,
  type ImportResult,
  type Product,
} from '@mullion/contracts';
import { type BlobStore } from '@mullion/server-kit';
import { eventually, people, person, type TestReply, type TestService } from '@mullion/server-testing';
import { type Factory } from '../copies/factory';
import { fileOf, type Row } from './order-file';

export const admin = person({ type: 1, rights: ['OP_EDIT', 'PR_EDIT', 'OP_DEL', 'CA_NEW', 'TP_EDIT'] });

export interface GivenOrder {
  readonly id: number;
  readonly number: string;
  readonly products: readonly Product[];
}

/** The office: it sends the files of orders, and knows when the floor has them. */
export class ChangeOffice {
  readonly centers: Record<string, number> = {};

  private orders = 0;

  private uploads = 0;

  protected constructor(
    readonly factory: Factory,
    protected readonly documents: TestService,
    private readonly blobs: BlobStore,
  ) {}

  /** Sends a file of an order as the office does. */
  async send(
    number: string,
    rows: readonly Row[],
    fields: { readonly check_only?: 'true'; readonly decisions?: readonly ChangeDecision[] } = {},
    as = admin,
    key: string | null = null,
  ): Promise<TestReply<ImportResult>> {
    this.uploads += 1;
    const name = `uploads/1/changes-${process.pid}-${this.uploads}`;
    const bytes = Buffer.from(fileOf(number, rows));
    await this.blobs.put(name, bytes);
    const decisions = fields.decisions && JSON.stringify(fields.decisions);
    const body = {
      ...fields,
      decisions,
      on_known: 'update' as const,
      unusual: 'take' as const,
      files: [{ field: 'file', name: 'a.csv', key: name, size: bytes.length, type: '' }],
    };
    const call = this.factory.orders.api(importOrders).as(as);
    return (key === null ? call : call.with({ idempotencyKey: key })).send({ body });
  }

  /** What a file would do, with its decisions; none is written. */
  async compare(number: string, rows: readonly Row[]) {
    const { body } = await this.send(number, rows, { check_only: 'true' });
    return body.orders[0]?.changes ?? [];
  }

  /** An order in production. */
  async given(rows: readonly Row[]): Promise<GivenOrder> {
    this.orders += 1;
    const number = `C-${this.orders}`;
    const { body } = await this.send(number, rows);
    const id = body.orders[0]?.id as number;
    await this.known(id, rows.length);
    await this.begin(id);
    return { id, number, products: (await this.order(id)).products };
  }

  /** What has no operations yet gets them. */
  begin(id: number) {
    return this.factory.production
      .api(addOperations)
      .as(people.admin())
      .ok({ body: { orders: [id as never] } });
  }

  /** Packing and production have so many products of it. */
  async known(id: number, count: number): Promise<void> {
    await eventually(async () => {
      for (const service of [this.factory.packing, this.factory.production])
        expect(await service.sql('SELECT 1 FROM product_copy WHERE order_id = $1 AND NOT removed', [id])).toHaveLength(
          count,
        );
    });
  }

  order(id: number) {
    return this.factory.orders.api(getOrder).as(admin).ok({ params: { id } });
  }
}
