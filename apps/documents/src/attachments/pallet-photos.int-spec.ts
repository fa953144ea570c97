import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  createAttachment,
  deleteAttachment,
  getSessionContext,
  listAttachments,
  palletRecords,
  problemRecords,
  type AttachmentTable,
  type RequestContext,
} from '@mullion/contracts';
import { openBlobStore, type BlobStore } from '@mullion/server-kit';
import { bootForTest, people, type TestService } from '@mullion/server-testing';
import sharp from 'sharp';
import { documentsConfig } from '../config';
import { dataSourceOptions } from '../data-source';
import { DocumentsModule } from '../documents.module';

const folder = mkdtempSync(path.join(tmpdir(), 'mullion-attached-'));
const BLOB_URL = `file://${folder}`;
const ENV = {
  MULLION_TOKEN_KEY: 't'.repeat(32),
  PUBLIC_URL: 'http://mullion.test',
  MAIL_FROM: 'mullion@mullion.test',
  BLOB_URL,
};
/** Reported by the worker of `people`. */
const OWN = 5;
/** With a unit, reported by somebody else. */
const OF_UNIT = 8;
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF');

describe('attachments', () => {
  let documents: TestService;
  let store: BlobStore;
  let uploads = 0;
  beforeAll(async () => {
    store = await openBlobStore(BLOB_URL);
    documents = await bootForTest(
      { name: 'documents', module: DocumentsModule, dataSource: dataSourceOptions, config: documentsConfig },
      ENV,
    );
    documents.world.answer(problemRecords.byIds, ({ ids }, context) => ({
      records: ids
        .filter((id) => id < 100 && context?.company_id === 1)
        .map((id) => ({
          ...{ id: id as never, company_id: 1 as never, subject: 'P', order_id: null, version: 1, removed: false },
          product_id: (id === OF_UNIT ? 70 : null) as never,
          user_id: (id === OWN ? 6 : 2) as never,
        })),
    }));
    documents.world.answer(palletRecords.byIds, ({ ids }) => ({
      records: ids.filter((id) => id < 100).map((id) => ({ id, removed: false }) as never),
    }));
    documents.world.answer(getSessionContext, () => people.admin());
  });
  afterAll(async () => {
    await documents.world.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const attach = async (
    bytes: Buffer,
    to: { table?: AttachmentTable; id?: number; name?: string; key?: string } = {},
    as: RequestContext = people.admin(),
  ) => {
    const key = `uploads/${as.company_id}/file-${(uploads += 1)}`;
    await store.put(key, bytes);
    return documents
      .api(createAttachment)
      .as(as)
      .with(to.key === undefined ? {} : { idempotencyKey: to.key })
      .send({
        body: {
          table_name: to.table ?? 'problems',
          table_id: String(to.id ?? 1) as never,
          files: [{ field: 'attachment_file', name: to.name ?? 'kampas.jpg', key, size: bytes.length, type: 'x/y' }],
        },
      });
  };
  const list = (ids: number[], as: RequestContext = people.admin(), table: AttachmentTable = 'problems') =>
    documents
      .api(listAttachments)
      .as(as)
      .ok({ query: { table_name: table, table_ids: ids as never } });
  const remove = (id: number, as: RequestContext = people.admin()) =>
    documents.api(deleteAttachment).as(as).send({ params: { id } });
  const bytesOf = async (key: string): Promise<Buffer> => {
    const parts: Buffer[] = [];
    for await (const part of (await store.get(key)) as AsyncIterable<Buffer>) parts.push(part);
    return Buffer.concat(parts);
  };
  const photo = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#00897b' } });

  it('PIN-01bc photos of a pallet are png, gif or jpeg, several of them, each with its moment and its maker; nothing else is taken', async () => {
    const gif = await photo().gif().toBuffer();
    for (const bytes of [gif, await photo().png().toBuffer(), await photo().jpeg().toBuffer()])
      expect((await attach(bytes, { table: 'pallets', id: 12 }, people.packer())).status).toBe(201);
    const kept = await list([12], people.viewer(), 'pallets');
    expect(kept.map((file) => file.attachment_type)).toEqual(['image/gif', 'image/png', 'image/jpeg']);
    expect(kept[0]).toMatchObject({
      user_name: people.packer().user_name,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    const [row] = await documents.sql<{ blob_key: string }>('SELECT blob_key FROM attachment WHERE id = $1', [
      kept[0]?.id,
    ]);
    expect((await sharp(await bytesOf(row?.blob_key ?? '')).metadata()).format).toBe('gif');
    expect((await attach(pdf, { table: 'pallets', id: 12 })).problem).toMatchObject({
      code: 'not_allowed_file_type',
      params: { types: 'PNG, JPG, GIF' },
    });
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(200)]);
    expect((await attach(heic, { table: 'pallets', id: 12, name: 'IMG_1.jpg' })).problem).toMatchObject({
      status: 415,
      code: 'attachment.heic',
    });
    expect((await attach(gif, { id: 1 })).problem).toMatchObject({
      code: 'not_allowed_file_type',
      params: { types: 'PNG, JPG, PDF' },
    });
  });

  it('PIN-01de photos of a pallet are read by type 6, who neither adds nor deletes one; another company and a supplier find none', async () => {
    const made = await attach(await photo().jpeg().toBuffer(), { table: 'pallets', id: 13 }, people.packer());
    expect(await list([13], people.viewer(), 'pallets')).toHaveLength(1);
    expect((await attach(await photo().jpeg().toBuffer(), { table: 'pallets', id: 13 }, people.viewer())).status).toBe(
      403,
    );
    expect((await remove(made.body.id, people.viewer())).status).toBe(403);
    expect((await remove(made.body.id, { ...people.stranger(), type: 1 })).status).toBe(404);
    const asSupplier = documents.api(listAttachments).as(people.supplier());
    expect((await asSupplier.send({ query: { table_name: 'pallets', table_ids: [13] as never } })).status).toBe(403);
    expect((await remove(made.body.id, people.packer())).status).toBe(200);
    expect(await list([13], people.viewer(), 'pallets')).toEqual([]);
  });
});
