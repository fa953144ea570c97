import {
  beginRender,
  finishRender,
  getSharedOrder,
  printSharedDrawings,
  routes,
  type RequestContext,
} from '@mullion/contracts';
import { guestContext } from '@mullion/server-kit';
import { people, type TestService } from '@mullion/server-testing';
import { startDocuments } from '../testing/start-documents';

describe('documents that many ask for', () => {
  let documents: TestService;
  beforeAll(async () => {
    documents = await startDocuments();
  });
  afterAll(() => documents.world.close());
  afterEach(() => documents.sql('DELETE FROM render_jobs'));

  const asking = (as: RequestContext, text = 'a') =>
    documents
      .api(routes.printRows)
      .as(as)
      .send({ body: { rows: [['a'], [text]], language: 'lt' } });
  const job = async (as: RequestContext) => (await asking(as)).body.job_id;
  const begin = (job_id: Awaited<ReturnType<typeof job>>) =>
    documents.api(beginRender).as(people.super()).ok({ job_id });
  const end = (job_id: Awaited<ReturnType<typeof job>>) =>
    documents
      .api(finishRender)
      .as(people.super())
      .ok({ ...{ job_id, blob_key: null, content_type: null, file_name: null }, error: 'internal' });

  it('EXP-05 are made one at a time for a person, so that another person and another company find a free worker', async () => {
    const [first, second] = [await job(people.viewer()), await job(people.viewer())];
    const [other, colleague] = [await job(people.admin()), await job({ ...people.viewer(), user_id: 99 as never })];
    expect(await begin(first)).not.toBeNull();
    expect(await begin(second)).toBeNull();
    expect(await begin(other)).not.toBeNull();
    expect(await begin(colleague)).not.toBeNull();
    await end(first);
    expect(await begin(second)).not.toBeNull();
  });

  it('EXP-05 do not wait for one whose worker has died', async () => {
    const [first, second] = [await job(people.viewer()), await job(people.viewer())];
    await begin(first);
    await documents.sql(`UPDATE render_jobs SET due_at = now() - interval '1 second' WHERE id = $1`, [first]);
    expect(await begin(second)).not.toBeNull();
  });

  it('EXP-05 wait, thirty of one person; one more is refused, and whoever else asks is not', async () => {
    for (let at = 0; at < 30; at += 1) expect((await asking(people.viewer())).status).toBe(200);
    expect((await asking(people.viewer())).problem).toMatchObject({
      status: 429,
      code: 'exports.too_many_open',
      params: { max: 30 },
    });
    expect((await asking(people.admin())).status).toBe(200);
  });

  it('A1 asked for by two private links under one idempotency key are two, and each link has its own', async () => {
    documents.world.answer(getSharedOrder, () => ({ products: [{ id: 1, stage: 'made' }] }) as never);
    const ask = (link_id: number) => {
      const pass = {
        link_id,
        kind: 'order',
        target_id: link_id,
        departure: null,
        language: 'lt',
        until: null,
      } as const;
      return documents
        .api(printSharedDrawings)
        .as(guestContext(1, pass, 'Europe/Vilnius'))
        .with({ idempotencyKey: 'one key' })
        .ok({ body: {} });
    };
    const [one, again, other] = [await ask(1), await ask(1), await ask(2)];
    expect(again.job_id).toBe(one.job_id);
    expect(other.job_id).not.toBe(one.job_id);
  });

  it('EXP-05 of a table with too many letters are refused with their number, before anything is made', async () => {
    const rows = Array.from({ length: 600 }, () => Array.from({ length: 16 }, () => 'langas '.repeat(41)));
    const answer = await documents
      .api(routes.printRows)
      .as(people.viewer())
      .send({ body: { rows, language: 'lt' } });
    expect(answer.problem).toMatchObject({
      ...{ status: 413, code: 'exports.too_many_letters' },
      params: { letters: 600 * 16 * 287, max: 400_000 },
    });
    expect(await documents.sql('SELECT 1 FROM render_jobs')).toEqual([]);
  });
});
