import { readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { deleteAttachment, openLink, problemChanged } from '@mullion/contracts';
import { auditEvent, Blobs, systemContext } from '@mullion/server-kit';
import { people, type TestService } from '@mullion/server-testing';
import sharp from 'sharp';
import { attachmentCalls, OF_UNIT, OWN, pdf, photo, startAttachments } from '../testing/attachment-world';
import type { DocumentsWithFiles } from '../testing/start-documents';
import { DropUnnamedFiles } from './sweeps/drop-unnamed-files';

describe('attachments', () => {
  let world: DocumentsWithFiles;
  let documents: TestService;
  beforeAll(async () => {
    world = await startAttachments();
    ({ documents } = world);
  });
  afterAll(() => world.close());

  const { attach, list, remove, bytesOf } = attachmentCalls(() => world);

  it('PRB-01a are png, jpeg or pdf by their bytes, whatever the name says, and open by their link', async () => {
    const jpeg = await attach(await photo().jpeg().toBuffer());
    expect(jpeg).toMatchObject({
      status: 201,
      body: { table_name: 'problems', table_id: 1, attachment_type: 'image/jpeg', file_name: 'kampas.jpg' },
    });
    expect(await attach(await photo().png().toBuffer(), { name: 'a.pdf' })).toMatchObject({
      body: { attachment_type: 'image/png' },
    });
    expect(await attach(pdf, { name: 'aktas.pdf' })).toMatchObject({ body: { attachment_type: 'application/pdf' } });
    for (const bytes of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.from('GIF89a'),
      Buffer.from(''),
    ])
      expect((await attach(bytes, { name: 'a.jpg' })).problem).toMatchObject({ code: 'not_allowed_file_type' });
    expect((await attach(Buffer.from([0xff, 0xd8, 0xff, 1, 2]))).problem).toMatchObject({
      code: 'attachment.unreadable',
    });
    const token = jpeg.body.location.split('/').at(-1) ?? '';
    const opened = await documents.api(openLink).as(systemContext(1)).ok({ token });
    expect(opened).toMatchObject({ job: null, file_name: 'kampas.jpg', content_type: 'image/jpeg' });
    expect((await sharp(await bytesOf(opened.blob_key ?? '')).metadata()).width).toBe(40);
    await remove(jpeg.body.id);
    expect((await documents.api(openLink).as(systemContext(1)).send({ token })).problem).toMatchObject({
      code: 'file.not_found',
    });
  });

  it('BEY-23a are deleted once by a request that is asked again, and it is told so', async () => {
    const { body } = await attach(await photo().png().toBuffer());
    const once = () =>
      documents
        .api(deleteAttachment)
        .as(people.admin())
        .with({ idempotencyKey: 'delete-1' })
        .send({ params: { id: body.id } });
    for (const answer of [...(await Promise.all([once(), once()])), await once()])
      expect(answer).toMatchObject({ status: 200, body: { ok: true } });
    expect((await remove(body.id)).status).toBe(404);
  });

  it('lose where and by whom a photo was made, and are turned upright', async () => {
    const exif = { IFD0: { Copyright: 'Jonas Jonaitis' }, IFD3: { GPSLatitude: '54/1 41/1 0/1' } };
    const turned = await photo().withExif(exif).withMetadata({ orientation: 6, exif }).jpeg().toBuffer();
    expect(turned.includes('Jonas')).toBe(true);
    const made = await attach(turned, { id: 2 });
    const [file] = await documents.sql<{ blob_key: string }>('SELECT blob_key FROM attachment WHERE id = $1', [
      made.body.id,
    ]);
    const kept = await bytesOf(file?.blob_key ?? '');
    expect(kept.includes('Jonas')).toBe(false);
    expect(await sharp(kept).metadata()).toMatchObject({ width: 20, height: 40 });
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
  });

  it('BEY-14a come from a terminal for problems alone', async () => {
    const terminal = { id: '0b0e8f9c-6f0a-4c8e-9d53-1f6f2a7c4e11', name: 'T1', kinds: ['work_center' as const] };
    const at = { ...people.admin(), terminal };
    const jpeg = await photo().jpeg().toBuffer();
    for (const table of ['pallets', 'stops'] as const)
      expect((await attach(jpeg, { table, id: 7 }, at)).problem).toMatchObject({
        ...{ code: 'terminal.not_open', status: 403 },
        errors: [{ path: 'body.table_name' }],
      });
    expect(await list([7], people.admin(), 'pallets')).toEqual([]);
    expect((await attach(jpeg, { id: 7 }, at)).status).toBe(201);
  });

  it('are at most 10 MB', async () => {
    expect((await attach(Buffer.concat([pdf, Buffer.alloc(10 * 1_048_576)]))).problem).toMatchObject({
      code: 'payload_too_large',
    });
    expect((await attach(Buffer.concat([pdf, Buffer.alloc(9 * 1_048_576)]), { id: 3 })).status).toBe(201);
  });

  it('belong to a row that is there, are seen by whoever sees it and added by whoever works; a repeat attaches once', async () => {
    expect((await attach(pdf, { id: 100 })).problem).toMatchObject({ code: 'not_found' });
    expect((await attach(pdf, { id: 1 }, people.worker())).status).toBe(201);
    expect((await attach(pdf, { id: OWN }, { ...people.stranger(), type: 1 })).problem).toMatchObject({
      code: 'not_found',
    });
    expect((await attach(pdf, { id: OWN }, people.viewer())).status).toBe(403);
    const own = await attach(pdf, { id: OWN, key: 'once' }, people.worker());
    expect((await attach(pdf, { id: OWN, key: 'once' }, people.worker())).body.id).toBe(own.body.id);
    expect(await list([OWN, 1], people.worker())).toMatchObject([{ id: own.body.id, table_id: OWN }]);
    expect(await list([OWN], people.planner())).toEqual([]);
    // what was wrong with a unit is shown to whoever mends it; nobody else deletes it
    const ofUnit = (await attach(pdf, { id: OF_UNIT })).body;
    expect(await list([OF_UNIT], people.worker())).toMatchObject([{ id: ofUnit.id }]);
    expect(await list([OF_UNIT], people.viewer())).toEqual([]);
    const removed = documents
      .api(deleteAttachment)
      .as(people.worker())
      .send({ params: { id: ofUnit.id } });
    expect((await removed).status).toBeGreaterThan(400);
    expect(await list([OWN], { ...people.stranger(), type: 1 })).toEqual([]);
    expect((await remove(own.body.id, people.planner())).status).toBe(404);
    expect((await attach(await photo().jpeg().toBuffer(), { table: 'pallets', id: 7 }, people.packer())).status).toBe(
      201,
    );
    expect(await list([7], people.viewer(), 'pallets')).toHaveLength(1);
  });

  it('go with their problem; deletions are audited, and files without a row are dropped', async () => {
    const made = await attach(pdf, { id: 8 });
    expect((await remove((await attach(pdf, { id: 9 })).body.id)).body).toEqual({ ok: true });
    const problem = {
      id: 8,
      company_id: 1,
      subject: 'P',
      order_id: null,
      user_id: null,
      version: 2,
      removed: true,
    } as never;
    await documents.receive(problemChanged, 1, { problem });
    expect(await list([8, 9])).toEqual([]);
    const actions = (await documents.recorded(auditEvent('documents'))).map(({ data }) => data.action);
    expect(actions).toContain('attachments.deleted');
    const files = () =>
      readdirSync(path.join(world.folder, 'attachments'), { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.endsWith('.pdf'),
      );
    const before = files();
    expect(before.filter((name) => /problems\/[89]\//.test(name))).toHaveLength(2);
    const old = new Date(Date.now() - 2 * 86_400_000);
    for (const name of before) utimesSync(path.join(world.folder, 'attachments', name), old, old);
    const unnamed = () => files().filter((name) => /problems\/[89]\//.test(name));
    // one that cannot be deleted does not keep the others
    const failing = jest
      .spyOn(await documents.get(Blobs).store(), 'delete')
      .mockRejectedValueOnce(new Error('no right to this file'));
    await documents.get(DropUnnamedFiles).run();
    expect(unnamed()).toHaveLength(1);
    failing.mockRestore();
    await documents.get(DropUnnamedFiles).run();
    expect(unnamed()).toEqual([]);
    expect(files()).toHaveLength(before.length - 2);
    expect(made.status).toBe(201);
  });
});
