import { readdirSync } from 'node:fs';
import path from 'node:path';
import {
  addStopPhoto,
  checkStopPhoto,
  createAttachment,
  deleteAttachment,
  palletRecords,
  type RequestContext,
} from '@mullion/contracts';
import { guestContext, type BlobStore } from '@mullion/server-kit';
import { people, type TestService } from '@mullion/server-testing';
import sharp from 'sharp';
import { bootDocumentsWithFiles, type DocumentsWithFiles } from '../testing/start-documents';

const driver = (link_id: number): RequestContext =>
  guestContext(
    1,
    { link_id, kind: 'departure', target_id: 3, departure: 1, language: 'lt', until: null },
    'Europe/Vilnius',
  );

describe('limits of attached files', () => {
  let world: DocumentsWithFiles;
  let documents: TestService;
  let store: BlobStore;
  let uploads = 0;
  beforeAll(async () => {
    world = await bootDocumentsWithFiles({ FILES_PER_ROW: '2', FILES_MB_PER_LINK: '2', FILES_MB_PER_COMPANY: '4' });
    ({ documents, store } = world);
    documents.world.answer(palletRecords.byIds, ({ ids }) => ({
      records: ids.map((id) => ({ id, removed: false }) as never),
    }));
    documents.world.answer(checkStopPhoto, () => ({ label: 'Karlstad', order_ids: [], product: null }));
  });
  afterAll(() => world.close());
  afterEach(() => documents.sql('DELETE FROM attachment'));

  const upload = async (bytes: Buffer, field: string, company = 1) => {
    const key = `uploads/${company}/file-${(uploads += 1)}`;
    await store.put(key, bytes);
    return [{ field, name: 'a.jpg', key, size: bytes.length, type: 'x/y' }];
  };
  const ofPallet = async (bytes: Buffer, id: number, as = people.packer()) =>
    documents
      .api(createAttachment)
      .as(as)
      .send({
        body: {
          table_name: 'pallets',
          table_id: String(id) as never,
          files: await upload(bytes, 'attachment_file', as.company_id),
        },
      });
  const ofStop = async (bytes: Buffer, id: number, as = driver(1)) =>
    documents
      .api(addStopPhoto)
      .as(as)
      .send({ params: { id: id as never }, body: { files: await upload(bytes, 'photo') } });
  const created = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#00897b' }, limitInputPixels: false });
  /** As large as a photo: nothing in it repeats. */
  const noise = () =>
    sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
  const rows = () =>
    documents.sql<{ id: number; table_name: string }>('SELECT id, table_name FROM attachment ORDER BY id');
  const kept = () =>
    readdirSync(world.folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /^attachments.*\.(png|jpg)$/.test(name),
    );

  it("BEY-05 a driver's photo of 9000 × 9000 pixels is kept, made smaller", async () => {
    expect((await ofStop(await created(9_000).jpeg({ quality: 30 }).toBuffer(), 1)).status).toBe(200);
    const [name = ''] = kept();
    expect(await sharp(path.join(world.folder, name)).metadata()).toMatchObject({ width: 3_000, height: 3_000 });
  });

  it('BEY-05 one that would have to be kept whole to be decoded is refused with its size, and nothing of it is stored', async () => {
    const before = kept().length;
    const answer = await ofStop(await created(8_900).jpeg({ quality: 30, progressive: true }).toBuffer(), 1);
    expect(answer.problem).toMatchObject({
      ...{ status: 422, code: 'picture.too_many_pixels' },
      params: { width: 8_900, height: 8_900, most_megapixels: 40 },
    });
    expect(await rows()).toEqual([]);
    expect(kept()).toHaveLength(before);
  });

  it('a row has so many files, sent one after the other or at once; another row has room', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(async () => ofPallet(await noise(), 7)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 422, 422]);
    expect((await ofPallet(await noise(), 7)).problem).toMatchObject({
      code: 'attachment.too_many',
      params: { max: 2 },
    });
    expect((await ofPallet(await noise(), 8)).status).toBe(201);
  });

  it('a private link sends so much, another link goes on, and a company keeps so much in all', async () => {
    const picture = await noise();
    const most = Math.floor(2_000_000 / picture.length);
    for (let at = 0; at < most; at += 1) expect((await ofStop(await noise(), 10 + at)).status).toBe(200);
    expect((await ofStop(await noise(), 50)).problem).toMatchObject({
      status: 413,
      code: 'attachment.link_full',
      params: { max: 2 },
    });
    expect((await ofStop(await noise(), 51, driver(2))).status).toBe(200);
    for (let id = 60, status = 201; status === 201 && id < 99; id += 1)
      ({ status } = await ofPallet(await noise(), id));
    expect((await ofPallet(await noise(), 99)).problem).toMatchObject({
      status: 413,
      code: 'attachment.company_full',
      params: { max: 4 },
    });
    expect((await ofPallet(await noise(), 99, { ...people.stranger(), type: 1 })).status).toBe(201);
  });

  it("a driver's photo is deleted by administrators alone, a packer's by whoever works", async () => {
    await ofStop(await noise(), 1);
    const [proof] = await rows();
    const remove = (id: number | undefined, as: RequestContext) =>
      documents
        .api(deleteAttachment)
        .as(as)
        .send({ params: { id: id ?? 0 } });
    for (const person of [people.planner(), people.worker(), people.packer()])
      expect((await remove(proof?.id, person)).problem).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await rows()).toHaveLength(1);
    expect((await remove(proof?.id, people.admin())).status).toBe(200);
    const own = await ofPallet(await noise(), 7);
    expect((await remove(own.body.id, people.worker())).status).toBe(200);
  });
});
