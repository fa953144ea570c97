import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getOrder, importOrders, type ImportResult, listOrders, type RequestContext } from '@mullion/contracts';
import { type BlobStore, openBlobStore } from '@mullion/server-kit';
import { person, type TestReply, type TestService, type TestWorld } from '@mullion/server-testing';
import { startOrders } from './start-orders';

/** The header of the files of these tests. */
export const head =
  'position,type,category,width_mm,height_mm,depth_mm,weight_kg,area_m2,quantity,order,customer,address,can_be_flipped';

/** This service with a blob store of its own; every test imports into a company of its own. */
export class ImportWorld {
  company = 100;
  private uploads = 0;

  private constructor(
    readonly orders: TestService,
    readonly world: TestWorld,
    readonly blobs: BlobStore,
    private readonly folder: string,
  ) {}

  static async open(): Promise<ImportWorld> {
    const folder = await mkdtemp(path.join(tmpdir(), 'mullion-import-'));
    const url = pathToFileURL(folder).href;
    const { orders, world } = await startOrders(url);
    return new ImportWorld(orders, world, await openBlobStore(url), folder);
  }

  async close(): Promise<void> {
    await this.world.close();
    await rm(this.folder, { recursive: true, force: true });
  }

  writer(over: Partial<RequestContext> = {}): RequestContext {
    return person({
      company_id: this.company as never,
      type: 1,
      rights: ['OP_EDIT', 'PR_EDIT', 'OP_DEL', 'CA_NEW'],
      ...over,
    });
  }

  /** Uploads a file as the gateway does and imports it. */
  async upload(
    content: string | Buffer,
    fields: object = {},
    as = this.writer(),
    name = 'orders.csv',
    key: string | null = null,
  ): Promise<TestReply<ImportResult>> {
    this.uploads += 1;
    const blob = `uploads/${as.company_id}/${this.uploads}`;
    const bytes = Buffer.from(content as string);
    await this.blobs.put(blob, bytes);
    const body = { ...fields, files: [{ field: 'file', name, key: blob, size: bytes.length, type: '' }] };
    const call = this.orders.api(importOrders).as(as);
    return (key === null ? call : call.with({ idempotencyKey: key })).send({ body });
  }

  /** An order that an import has made, with its products. */
  order(result: ImportResult, at = 0) {
    return this.orders
      .api(getOrder)
      .as(this.writer())
      .ok({ params: { id: result.orders[at]?.id }, query: {} });
  }

  /** How many orders the company has. */
  async stored(): Promise<number> {
    return (await this.orders.api(listOrders).as(this.writer()).ok({ query: {} })).total;
  }
}

/** The faults of a refusal: path and code. */
export const faults = (reply: TestReply<unknown>) => reply.problem?.errors?.map((error) => [error.path, error.code]);
