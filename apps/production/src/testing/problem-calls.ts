import { createProblem, readProblems, type RequestContext } from '@mullion/contracts';
import { bootForTest, people, type TestService } from '@mullion/server-testing';
import { dataSourceOptions } from '../data-source';
import { ProductionModule } from '../production.module';

export const fields = { subject: 'Glass cracked', description: 'In the corner', order_code: '26-0405' };

/** Starts production for the tests of a `describe`; gives how problems are reported and listed there. */
export const useProblems = (use: (production: TestService) => void) => {
  let production: TestService;
  beforeAll(async () => {
    production = await bootForTest({ name: 'production', module: ProductionModule, dataSource: dataSourceOptions });
    use(production);
  });
  afterAll(() => production.world.close());
  return {
    create: (body: object = {}, as: RequestContext = people.worker()) =>
      production
        .api(createProblem)
        .as(as)
        .send({ body: { ...fields, ...body } as never }),
    list: (query: object = {}, as: RequestContext = people.admin()) =>
      production.api(readProblems).as(as).ok(readProblems.input.parse(query)),
  };
};
