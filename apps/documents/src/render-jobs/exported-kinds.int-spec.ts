import { openLink, routes } from '@mullion/contracts';
import { people, type TestService } from '@mullion/server-testing';
import { begunJob, startDocuments } from '../testing/start-documents';

describe('render jobs', () => {
  let documents: TestService;
  beforeAll(async () => {
    documents = await startDocuments();
  });
  afterAll(() => documents.world.close());
  const tokenOf = (link: string) => link.split('/').at(-1) ?? '';

  it('EXP-05a every export answers a link of its own, which opens in the session that asked and in no other company', async () => {
    const planner = () => people.planner();
    const links = [
      await documents
        .api(routes.printTrucks)
        .as(planner())
        .ok({ body: { trucks: [1] } }),
      await documents
        .api(routes.printLoading)
        .as(planner())
        .ok({ body: { pallets: [1] } }),
      await documents
        .api(routes.printBarcodes)
        .as(planner())
        .ok({ body: { pallets: [1] } }),
      await documents
        .api(routes.printProducts)
        .as(planner())
        .ok({ body: { products: [1] } }),
      await documents
        .api(routes.printRows)
        .as(planner())
        .ok({ body: { rows: [['a']] } as never }),
      await documents
        .api(routes.exportPreparationCsv)
        .as(planner())
        .ok({ body: { orders: [3] } as never }),
      await documents
        .api(routes.printWorkCenterOrders)
        .as(planner())
        .ok({ params: { id: '3' }, query: {}, body: {} } as never),
      await documents
        .api(routes.printWorkCenterPositions)
        .as(planner())
        .ok({ params: { id: '3' }, query: {}, body: {} } as never),
    ] as const;
    expect(new Set(links.map(({ link }) => link)).size).toBe(links.length);
    for (const { link, job_id } of links) {
      expect(link).toMatch(/^\/api\/files\//);
      expect(
        (
          await documents
            .api(openLink)
            .as(people.super())
            .ok({ token: tokenOf(link) })
        ).job?.id,
      ).toBe(job_id);
      const foreign = await documents
        .api(routes.getRenderJob)
        .as(people.stranger())
        .send({ params: { id: job_id } });
      expect(foreign.problem).toMatchObject({ status: 404, code: 'file.not_found' });
    }
  });

  it('PLN-11 leaves out and names pallets without a number; none at all is refused', async () => {
    const printed = await documents
      .api(routes.printLoading)
      .as(people.planner())
      .ok({ body: { pallets: [1, 9] } });
    expect(printed.skipped).toEqual([{ id: 9, shown_number: 'N9', rule: 'no_number' }]);
    const none = await documents
      .api(routes.printLoading)
      .as(people.planner())
      .send({ body: { pallets: [9] } });
    expect(none.problem?.code).toBe('exports.no_pallets');
    expect(
      (
        await documents
          .api(routes.printLoading)
          .as(people.planner())
          .send({ body: { pallets: [1, 100] } })
      ).status,
    ).toBe(404);
    expect(
      (
        await documents
          .api(routes.printBarcodes)
          .as(people.packer())
          .send({ body: { pallets: [1] } })
      ).status,
    ).toBe(403);
  });

  it('PRD-01d a product PDF is a job of its products', async () => {
    const { job_id } = await documents
      .api(routes.printProducts)
      .as(people.viewer())
      .ok({ body: { products: [3, 1] } });
    expect(await begunJob(documents, job_id)).toMatchObject({ kind: 'products', product_ids: [3, 1] });
  });
});
