import { beginDelivery, getEvidenceSheet, openLink, readSharedEvidence, readSharedProof } from '@mullion/contracts';
import { systemContext } from '@mullion/server-kit';
import { eventually, people, type TestService } from '@mullion/server-testing';
import { evidenceCalls } from '../testing/evidence-calls';
import { startEvidence, type EvidenceWorld } from '../testing/evidence-world';

describe('what readers get of the evidence of a departure', () => {
  let world: EvidenceWorld;
  let documents: TestService;
  beforeAll(async () => {
    world = await startEvidence();
    ({ documents } = world);
  });
  afterAll(() => world.close());

  const { made, photo, mailTo, guestOf, guestOfUrl } = evidenceCalls(() => world);
  const leave = (truckId: number, id?: string) => world.leave(truckId, id);

  it('BEY-10a the link in the e-mail opens the reader’s own part without sign-in, and holds nothing of others', async () => {
    await photo(1, '#3646be');
    await leave(121);
    const whole = await made(121);
    const guest = await guestOf(121, 1);
    expect(guest.guest?.kind).toBe('evidence');
    const part = await documents.api(readSharedEvidence).as(guest).ok({});
    expect(part.content.pallets.map(({ shown_number, customers }) => [shown_number, customers])).toEqual([
      ['P26-0141', 'Bygg Nord AS'],
    ]);
    expect(part.content.others).toEqual([{ x: 2400, y: 0, is_turned: false, length: 2400, width: 1200 }]);
    expect(part.language).toBe('lt');
    for (const secret of ['P26-0142', '0142', 'Trä & Glas', '26-0420', 'A21', 'stop_order'])
      expect(JSON.stringify(part)).not.toContain(secret);
    expect(part.hash).not.toBe(whole.hash);
    const [picture] = Object.values(part.photos);
    const token = picture?.split('/').at(-1) ?? '';
    expect(await documents.api(openLink).as(systemContext(1)).ok({ token })).toMatchObject({
      job: null,
      content_type: 'image/jpeg',
    });
    // who looks at the evidence sees that the customer has opened it
    const { mails } = await made(121);
    expect(mails).toMatchObject([
      { customer: 'Bygg Nord AS', opened_at: expect.any(String) },
      { customer: 'Trä & Glas AB', opened_at: null },
    ]);
    await documents.sql(`UPDATE share_link SET revoked_at = now() WHERE id = $1`, [guest.guest?.link_id]);
    expect((await documents.api(openLink).as(systemContext(1)).send({ token })).problem).toMatchObject({
      code: 'file.link_expired',
    });
  });

  it('BEY-10a each sheet is drawn once and its code proves it: the hash, and nothing of whose goods they were', async () => {
    await leave(122);
    await made(122);
    await world.draw(122, 3);
    const sheets = await documents.sql<{ id: number; hash: string }>(
      'SELECT id, hash FROM evidence_sheet WHERE truck_id = 122 AND contact_id IS NOT NULL ORDER BY contact_id',
    );
    const pdf = await eventually(async () => {
      const body = await made(122);
      expect(body.pdf).not.toBeNull();
      return body.pdf ?? '';
    });
    expect(
      await documents
        .api(openLink)
        .as(systemContext(1))
        .ok({ token: pdf.split('/').at(-1) ?? '' }),
    ).toMatchObject({
      blob_key: `evidence/1/sheets/${sheets[0]?.id}.pdf`,
      content_type: 'application/pdf',
    });
    const drawn = await documents
      .api(getEvidenceSheet)
      .as(people.super())
      .ok({ sheet_id: sheets[1]?.id ?? 0, later: false });
    expect(drawn?.hash).toBe(sheets[1]?.hash);
    const proof = await documents
      .api(readSharedProof)
      .as(await guestOfUrl(drawn?.proof_url ?? ''))
      .ok({});
    expect(proof).toMatchObject({ number: 'T26-122', hash: sheets[1]?.hash, pallets: 1, products: 2, later: [] });
    for (const secret of ['Bygg Nord', 'P26-0141', 'A11']) expect(JSON.stringify(proof)).not.toContain(secret);
  });

  it('BEY-10a stands as one link in the text and the HTML of the mail that is sent', async () => {
    await leave(123);
    const { id } = await mailTo(123, 1);
    const begun = await documents
      .api(beginDelivery)
      .as(people.super())
      .ok({ delivery_id: id as never, attempt: 1 });
    expect(begun?.text).toContain('Kas, kada ir kieno pakrauta, su nuotraukomis: http://mullion.test/lt/s#');
    expect(begun?.html).toContain('<a href="http://mullion.test/lt/s#');
    expect(begun?.text.match(/s#/g)).toHaveLength(1);
  });

  it('MAI-01b stands beside the load plan with the reader’s pallets, in a mail that names no other’s', async () => {
    await leave(124);
    for (const [contact, own, other] of [
      [1, 'P26-0141', 'P26-0142'],
      [2, 'P26-0142', 'P26-0141'],
    ] as const) {
      const { html } = await mailTo(124, contact);
      expect(html).toMatch(/<img src="data:image\/png;base64,[\w+/=]{2000,}" alt="/);
      expect(html).toContain(`Jūsų paletės: ${own};`);
      expect(html).not.toContain(other);
    }
  });
});
