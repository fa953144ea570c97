import { getProblemWeeks, problemRecords } from '@mullion/contracts';
import { systemContext } from '@mullion/server-kit';
import { people, type TestService } from '@mullion/server-testing';
import { useProblems } from '../testing/problem-calls';

describe('problems in lists', () => {
  let service: TestService;
  const { create, list } = useProblems((started) => (service = started));

  it('PRB-01a are listed 50 a page with the hours of all that fit, by words, days and statuses', async () => {
    const company = 70;
    const owner = { ...people.stranger(company), type: 0 as const };
    for (let at = 0; at < 52; at++)
      await create({ subject: `P${at}`, time_spent: 0.1, status: at < 2 ? 2 : at === 2 ? 1 : 0 }, owner);
    const first = await list({}, owner);
    expect(first).toMatchObject({
      pages: 2,
      page: 1,
      perPage: 50,
      total: 52,
      time_spent: 5.2,
      waiting: 49,
      in_progress: 1,
    });
    expect(first.problems).toHaveLength(50);
    expect(first.problems[0]?.subject).toBe('P51');
    expect((await list({ page: 2 }, owner)).problems.map(({ subject }) => subject)).toEqual(['P1', 'P0']);
    expect(await list({ status_from: 2, status_to: 2 }, owner)).toMatchObject({ total: 2, time_spent: 0.2 });
    expect(await list({ status_from: '', status_to: 'null' }, owner)).toMatchObject({ total: 52 });
    expect((await list({ filter: 'p49' }, owner)).problems).toHaveLength(1);
    expect((await list({ filter: '%' }, owner)).problems).toHaveLength(0);
    expect(await list({ created_to: '2020-01-01' }, owner)).toMatchObject({ total: 0, pages: 1 });
    expect(await list({ created_from: '2020-01-01', solved_from: '2020-01-01' }, owner)).toMatchObject({ total: 2 });
    expect(await list({ solved_to: '2020-01-01' }, owner)).toMatchObject({ total: 0 });
    const sorted = await list({ order_by: 'subject', order: 'ASC', per_page: 2 }, owner);
    expect(sorted.problems.map(({ subject }) => subject)).toEqual(['P0', 'P1']);
  });

  it('PRB-01a are counted by week, work center and reason for the chart', async () => {
    const company = 72;
    const owner = { ...people.stranger(company), type: 0 as const };
    const [center] = await service.sql<{ id: number }>(
      `INSERT INTO work_center (company_id, code, description) VALUES ($1, '50', 'Glazing') RETURNING id`,
      [company],
    );
    const here = { work_center_id: center?.id, reason: 'glass' };
    for (const body of [here, { ...here, time_spent: 1.5 }, {}]) await create(body, owner);
    const old = (await create(here, owner)).body.id;
    await service.sql(`UPDATE problem SET created_at = created_at - interval '90 days' WHERE id = $1`, [old]);
    const { weeks, counts, work_centers } = await service.api(getProblemWeeks).as(owner).ok({});
    expect(weeks).toHaveLength(12);
    expect([...weeks].sort()).toEqual(weeks);
    const week = weeks.at(-1);
    expect(counts).toEqual([
      { week, work_center_id: center?.id, reason: 'glass', problems: 2, time_spent: 1.5 },
      { week, work_center_id: null, reason: null, problems: 1, time_spent: 0 },
    ]);
    expect(work_centers).toMatchObject([{ code: '50' }]);
    expect((await service.api(getProblemWeeks).as(people.worker()).send({})).status).toBe(403);
  });

  it('are read by other services: in pages, by ids, and as a digest', async () => {
    const company = 71;
    const owner = { ...people.stranger(company), type: 0 as const };
    const ids = [(await create({}, owner)).body.id, (await create({}, owner)).body.id];
    const system = systemContext(company);
    expect(await service.api(problemRecords.page).as(system).ok({ after_id: 0, limit: 1 })).toMatchObject({
      records: [{ id: ids[0] }],
      end: false,
    });
    expect((await service.api(problemRecords.byIds).as(system).ok({ ids })).records).toHaveLength(2);
    expect(await service.api(problemRecords.digest).as(system).ok({})).toMatchObject({ count: 2 });
  });
});
