import { createAttachment, getEvidence, openShareLink, type RequestContext } from '@mullion/contracts';
import { guestContext, systemContext } from '@mullion/server-kit';
import { eventually, people } from '@mullion/server-testing';
import sharp from 'sharp';
import type { EvidenceWorld } from './evidence-world';

/** What the office, packers and readers ask of the evidence of a truck's first departure. */
export const evidenceCalls = (world: () => EvidenceWorld) => {
  const api: EvidenceWorld['documents']['api'] = (contract) => world().documents.api(contract);
  const ask = (truckId: number, as: RequestContext = people.planner()) =>
    api(getEvidence)
      .as(as)
      .send({ params: { id: truckId as never, departure: 1 } });
  /** The mail to a contact, once it is written. */
  const mailTo = (truckId: number, contactId: number) =>
    eventually(async () => {
      const [mail, ...others] = await world().documents.sql<{ id: number; body: string; html: string }>(
        'SELECT id, body, html FROM email_deliveries WHERE truck_id = $1 AND contact_id = $2',
        [truckId, contactId],
      );
      expect(others).toEqual([]);
      if (!mail) throw new Error('no mail yet');
      return mail;
    });
  const guestOfUrl = async (url: string): Promise<RequestContext> => {
    const opened = await api(openShareLink)
      .as(systemContext(1))
      .ok({ token: url.split('#')[1] ?? '', visit: { address: '84.15.22.9', agent: 'Firefox' } });
    const { link_id, kind, target_id, departure, language, expires_at: until } = opened;
    return guestContext(1 as never, { link_id, kind, target_id, departure, language, until }, 'Europe/Vilnius');
  };
  return {
    ask,
    /** The evidence, once it is there. */
    made: (truckId: number) =>
      eventually(async () => {
        const answer = await ask(truckId);
        expect(answer.status).toBe(200);
        return answer.body;
      }),
    /** A packer's photo of a pallet. */
    photo: async (palletId: number, colour: string): Promise<number> => {
      const key = `uploads/1/photo-${palletId}-${colour.slice(1)}`;
      const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
        .jpeg()
        .toBuffer();
      await world().store.put(key, bytes);
      const files = [{ field: 'attachment_file', name: 'p.jpg', key, size: bytes.length, type: 'image/jpeg' }];
      const body = { table_name: 'pallets' as const, table_id: String(palletId) as never, files };
      return (await api(createAttachment).as(people.packer()).ok({ body })).id;
    },
    guestOfUrl,
    mailTo,
    /** What a mail to a contact opens, as the gateway exchanges it. */
    guestOf: async (truckId: number, contactId: number): Promise<RequestContext> => {
      const { body } = await mailTo(truckId, contactId);
      return guestOfUrl(/http:\/\/mullion\.test\/lt\/s#[\w-]{43}/.exec(body)?.[0] ?? '');
    },
  };
};
