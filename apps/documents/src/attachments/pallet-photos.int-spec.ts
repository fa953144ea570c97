import { listAttachments } from '@mullion/contracts';
import { people, type TestService } from '@mullion/server-testing';
import sharp from 'sharp';
import { attachmentCalls, pdf, photo, startAttachments } from '../testing/attachment-world';
import type { DocumentsWithFiles } from '../testing/start-documents';

describe('attachments of pallets', () => {
  let world: DocumentsWithFiles;
  let documents: TestService;
  beforeAll(async () => {
    world = await startAttachments();
    ({ documents } = world);
  });
  afterAll(() => world.close());

  const { attach, list, remove, bytesOf } = attachmentCalls(() => world);

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
