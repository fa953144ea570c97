import { inspect } from 'node:util';
import {
  askForLink,
  createShareLink,
  getCompany,
  getCustomer,
  listLinkOpenings,
  listShareLinks,
  openShareLink,
  orderRecords,
  revokeShareLink,
  truckRecords,
  type SharedKind,
} from '@mullion/contracts';
import { AppError, guestContext, log, systemContext } from '@mullion/server-kit';
import { people, type TestService } from '@mullion/server-testing';
import { bootDocuments } from '../testing/start-documents';

const GONE = 100;
const STAYS = 50;

describe('private links', () => {
  let documents: TestService;
  let company = { name: 'Langai', template_language: 'lt', manager_emails: '' };
  beforeAll(async () => {
    documents = await bootDocuments();
    documents.world.answer(getCompany, () => company as never);
    documents.world.answer(orderRecords.byIds, ({ ids }, context) => ({
      records: ids
        .filter((id) => id < GONE && context?.company_id === 1)
        .map(
          (id) =>
            ({ id, number: `26-${id}`, manager: id === 2 ? 'vadyba@langai.test' : null, removed: false }) as never,
        ),
    }));
    documents.world.answer(truckRecords.byIds, ({ ids }) => ({
      records: ids
        .filter((id) => id < GONE)
        .map((id) => ({ id, status: id < STAYS ? 4 : 2, departure: id < STAYS ? 3 : 0, removed: false }) as never),
    }));
    documents.world.answer(getCustomer, ({ params }) => {
      if (params.id >= GONE) throw new AppError('not_found');
      return { id: params.id } as never;
    });
  });
  afterAll(() => documents.world.close());

  const make = (over: { kind?: SharedKind; target_id?: number; key?: string } = {}, as = people.planner()) =>
    documents
      .api(createShareLink)
      .as(as)
      .with(over.key === undefined ? {} : { idempotencyKey: over.key })
      .send({ body: { kind: over.kind ?? 'order', target_id: over.target_id ?? 1, language: 'lt' } });
  const tokenOf = (url: string): string => url.split('#')[1] ?? '';
  const visit = { address: '84.15.22.119', agent: 'Phone' };
  const open = (token: string, noted: typeof visit | null = visit) =>
    documents.api(openShareLink).as(systemContext(1)).send({ token, visit: noted });
  const expire = (id: number) =>
    documents.sql("UPDATE share_link SET expires_at = now() - interval '1 day' WHERE id = $1", [id]);
  const list = (target_id: number, as = people.planner()) =>
    documents
      .api(listShareLinks)
      .as(as)
      .ok({ query: { kind: 'order', target_id } });

  it('BEY-11 are made by those who plan, of what is there, and only a hash of the token is kept', async () => {
    for (const who of [people.packer(), people.worker(), people.viewer()])
      expect((await make({}, who)).status).toBe(403);
    expect((await make({ target_id: GONE })).problem).toMatchObject({ code: 'not_found' });
    expect((await make({}, { ...people.stranger(), type: 2 })).problem).toMatchObject({ code: 'not_found' });
    expect((await make({ kind: 'customer', target_id: GONE })).problem).toMatchObject({ code: 'not_found' });
    expect((await make({ kind: 'departure', target_id: GONE })).problem).toMatchObject({ code: 'not_found' });
    expect((await make({ kind: 'departure', target_id: STAYS })).problem).toMatchObject({ code: 'link.not_departed' });
    expect((await make({ kind: 'departure', target_id: 4 })).body.link).toMatchObject({ departure: 3, target_id: 4 });
    const made = await make({ target_id: 7 });
    expect(made.body.url).toMatch(/^http:\/\/mullion\.test\/lt\/s#[\w-]{43}$/);
    expect(made.body.link).toMatchObject({ kind: 'order', target_id: 7, state: 'open', openings: 0, departure: null });
    const token = tokenOf(made.body.url);
    for (const table of ['share_link', 'idempotency', 'outbox', 'share_opening'])
      expect([table, JSON.stringify(await documents.sql(`SELECT * FROM ${table}`)).includes(token)]).toEqual([
        table,
        false,
      ]);
    expect((await open(token)).body).toMatchObject({ kind: 'order', target_id: 7, company_id: 1, language: 'lt' });
  });

  it('BEY-11 are made once for a repeated request, with the same address', async () => {
    const first = await make({ target_id: 8, key: 'once' });
    const again = await make({ target_id: 8, key: 'once' });
    expect(again.body).toEqual(first.body);
    expect((await make({ target_id: 8, key: 'once' }, people.admin())).body.url).not.toBe(first.body.url);
    expect((await make({ target_id: 8 })).body.url).not.toBe((await make({ target_id: 8 })).body.url);
    expect((await list(8)).total).toBe(4);
  });

  it('BEY-11 are opened by the gateway alone, and a guest makes, lists and opens none', async () => {
    const token = tokenOf((await make({ target_id: 9 })).body.url);
    const guest = guestContext(
      1,
      { link_id: 1, kind: 'order', target_id: 9, departure: null, language: 'lt', until: null },
      'Europe/Vilnius',
    );
    for (const who of [people.super(), people.planner(), guest])
      expect((await documents.api(openShareLink).as(who).send({ token, visit: null })).problem).toMatchObject({
        code: 'forbidden',
      });
    expect(
      (
        await documents
          .api(listShareLinks)
          .as(guest)
          .send({ query: { kind: 'order', target_id: 9 } })
      ).status,
    ).toBe(403);
    expect((await make({ target_id: 9 }, guest)).status).toBe(403);
  });

  it('BEY-11 answer alike when they are unknown and when they are revoked, also after their day', async () => {
    const made = await make({ target_id: 10 });
    const unknown = await open('A'.repeat(43));
    expect(unknown.problem).toMatchObject({ status: 404, code: 'link.closed' });
    const stranger = { ...people.stranger(), type: 1 as const };
    expect(
      (
        await documents
          .api(revokeShareLink)
          .as(stranger)
          .send({ params: { id: made.body.link.id } })
      ).status,
    ).toBe(404);
    expect((await open(tokenOf(made.body.url))).status).toBe(200);
    for (let time = 0; time < 2; time += 1)
      expect(
        (
          await documents
            .api(revokeShareLink)
            .as(people.planner())
            .send({ params: { id: made.body.link.id } })
        ).body,
      ).toEqual({ ok: true });
    const { request_id: _a, ...closed } = (await open(tokenOf(made.body.url))).problem ?? {};
    const { request_id: _b, ...never } = unknown.problem ?? {};
    expect(closed).toEqual(never);
    await expire(made.body.link.id);
    expect((await open(tokenOf(made.body.url))).problem).toMatchObject({ code: 'link.closed' });
    expect((await list(10)).data[0]).toMatchObject({ state: 'revoked' });
  });

  it('BEY-11 say who has opened them and when, without naming a device; a visit that goes on is one', async () => {
    const made = await make({ target_id: 11 });
    const token = tokenOf(made.body.url);
    await open(token);
    await open(token);
    await open(token, null);
    await open(token, { address: '2a02:4780:10:3f3e::1', agent: 'Computer' });
    const { id } = made.body.link;
    const seen = await documents
      .api(listLinkOpenings)
      .as(people.planner())
      .ok({ params: { id }, query: {} as never });
    expect(seen.total).toBe(2);
    expect(seen.data).toMatchObject([
      { address: '2a02:4780:10::x', agent: 'Computer' },
      { address: '84.15.22.x', agent: 'Phone' },
    ]);
    await documents.sql("UPDATE share_opening SET last_at = now() - interval '31 minutes'");
    await open(token);
    expect((await list(11)).data[0]).toMatchObject({ openings: 3, last_opened_at: expect.any(String) as string });
    const stranger = { ...people.stranger(), type: 1 as const };
    expect(
      (
        await documents
          .api(listLinkOpenings)
          .as(stranger)
          .send({ params: { id }, query: {} as never })
      ).status,
    ).toBe(404);
  });

  it('BEY-11 end by themselves, and then their holder may ask for another: one mail a day', async () => {
    const made = await make({ target_id: 2 });
    const token = tokenOf(made.body.url);
    const ask = (which = token) => documents.api(askForLink).as(systemContext(1)).send({ token: which });
    expect((await ask()).problem).toMatchObject({ code: 'link.closed' });
    await expire(made.body.link.id);
    expect((await open(token)).problem).toMatchObject({
      status: 410,
      code: 'link.expired',
      params: { until: expect.stringMatching(/^\d{4}-/) as string },
    });
    for (let time = 0; time < 3; time += 1) expect((await ask()).body).toEqual({ ok: true });
    const mails = () =>
      documents.sql<{ email: string; subject: string; body: string }>(
        "SELECT * FROM email_deliveries WHERE kind = 'link'",
      );
    expect(await mails()).toMatchObject([
      { email: 'vadyba@langai.test', subject: 'Prašoma naujos nuorodos: užsakymas 26-2' },
    ]);
    expect((await mails())[0]?.body).toContain('http://mullion.test/lt/products/2');
    expect(JSON.stringify(await mails())).not.toContain(token);
    expect((await ask('B'.repeat(43))).problem).toMatchObject({ code: 'link.closed' });
    const other = await make({ target_id: 3 });
    await expire(other.body.link.id);
    expect((await ask(tokenOf(other.body.url))).problem).toMatchObject({ code: 'link.nobody_to_ask' });
    company = { ...company, manager_emails: 'visi@langai.test' };
    expect((await ask(tokenOf(other.body.url))).body).toEqual({ ok: true });
  });

  it('BEY-11 leave no trace of their token in the log of their owner, neither when they open nor when they are refused', async () => {
    const written: string[] = [];
    // the log of tests is silent, but this is what it is told
    const spies = (['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const).map((level) =>
      jest
        .spyOn(log(), level)
        .mockImplementation((...told: unknown[]) => void written.push(inspect(told, { depth: 8 }))),
    );
    const made = tokenOf((await make({ target_id: 12 })).body.url);
    const tokens = [made, 'C'.repeat(43), `${'D'.repeat(42)}!`];
    for (const token of tokens) await open(token);
    for (const token of tokens) await documents.api(askForLink).as(systemContext(1)).send({ token });
    for (const spy of spies) spy.mockRestore();
    for (const token of tokens) expect([token, written.join('').includes(token)]).toEqual([token, false]);
  });

  it('BEY-11 are at most fifty open at once', async () => {
    for (let at = 0; at < 50; at += 1) expect((await make({ target_id: 20 })).status).toBe(201);
    expect((await make({ target_id: 20 })).problem).toMatchObject({ code: 'link.too_many', params: { most: 50 } });
  });
});
