import { randomUUID } from 'node:crypto';
import { listLabelPrinters } from '@mullion/contracts';
import { eventually, people, type TestService } from '@mullion/server-testing';
import { agentKey, labelWorld, type LabelWorld } from '../testing/label-world';
import { labelCalls } from '../testing/label-calls';
import { bootDocuments } from '../testing/start-documents';

describe('BEY-23a labels that agents print', () => {
  let documents: TestService;
  let world: LabelWorld;
  beforeAll(async () => {
    documents = await bootDocuments();
    world = labelWorld(documents);
  });
  beforeEach(() => world.reset());
  afterAll(() => documents.world.close());

  const packer = people.packer();
  const { printer, printed, exchange, given, jobs, states } = labelCalls(() => documents);

  it('are given to an agent with the key for it one at a time, with where the printer stands and what it has to print', async () => {
    const one = await printer();
    await printed(one, [
      { kind: 'pallet', id: 1 },
      { kind: 'product', id: 1 },
    ]);
    for (const who of [packer, people.super(), { ...agentKey(), scopes: ['documents:write' as const] }])
      expect((await exchange(one, {}, who)).status).toBe(403);
    const instance = randomUUID();
    const [first, ...more] = await given(one, { instance });
    expect(more).toEqual([]);
    expect(first).toMatchObject({ printer_id: one.id, host: '192.168.1.40', port: 9100 });
    expect(first?.zpl).toMatch(/^\^XA\^PW800\^LL1200.*\^GFA,120000,120000,100,.*\^PQ1\^XZ\n$/);
    expect(await given(one, { instance, holding: [first?.claim] })).toEqual([]);
    const done = [{ job_id: first?.job_id, claim: first?.claim, outcome: 'sent' }];
    const [second] = await given(one, { instance, done });
    expect(second?.zpl).toContain('^LL480');
    expect(await states(one)).toEqual(['sending', 'sent']);
    expect((await jobs(one)).at(-1)).toMatchObject({ asked_by: 'Packer', revision: 1, error: null });
    const [listed] = (await documents.api(listLabelPrinters).as(packer).ok({})).filter(({ id }) => id === one.id);
    expect(listed).toMatchObject({ state: 'ready', waiting: 1 });
  });

  it('are never given twice, however many agents ask at once', async () => {
    const one = await printer();
    await printed(
      one,
      Array.from({ length: 4 }, () => ({ kind: 'product', id: 1 })),
    );
    const all = (await Promise.all(Array.from({ length: 12 }, () => given(one)))).flat();
    expect(all).toHaveLength(1);
    expect((await states(one)).filter((state) => state === 'sending')).toHaveLength(1);
  });

  it('whose agent died under them are doubtful, are not given again, and a late word of that agent is still heard', async () => {
    const one = await printer();
    const [job] = await printed(one);
    const [taken] = await given(one);
    await documents.sql(`UPDATE label_jobs SET lease_until = now() - interval '1 second' WHERE id = $1`, [job?.id]);
    await eventually(async () => expect(await jobs(one)).toMatchObject([{ state: 'unknown', error: 'agent_lost' }]));
    expect(await given(one)).toEqual([]);
    const late = (outcome: string) =>
      exchange(one, { done: [{ job_id: taken?.job_id, claim: taken?.claim, outcome }] });
    expect((await late('sent')).status).toBe(200);
    expect(await jobs(one)).toMatchObject([{ state: 'sent', error: null }]);
    // what is said twice, or of a claim that nobody has, changes nothing
    await late('returned');
    await exchange(one, { done: [{ job_id: taken?.job_id, claim: randomUUID(), outcome: 'unknown' }] });
    expect(await states(one)).toEqual(['sent']);
  });

  it('of an answer that an agent never got wait again; what another start of it has does not', async () => {
    const one = await printer();
    await printed(one);
    const instance = randomUUID();
    const [lost] = await given(one, { instance });
    expect(await given(one)).toEqual([]);
    const [again] = await given(one, { instance });
    expect([again?.job_id, again?.claim === lost?.claim]).toEqual([lost?.job_id, false]);
    // nor are those given back that went out: the outcome of the first claim counts no more
    await exchange(one, {
      instance,
      holding: [again?.claim],
      done: [{ job_id: lost?.job_id, claim: lost?.claim, outcome: 'sent' }],
    });
    expect(await states(one)).toEqual(['sending']);
  });

  it('of which not a byte was sent wait until the printer is reached; those that waited half a day are given up', async () => {
    const one = await printer();
    const [job] = await printed(one);
    const [taken] = await given(one);
    const done = [{ job_id: taken?.job_id, claim: taken?.claim, outcome: 'returned' }];
    expect(await given(one, { done, unreachable: [one.id] })).toEqual([]);
    expect(await states(one)).toEqual(['waiting']);
    const [shown] = (await documents.api(listLabelPrinters).as(packer).ok({})).filter(({ id }) => id === one.id);
    expect(shown?.state).toBe('unreachable');
    await documents.sql(`UPDATE label_jobs SET asked_at = now() - interval '13 hours' WHERE id = $1`, [job?.id]);
    await eventually(async () => expect(await jobs(one)).toMatchObject([{ state: 'failed', error: 'too_late' }]));
    expect(await given(one)).toEqual([]);
  });

  it('of what is gone are given up, and what waits behind them is printed; while an owner is away they wait', async () => {
    const one = await printer();
    await printed(one, [
      { kind: 'pallet', id: 1 },
      { kind: 'product', id: 1 },
    ]);
    world.pallets = [];
    const [next] = await given(one);
    expect(next?.zpl).toContain('^LL480');
    expect((await jobs(one)).map(({ state, error }) => [state, error])).toEqual([
      ['sending', null],
      ['failed', 'gone'],
    ]);
  });
});
