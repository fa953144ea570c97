import { createWorkCenter, getOrderRecords, saveOperationRules } from '@mullion/contracts';
import { people, type TestService } from '@mullion/server-testing';

/** A work center and those it waits for. */
export interface CenterOfChain {
  readonly code: string;
  readonly description?: string;
  readonly preperation?: boolean;
  readonly before: readonly string[];
}
/** 40, then 50, then 80. */
export const THREE_CENTERS: readonly CenterOfChain[] = [
  { code: '40', before: [] },
  { code: '50', before: ['40'] },
  { code: '80', before: ['50'] },
];

/**
 * Makes work centers of company 1 that wait for each other; orders answers with none of its records. Gives the ids by
 * code.
 */
export const makeCenters = async (
  production: TestService,
  chain: readonly CenterOfChain[],
): Promise<Record<string, number>> => {
  production.world.answer(getOrderRecords, () => ({ orders: [], products: [] }));
  const ids: Record<string, number> = {};
  for (const { code, description = `Center ${code}`, before, ...rest } of chain) {
    const body = { code, description, ...rest };
    ids[code] = (
      await production.api(createWorkCenter).as(people.admin()).send({ params: {}, query: {}, body })
    ).body.id;
    for (const one of before)
      await production.sql(
        'INSERT INTO work_center_dependency (company_id, work_center_id, depends_on) VALUES (1, $1, $2)',
        [ids[code], ids[one]],
      );
  }
  return ids;
};

/** How long a window takes at each center. */
export const saveWindowRules = async (
  production: TestService,
  rules: readonly {
    readonly center: number | undefined;
    readonly minutes: number | null;
    readonly unit: 'piece' | 'm2';
  }[],
): Promise<void> => {
  await production
    .api(saveOperationRules)
    .as(people.admin())
    .ok({
      params: {},
      query: {},
      body: {
        product_type: 'Langas',
        rules: rules.map(({ center, ...rule }) => ({ work_center_id: center as never, ...rule })),
      },
    });
};
