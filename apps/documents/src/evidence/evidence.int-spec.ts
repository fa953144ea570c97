import { deleteAttachment, events, getEvidence, openLink, readSharedProof } from '@mullion/contracts';
import { systemContext, type BlobStore } from '@mullion/server-kit';
import { eventually, people, type TestService } from '@mullion/server-testing';
import { deriveToken, hashOfToken } from '../core/links/share-token';
import { evidenceCalls } from '../testing/evidence-calls';
import { at, DEPARTED, startEvidence, type EvidenceWorld } from '../testing/evidence-world';

describe('the evidence of a departure', () => {
  let world: EvidenceWorld;
  let documents: TestService;
  let store: BlobStore;
  beforeAll(async () => {
    world = await startEvidence();
    ({ documents, store } = world);
  });
  afterAll(() => world.close());

  const { ask, made, photo, guestOf } = evidenceCalls(() => world);
  const leave = (truckId: number, id?: string) => world.leave(truckId, id);

  it('BEY-10a says what left, scanned by whom and when, deviations, photos, seals, plates and the signature, with a hash of it all', async () => {
    await photo(1, '#00897b');
    await leave(118);
    const { content, hash, code } = await made(118);
    expect(content).toMatchObject({
      company: 'Langų gamykla',
      number: 'T26-118',
      departed_at: DEPARTED,
      confirmed_by: 'krovėjas',
      plate: 'KTR 218',
      trailer_plate: 'LT 901',
      driver: 'J. Vairuotojas',
      seals: ['S-77', 'S-78'],
      signature: [
        [
          [0.1, 0.1],
          [0.5, 0.4],
        ],
      ],
      customer: null,
      others: [],
    });
    expect(
      content.pallets.map(({ step, shown_number, loaded_at, loaded_by }) => [step, shown_number, loaded_at, loaded_by]),
    ).toEqual([
      [1, 'P26-0141', at('08:40:00'), 'krovėjas'],
      [2, 'P26-0142', at('08:31:12'), 'krovėjas'],
    ]);
    expect(content.pallets[0]?.products).toMatchObject([
      { position: 'A11', scanned_at: at('08:10:00'), scanned_by: 'pakuotojas' },
      { position: 'A12', scanned_at: null },
    ]);
    expect(content.pallets[0]?.photos).toMatchObject([{ type: 'image/jpeg', made_by: people.packer().user_name }]);
    expect(content.deviations).toMatchObject([
      { kind: 'out_of_turn', pallet: 'P26-0142', at: at('08:31:12'), by: 'krovėjas', turn: 1, planned: 2 },
      { kind: 'not_scanned', pallet: 'P26-0141', what: 'A12' },
      { kind: 'not_scanned', pallet: 'P26-0142', what: 'A21' },
      { kind: 'left_despite', what: 'truck.stop_order' },
    ]);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(code.replace('-', '').toLowerCase()).toBe(hash.slice(0, 8));
  });

  it('BEY-10a gives links that nobody computes who knows the key and what the link is of', async () => {
    await leave(131);
    await made(131);
    await guestOf(131, 1);
    const known = [...['evidence', 1, 131, 1, 1], ...[0, 1].flatMap((contact) => ['proof', 1, 131, 1, contact])];
    const computed = [known.slice(0, 5), known.slice(5, 10), known.slice(10)].map((made_) =>
      hashOfToken(deriveToken('t'.repeat(32), ...made_)),
    );
    const stored = await documents.sql<{ token_hash: string }>(
      "SELECT token_hash FROM share_link WHERE kind IN ('evidence', 'proof')",
    );
    expect(stored.length).toBeGreaterThan(0);
    expect(stored.filter(({ token_hash }) => computed.includes(token_hash))).toEqual([]);
  });

  it('BEY-10a is made once, however often the event comes and whoever is away meanwhile', async () => {
    world.facts.recordsAway = 2;
    const { id } = await leave(119);
    await Promise.all([leave(119, id), leave(119), leave(119)]);
    const first = await made(119);
    await leave(119);
    const rows = await documents.sql('SELECT hash FROM evidence WHERE truck_id = 119');
    expect(rows).toEqual([{ hash: first.hash }]);
    expect(
      await documents.sql(
        'SELECT contact_id, order_id FROM evidence_sheet WHERE truck_id = 119 ORDER BY contact_id, order_id',
      ),
    ).toEqual([
      { contact_id: 0, order_id: null },
      { contact_id: 1, order_id: null },
      { contact_id: 2, order_id: null },
      { contact_id: null, order_id: 10 },
      { contact_id: null, order_id: 20 },
    ]);
  });

  it('BEY-10a is never changed: a recall, a delivery and a damage are pages that follow it, each with the hash of the one before', async () => {
    const kept = await photo(2, '#e58a2e');
    await leave(120);
    const before = await made(120);
    expect(before.later).toEqual([]);
    world.facts.recalled = true;
    const left = { truck_id: 120 as never, departure: 1 };
    await documents.receive(events.stopDamaged, 1, {
      ...left,
      stop_id: 7 as never,
      damage_id: '0f9c1c1e-5a0f-4f2b-9a43-0a2a3f6b7c8d',
      label: 'Karlstad',
      truck: 'T26-120',
      pallet_id: 2 as never,
      shown_number: 'P26-0142',
      product_id: 21 as never,
      order_id: 20 as never,
      order: '26-0420',
      position: 'A21',
      kind: 'glass',
      note: 'Įskilęs',
      noticed_at: at('12:00:00'),
    });
    await eventually(async () => expect((await made(120)).later).toHaveLength(1));
    await documents.receive(events.stopDelivered, 1, {
      ...{ ...left, stop_id: 7 as never, delivered_at: at('12:30:00') },
      orders: [{ order_id: 20 as never, product_ids: [21 as never] }],
    });
    await eventually(async () => expect((await made(120)).later).toHaveLength(2));
    await documents.receive(events.truckRecalled, 1, { ...left, user_id: null, orders: [] });
    await documents
      .api(deleteAttachment)
      .as(people.packer())
      .ok({ params: { id: kept } });
    const after = await eventually(async () => {
      const now = await made(120);
      expect(now.later).toHaveLength(3);
      return now;
    });
    world.facts.recalled = false;
    expect([after.hash, after.content]).toEqual([before.hash, before.content]);
    expect(after.later.map(({ kind, note }) => [kind, note])).toEqual([
      ['damaged', 'Įskilęs'],
      ['delivered', ''],
      ['recalled', ''],
    ]);
    expect(after.later.map((page) => page.before)).toEqual([after.hash, after.later[0]?.hash, after.later[1]?.hash]);
    // the photo that was deleted at the pallet is in the evidence still
    const hash = after.content.pallets[1]?.photos.at(-1)?.hash ?? '';
    const opened = await documents
      .api(openLink)
      .as(systemContext(1))
      .ok({ token: after.photos[hash]?.split('/').at(-1) ?? '' });
    expect(await store.stat(opened.blob_key ?? '')).not.toBeNull();
    for (const statement of [
      `UPDATE evidence SET content = '{}' WHERE truck_id = 120`,
      'DELETE FROM evidence WHERE truck_id = 120',
    ])
      await expect(documents.sql(statement)).rejects.toThrow('what is attested is not changed');
    await expect(documents.sql(`UPDATE evidence_page SET content = '{}'`)).rejects.toThrow(
      'what is attested is not changed',
    );
  });

  it('BEY-10a is read by everybody of the company and by nobody else', async () => {
    await leave(123);
    await made(123);
    expect((await ask(123, people.viewer())).status).toBe(200);
    expect((await ask(123, people.stranger())).status).toBe(404);
    expect((await ask(123, people.supplier())).status).toBe(403);
    expect((await ask(901)).problem).toMatchObject({ status: 404, code: 'evidence.none' });
    const part = await guestOf(123, 1);
    expect(
      (
        await documents
          .api(getEvidence)
          .as(part)
          .send({ params: { id: 123 as never, departure: 1 } })
      ).status,
    ).toBe(403);
    expect((await documents.api(readSharedProof).as(part).send({})).status).toBe(403);
  });
});
