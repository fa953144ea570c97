import { compareNatural, type OutputOf, type readWork } from '@mullion/contracts';
import type { Database, Tx } from '@mullion/server-kit';
import { OperationRepository } from '../operations/operation-rows.module';
import { doneAgainBy } from './rules/done-again-by';
import { isDone } from './rules/operations-to-reopen';
import { stateOfWork } from './state-of-work';

type Work = OutputOf<typeof readWork>[number];

/** What has been done with products; those of which nothing is known here are left out. */
export const workOn = async (database: Database, companyId: number, ids: readonly number[]): Promise<Work[]> => {
  const operations = new OperationRepository(database, companyId);
  const [current, centers, glass] = await Promise.all([
    operations.current(ids),
    operations.graph(),
    glassOf(database, companyId, ids),
  ]);
  const codeOf = (id: number): string => centers.find((center) => center.id === id)?.code ?? '';
  return ids.flatMap((id): Work[] => {
    const own = current.filter((row) => row.product_id === id);
    if (own.length === 0 && !glass.has(id)) return [];
    return [
      {
        product_id: id as Work['product_id'],
        state: stateOfWork(own),
        in_production: own.length > 0,
        done: own
          .filter(isDone)
          .map((row) => ({ code: codeOf(row.work_center_id), again_by: doneAgainBy(centers, row.work_center_id) }))
          .sort((a, b) => compareNatural(a.code, b.code)),
        glass: glass.has(id),
      },
    ];
  });
};

/** Products whose glass a supplier has on its list: it is ordered. */
const glassOf = async (database: Database, companyId: number, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const rows = await database.read<{ product_id: number }>(
    'SELECT DISTINCT product_id FROM glass_unit WHERE company_id = $1 AND product_id = ANY($2)',
    [companyId, ids],
    { name: 'glass-of-products' },
  );
  return new Set(rows.map(({ product_id }) => product_id));
};

/** The states of products that have operations, under the caller's lock. */
export const statesOf = async (
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const current = await new OperationRepository(tx, companyId).current(ids);
  const withWork = [...new Set(current.map((row) => row.product_id))];
  return new Map(withWork.map((id) => [id, stateOfWork(current.filter((row) => row.product_id === id))]));
};
