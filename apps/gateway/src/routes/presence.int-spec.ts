import { getManyOrders, getPallet, getTruck, type LiveServerMessage, type RequestContext } from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import { eventually, people } from '@mullion/server-testing';
import { startGateway, type GatewayApp } from '../start-gateway';
import { TestGateway, type TestAnswer } from '../testing/test-gateway';

const PALLET = 12;
const at = { kind: 'pallet', id: PALLET } as const;
const uuid = () => crypto.randomUUID();

describe('who is at an order, a pallet, a truck or in planning', () => {
  let gateway: TestGateway;
  let second: GatewayApp;
  let asked: number;
  beforeAll(async () => {
    gateway = await TestGateway.open();
    second = await startGateway(TestGateway.env(gateway.world, gateway.blobFolder));
    // the owner knows company 1's pallet and truck alone
    gateway.world.answer(getPallet, ({ params }, context) => {
      asked += 1;
      if (context?.company_id !== 1 || params.id !== PALLET) throw new AppError('not_found');
      return {} as never;
    });
    gateway.world.answer(getManyOrders, (_input, context) => {
      if (context?.company_id !== 1) throw new AppError('not_found');
      return { orders: [] };
    });
    gateway.world.answer(getTruck, (_input, context) => {
      if (context?.company_id !== 1) throw new AppError('not_found');
      return {} as never;
    });
  });
  beforeEach(() => {
    asked = 0;
  });
  afterAll(async () => {
    await second.stop(2_000);
    await gateway.close();
  });

  const say = (token: string, body: object): Promise<TestAnswer> =>
    gateway.call('PUT', '/api/presence', { token, body: { tab: uuid(), place: at, holds: null, ...body } });
  /** The same at another gateway. */
  const updateAt = async ({ url }: GatewayApp, token: string, body: object) => {
    const answer = await fetch(`${url}/api/presence`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tab: uuid(), place: at, holds: null, ...body }),
    });
    return (await answer.json()) as { readonly at: number; readonly people: readonly { readonly tab: string }[] };
  };
  const as = (context: RequestContext) => gateway.signIn(context);
  const tabsOf = (answer: TestAnswer): string[] => (answer.body.people as { tab: string }[]).map(({ tab }) => tab);

  it('BEY-09 is common to all gateways, with name, hold and since when', async () => {
    const [a, b] = [uuid(), uuid()];
    const holds = { act: 'drag', kind: 'product', id: 58 } as const;
    const first = await say(await as(people.planner()), { tab: a, holds });
    expect(first.body.people).toEqual([
      expect.objectContaining({ tab: a, place: at, holds, name: people.planner().user_name }),
    ]);
    const there = await updateAt(second, await as(people.packer()), { tab: b });
    expect(there.people.map(({ tab }) => tab).sort()).toEqual([a, b].sort());
    const again = await say(await as(people.planner()), { tab: a });
    const me = again.body.people.find(({ tab }: { tab: string }) => tab === a);
    expect(me).toMatchObject({ holds: null, since: first.body.people[0].since });
  });

  it('BEY-09 of another company is neither shown nor answered', async () => {
    const tab = uuid();
    await say(await as(people.planner()), { tab, place: { kind: 'planning' } });
    const stranger = await as(people.stranger(7));
    expect((await say(stranger, {})).problem).toMatchObject({ status: 404, code: 'not_found' });
    const planning = await say(stranger, { place: { kind: 'planning' } });
    expect(tabsOf(planning)).not.toContain(tab);
    // nor does the same tab, said by somebody else, move or end it
    await say(stranger, { tab, place: { kind: 'planning' }, leaves: true });
    expect(tabsOf(await say(await as(people.packer()), { place: { kind: 'planning' } }))).toContain(tab);
  });

  it('is for signed-in people of a manufacturer only, and names the field that does not fit', async () => {
    expect((await gateway.call('PUT', '/api/presence', { body: {} })).problem).toMatchObject({
      status: 401,
      code: 'session.required',
    });
    expect((await say(await as(people.supplier()), {})).problem).toMatchObject({ status: 403 });
    const wrong = await say(await as(people.planner()), { place: { kind: 'pallet', id: 'x' } });
    expect(wrong.problem).toMatchObject({
      status: 400,
      errors: [expect.objectContaining({ path: expect.stringContaining('place') })],
    });
    expect((await say(await as(people.viewer()), {})).status).toBe(200);
  });

  it('BEY-09 shows in planning who is at a pallet, and at a pallet who holds it from planning', async () => {
    const [editor, dragger] = [uuid(), uuid()];
    await say(await as(people.planner()), { tab: editor });
    const planner = await as(people.packer());
    const planning = await say(planner, {
      tab: dragger,
      place: { kind: 'planning' },
      holds: { act: 'drag', kind: 'pallet', id: PALLET },
    });
    expect(tabsOf(planning)).toEqual(expect.arrayContaining([editor, dragger]));
    const pallet = await say(await as(people.planner()), { tab: editor });
    expect(pallet.body.people).toContainEqual(expect.objectContaining({ tab: dragger, place: { kind: 'planning' } }));
    await say(planner, { tab: dragger, place: { kind: 'planning' } });
    expect(tabsOf(await say(await as(people.planner()), { tab: editor }))).not.toContain(dragger);
  });

  it('BEY-62a shows who has an order open, in its own window alone, and to its own company alone', async () => {
    const order = { kind: 'order', id: 31 } as const;
    const [first, another, planner] = [uuid(), uuid(), await as(people.planner())];
    await say(planner, { tab: first, place: order, holds: { act: 'edit', ...order } });
    await say(planner, { tab: another, place: order });
    const seen = await say(await as(people.packer()), { place: order });
    expect(seen.body.people).toContainEqual(
      expect.objectContaining({ tab: first, place: order, holds: { act: 'edit', ...order } }),
    );
    expect(tabsOf(await say(planner, { place: { kind: 'planning' } }))).not.toContain(first);
    expect(tabsOf(await say(planner, { place: { kind: 'order', id: 32 } }))).not.toContain(first);
    const stranger = await say(await as(people.stranger(7)), { place: order });
    expect(stranger.problem).toMatchObject({ status: 404, code: 'not_found' });
    await say(planner, { tab: first, place: order, leaves: true });
    const left = tabsOf(await say(await as(people.packer()), { place: order }));
    expect(left).toContain(another);
    expect(left).not.toContain(first);
  });

  it('BEY-09 notifies the company that somebody came, took something up, left, and not of every sign of life', async () => {
    const token = await as(people.viewer());
    const stop = new AbortController();
    const messages: LiveServerMessage[] = [];
    const answer = await fetch(`${second.url}/api/live`, {
      headers: { authorization: `Bearer ${token}` },
      signal: stop.signal,
    });
    const reading = (async () => {
      for await (const chunk of answer.body ?? [])
        for (const line of Buffer.from(chunk as Uint8Array)
          .toString()
          .split('\n\n'))
          if (line.startsWith('data: ')) messages.push(JSON.parse(line.slice(6)) as LiveServerMessage);
    })().catch(() => undefined);
    const place = { kind: 'truck', id: 5 } as const;
    const ticks = () =>
      messages.filter((one) => one.kind === 'changed' && one.entity === 'presence' && one.ids.includes('truck:5'));
    const [tab, planner] = [uuid(), await as(people.planner())];
    await say(planner, { tab, place });
    await eventually(() => expect(ticks()).toHaveLength(1));
    for (let pulse = 0; pulse < 3; pulse += 1) await say(planner, { tab, place });
    await say(planner, { tab, place, holds: { act: 'edit', kind: 'truck', id: 5 } });
    await eventually(() => expect(ticks()).toHaveLength(2));
    expect(JSON.stringify(messages)).not.toContain(people.planner().user_name);
    await say(planner, { tab, place, leaves: true });
    await eventually(() => expect(ticks()).toHaveLength(3));
    stop.abort();
    await reading;
  });

  it('asks the owner of the pallet once a minute, not with every sign of life', async () => {
    const token = await as(people.planner());
    for (let pulse = 0; pulse < 5; pulse += 1) await say(token, {});
    expect(asked).toBe(1);
  });

  it('BEY-09 is limited for a session that floods', async () => {
    const token = await as(people.planner());
    const body = { tab: uuid(), place: { kind: 'planning' } };
    const answers = await Promise.all(Array.from({ length: 300 }, () => say(token, body)));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(answers.find(({ status }) => status === 429)?.problem).toMatchObject({ code: 'too_many_requests' });
  });

  it('BEY-09 forgets a tab that is silent', async () => {
    const tab = uuid();
    await say(await as(people.planner()), { tab });
    await eventually(async () => expect(tabsOf(await say(await as(people.packer()), {}))).not.toContain(tab), 20_000);
  }, 30_000);

  it('delays nobody while Redis is away', async () => {
    const alone = await startGateway({
      ...TestGateway.env(gateway.world, gateway.blobFolder),
      REDIS_URL: 'redis://127.0.0.1:1',
    });
    expect(await updateAt(alone, await as(people.planner()), {})).toEqual({ at: 0, people: [] });
    await alone.stop(2_000);
  });
});
