import {
  orderStatus,
  palletStatus,
  productStatus,
  type PalletReadiness,
  type PalletsWaiting,
} from '@mullion/contracts';
import type { Database } from '@mullion/server-kit';
import { shownNumberOf } from '../core/pallets/pallet.mapper';

/** So many of a kind are named; the others are only counted. */
const NAMED = 5;

/**
 * Of units on pallets: nobody makes what is cancelled, alone or with its order; the hole of a scrapped one waits for
 * the new one.
 */
export const IS_MADE_FOR = `(l.scrapped OR (p.status <> ${productStatus.cancelled} AND NOT EXISTS (
  SELECT 1 FROM order_copy o WHERE o.id = p.order_id AND o.company_id = p.company_id AND o.status = ${orderStatus.cancelled})))`;

/**
 * Of each pallet: its products, those made and those packed onto it. What is packed was made, whatever production has
 * said.
 */
export const palletReadiness = (
  database: Database,
  companyId: number,
  ids: readonly number[],
): Promise<PalletReadiness[]> =>
  database.read<PalletReadiness>(
    `SELECT l.pallet_id, count(*)::int AS products, (count(*) FILTER (WHERE l.loaded_at IS NOT NULL))::int AS packed,
       (count(*) FILTER (WHERE l.loaded_at IS NOT NULL OR p.status BETWEEN ${productStatus.made} AND ${productStatus.cancelled - 1}))::int AS made
     FROM placement l JOIN product_copy p ON p.id = l.product_id WHERE l.company_id = $1 AND l.pallet_id = ANY($2) AND ${IS_MADE_FOR} GROUP BY l.pallet_id`,
    [companyId, ids],
    { name: 'pallet-readiness' },
  );

interface WaitingRow {
  readonly kind: 'outdated' | 'with_errors';
  readonly count: number;
  readonly id: PalletsWaiting['outdated']['first'][number]['id'];
  readonly number: string | null;
  readonly customer: string;
}

/**
 * Pallets that have not left and whose list is outdated or which break a rule, found by the index of statuses; the
 * newest are named.
 */
export const palletsWaiting = async (database: Database, companyId: number): Promise<PalletsWaiting> => {
  const rows = await database.read<WaitingRow>(
    `WITH open AS MATERIALIZED (
       SELECT id, number, customer_name AS customer, status, outdated, errors FROM pallet
       WHERE company_id = $1 AND status BETWEEN ${palletStatus.notPrepared} AND ${palletStatus.closed}),
     waiting AS (
       SELECT 'outdated' AS kind, id, number, customer FROM open WHERE outdated AND status >= ${palletStatus.prepared}
       UNION ALL SELECT 'with_errors', id, number, customer FROM open WHERE errors <> '[]')
     SELECT * FROM (SELECT *, count(*) OVER (PARTITION BY kind) AS count, row_number() OVER (PARTITION BY kind ORDER BY id DESC) AS nth FROM waiting) AS numbered
     WHERE nth <= ${NAMED} ORDER BY kind, nth`,
    [companyId],
    { name: 'pallets-waiting' },
  );
  const of = (kind: WaitingRow['kind']): PalletsWaiting['outdated'] => {
    const these = rows.filter((row) => row.kind === kind);
    return {
      count: Number(these[0]?.count ?? 0),
      first: these.map((row) => ({ id: row.id, shown_number: shownNumberOf(row), customer: row.customer })),
    };
  };
  return { outdated: of('outdated'), with_errors: of('with_errors') };
};
