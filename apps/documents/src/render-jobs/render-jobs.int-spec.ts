import { randomUUID } from 'node:crypto';
import {
  beginRender,
  createRenderJob,
  finishRender,
  openLink,
  reportRender,
  routes,
  type RequestContext,
} from '@mullion/contracts';
import { Clock } from '@mullion/server-kit';
import { people, type TestService } from '@mullion/server-testing';
import { startDocuments } from '../testing/start-documents';

describe('render jobs', () => {
  let documents: TestService;
  beforeAll(async () => {
    documents = await startDocuments();
  });
  afterAll(() => documents.world.close());

  const start = () =>
    documents
      .api(routes.printTrucks)
      .as(people.planner())
      .ok({ body: { trucks: [1] } });
  const tokenOf = (link: string) => link.split('/').at(-1) ?? '';

  it('A1 answers 404 where a truck or a product belongs to another company', async () => {
    const product = await documents
      .api(routes.printProducts)
      .as(people.planner())
      .send({ body: { products: [1, 100] } });
    expect(product.problem).toMatchObject({ status: 404, code: 'not_found' });
    const foreign = await documents
      .api(routes.printTrucks)
      .as(people.planner())
      .send({ body: { trucks: [1, 100] } });
    expect(foreign.problem).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('EXP-05a answers a link at once; it waits, shows progress, then names the file', async () => {
    const { link, job_id } = await start();
    const open = () =>
      documents
        .api(openLink)
        .as(people.super())
        .ok({ token: tokenOf(link) });
    expect(await open()).toMatchObject({ job: { state: 'queued', progress: 0 }, blob_key: null, language: 'lt' });
    expect(await documents.api(beginRender).as(people.super()).ok({ job_id })).toMatchObject({
      kind: 'truck',
      truck_ids: [1],
      company_name: 'Langai',
    });
    await documents.api(reportRender).as(people.super()).ok({ job_id, progress: 0.5 });
    expect((await open()).job).toMatchObject({ state: 'running', progress: 0.5 });
    const file = {
      job_id,
      blob_key: `renders/1/${job_id}.pdf`,
      content_type: 'application/pdf',
      file_name: 'sunkvežimis.pdf',
      error: null,
    };
    await documents.api(finishRender).as(people.super()).ok(file);
    await documents
      .api(finishRender)
      .as(people.super())
      .ok({ ...file, blob_key: null, error: 'late' });
    expect(await open()).toMatchObject({
      job: { state: 'done', file_name: 'sunkvežimis.pdf' },
      blob_key: file.blob_key,
    });
    expect(await documents.api(beginRender).as(people.super()).ok({ job_id })).toBeNull();
  });

  it('EXP-05a a job of another company is not found, a forged or old link opens nothing', async () => {
    const { link, job_id } = await start();
    expect(
      (
        await documents
          .api(routes.getRenderJob)
          .as(people.stranger())
          .send({ params: { id: job_id } })
      ).status,
    ).toBe(404);
    const open = (token: string) => documents.api(openLink).as(people.super()).send({ token });
    expect((await open(`${tokenOf(link)}x`)).problem?.code).toBe('file.not_found');
    const clock = documents.get(Clock);
    clock.now = () => new Date(Date.now() + 6 * 60_000);
    expect((await open(tokenOf(link))).problem?.code).toBe('file.link_expired');
    clock.now = () => new Date();
  });

  it('EXP-05a a job is its maker’s alone, and its link ends with the session that made it', async () => {
    const { link, job_id } = await start();
    const read = (as: RequestContext) =>
      documents
        .api(routes.getRenderJob)
        .as(as)
        .send({ params: { id: job_id } });
    for (const other of [people.viewer(), people.admin(), people.super()])
      expect((await read(other)).problem).toMatchObject({ status: 404, code: 'file.not_found' });
    expect((await read(people.planner())).status).toBe(200);
    const open = (token: string) => documents.api(openLink).as(people.super()).send({ token });
    expect((await open(tokenOf(link))).status).toBe(200);
    const ended = { ...people.planner(), session_id: 'an-ended-session' };
    const again = await documents
      .api(routes.getRenderJob)
      .as(ended)
      .ok({ params: { id: job_id } });
    expect((await open(tokenOf(again.link))).problem).toMatchObject({ status: 410, code: 'file.link_expired' });
    // somebody else of the company who got hold of the id signs a link in their own session
    const viewers = await documents
      .api(routes.printTrucks)
      .as(people.viewer())
      .ok({ body: { trucks: [1] } });
    expect((await open(tokenOf(viewers.link))).problem).toMatchObject({ status: 404, code: 'file.not_found' });
  });

  it('makes one job of a request that is asked again', async () => {
    const input = { request_id: randomUUID(), kind: 'preparation', pallet_ids: [1], truck_ids: [], language: 'en' };
    const made = await Promise.all(
      Array.from({ length: 8 }, () => documents.api(createRenderJob).as(people.planner()).ok(input)),
    );
    expect(new Set(made.map((one) => one.job_id)).size).toBe(1);
  });

  it('a job whose worker died has failed after enough tries', async () => {
    const { job_id } = await start();
    await documents.api(beginRender).as(people.super()).ok({ job_id });
    await documents.sql(`UPDATE render_jobs SET due_at = now() - interval '1 second', attempts = 6 WHERE id = $1`, [
      job_id,
    ]);
    const deadline = Date.now() + 10_000;
    let state = '';
    while (state !== 'failed' && Date.now() < deadline)
      state = (
        await documents
          .api(routes.getRenderJob)
          .as(people.planner())
          .ok({ params: { id: job_id } })
      ).state;
    expect(state).toBe('failed');
  });

  it('two requests with one key give one file, as when a gateway asks a slow service twice', async () => {
    const print = () =>
      documents
        .api(routes.printRows)
        .as(people.planner())
        .with({ idempotencyKey: 'print-1' })
        .ok({ body: { title: 'T', rows: [['a']] } as never });
    const [first, second] = await Promise.all([print(), print()]);
    expect(second.job_id).toBe(first.job_id);
    expect((await print()).job_id).toBe(first.job_id);
  });

  it('A1 a worker reaches only jobs of the company that its context names', async () => {
    const { job_id } = await start();
    const stranger = { ...people.super(), company_id: 2 as never };
    expect(await documents.api(beginRender).as(stranger).ok({ job_id })).toBeNull();
    expect(await documents.api(beginRender).as(people.super()).ok({ job_id })).not.toBeNull();
  });
});
