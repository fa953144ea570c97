import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listGlassUnits, uploadGlassUnits, type GlassFileResult, type RequestContext } from '@mullion/contracts';
import { openBlobStore, type BlobStore } from '@mullion/server-kit';
import { bootForTest, people, type TestReply, type TestService } from '@mullion/server-testing';
import exceljs from 'exceljs';
import { dataSourceOptions } from '../data-source';
import { productionConfig } from '../production-config';
import { ProductionModule } from '../production.module';

export const head = [
  'Stovas',
  'Pusė',
  'Plotis',
  'Aukštis',
  'Tipas',
  'Kliento užsakymas',
  'Kliento pozicija',
  'Užsakymo Nr.',
  'Pozicijos Nr.',
];
export type Row = readonly (string | number | Date | null)[];
/** A row of an order, by its position. */
export const rowOf = (order: string, position: number, over: Readonly<Record<number, Row[number]>> = {}): Row =>
  ['1', 'A', 1050, 1060, '4T–16–4', '26-0405', '07.1', order, position].map((cell, at) =>
    at in over ? (over[at] ?? null) : cell,
  );

/** A workbook of sheets by their names. */
export const workbook = async (sheets: Readonly<Record<string, readonly Row[]>>): Promise<Buffer> => {
  const book = new exceljs.Workbook();
  for (const [name, rows] of Object.entries(sheets)) book.addWorksheet(name).addRows(rows as never);
  return Buffer.from(await book.xlsx.writeBuffer());
};

/** Production with a blob store of its own, which takes files of glass units. */
export class GlassWorld {
  private uploads = 0;

  private constructor(
    readonly production: TestService,
    readonly blobs: BlobStore,
    private readonly folder: string,
  ) {}

  static async open(): Promise<GlassWorld> {
    const folder = await mkdtemp(path.join(tmpdir(), 'mullion-glass-'));
    const url = pathToFileURL(folder).href;
    const options = {
      name: 'production' as const,
      module: ProductionModule,
      dataSource: dataSourceOptions,
      config: productionConfig,
    };
    return new GlassWorld(await bootForTest(options, { BLOB_URL: url }), await openBlobStore(url), folder);
  }
  async close(): Promise<void> {
    await this.production.world.close();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Uploads a file as the gateway does and has it taken. */
  async upload(
    bytes: Buffer,
    as: RequestContext = people.supplier(),
    {
      name = 'langma_47_1.xlsx',
      idempotencyKey,
      supplierId,
    }: { readonly name?: string; readonly idempotencyKey?: string; readonly supplierId?: number | undefined } = {},
  ): Promise<TestReply<GlassFileResult>> {
    this.uploads += 1;
    const key = `uploads/${as.company_id}/${this.uploads}`;
    await this.blobs.put(key, bytes);
    const files = [{ field: 'glass-units', name, key, size: bytes.length, type: '' }];
    const body = { files, ...(supplierId === undefined ? {} : { supplier_id: supplierId as never }) };
    const call = this.production.api(uploadGlassUnits).as(as);
    return (idempotencyKey === undefined ? call : call.with({ idempotencyKey })).send({ body });
  }
  /** The same from rows below the usual head. */
  async uploadRows(rows: readonly Row[], as?: RequestContext): Promise<TestReply<GlassFileResult>> {
    return this.upload(await workbook({ Stovai: [head, ...rows] }), as);
  }

  /** The units of a supplier's order. */
  async unitsOf(order: string, as: RequestContext = people.supplier()) {
    const { data } = await this.production
      .api(listGlassUnits)
      .as(as)
      .ok({ query: { filter: order } });
    return data;
  }
}
