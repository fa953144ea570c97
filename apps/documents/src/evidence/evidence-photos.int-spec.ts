import {
  addStopPhoto,
  checkStopPhoto,
  deleteAttachment,
  getEvidence,
  getProblemOfDamage,
  openLink,
  problemRecords,
  type RequestContext,
} from '@mullion/contracts';
import { guestContext, systemContext } from '@mullion/server-kit';
import { eventually, people } from '@mullion/server-testing';
import sharp from 'sharp';
import { startEvidence, type EvidenceWorld } from '../testing/evidence-world';

const DAMAGE = '0f9c1c1e-5a0f-4f2b-9a43-0a2a3f6b7c8d';
const driverOf = (truckId: number): RequestContext =>
  guestContext(
    1 as never,
    { link_id: 5, kind: 'departure', target_id: truckId, departure: 1, language: 'lt', until: null },
    'Europe/Vilnius',
  );

describe("a driver's photos in the evidence", () => {
  let world: EvidenceWorld;
  let uploads = 0;
  beforeAll(async () => {
    world = await startEvidence();
    const answers = world.documents.world;
    answers.answer(checkStopPhoto, ({ damage_id }) => ({
      label: 'Karlstad',
      order_ids: [20 as never],
      product: damage_id && '26-0420 A21',
    }));
    answers.answer(getProblemOfDamage, () => ({ problem_id: 77 as never }));
    answers.answer(problemRecords.byIds, ({ ids }) => ({
      records: ids.map((id) => ({ id, removed: false, user_id: null }) as never),
    }));
  });
  afterAll(() => world.close());

  const made = async (truckId: number) => {
    const answer = await world.documents
      .api(getEvidence)
      .as(people.planner())
      .send({ params: { id: truckId as never, departure: 1 } });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const photograph = async (truckId: number, damage_id?: string, key?: string) => {
    const bytes = await sharp({
      create: { width: 60, height: 40, channels: 3, background: damage_id ? '#b3261e' : '#00897b' },
    })
      .jpeg()
      .toBuffer();
    const place = `uploads/1/stop-${(uploads += 1)}`;
    await world.store.put(place, bytes);
    const files = [{ field: 'photo', name: 'p.jpg', key: place, size: bytes.length, type: 'image/jpeg' }];
    const call = world.documents
      .api(addStopPhoto)
      .as(driverOf(truckId))
      .with(key === undefined ? {} : { idempotencyKey: key });
    return call.ok({ params: { id: 7 as never }, body: { damage_id, files } });
  };

  it("BEY-10a keeps its own copy of a driver's photos, of a stop and of a damage: one that is deleted stands in the evidence still", async () => {
    await world.leave(140);
    await eventually(() => made(140));
    await photograph(140);
    await photograph(140, DAMAGE);
    const { later } = await eventually(async () => {
      const now = await made(140);
      expect(now.later).toHaveLength(2);
      return now;
    });
    expect(later.map(({ kind, stop, product, orders, photo }) => [kind, stop, product, orders, photo?.type])).toEqual([
      ['photographed', 'Karlstad', '', [20], 'image/jpeg'],
      ['photographed', 'Karlstad', '26-0420 A21', [20], 'image/jpeg'],
    ]);
    const rows = await world.documents.sql<{ id: number; blob_key: string }>(
      'SELECT id, blob_key FROM attachment ORDER BY id',
    );
    for (const { id, blob_key: key } of rows) {
      await world.documents.api(deleteAttachment).as(people.admin()).ok({ params: { id } });
      await world.store.delete(key);
    }
    const after = await made(140);
    expect(after.later).toMatchObject(later.map(({ hash }) => ({ hash })));
    for (const { photo } of after.later) {
      const opened = await world.documents
        .api(openLink)
        .as(systemContext(1))
        .ok({ token: after.photos[photo?.hash ?? '']?.split('/').at(-1) ?? '' });
      expect(opened.content_type).toBe('image/jpeg');
      expect(await world.store.stat(opened.blob_key ?? '')).not.toBeNull();
    }
  });

  it('BEY-10a one that is sent before anything is attested follows as soon as it is; sent again by its device, it is one page', async () => {
    const key = '7b0c1f9a-33c4-4f5e-8f7e-2f2f0c1d9a10';
    await photograph(141, undefined, key);
    await photograph(141, undefined, key);
    await world.leave(141);
    await eventually(async () => expect((await made(141)).later.map(({ kind }) => kind)).toEqual(['photographed']));
  });
});
