import { MOST_BOARD_UNITS, productStatus, type MissingUnit } from '@mullion/contracts';
import type { Database } from '@mullion/server-kit';
import { IS_MADE_FOR } from './todays-pallets.queries';

/**
 * Units of these pallets that are neither packed nor made, by pallet, order and position; as `palletReadiness` counts
 * them.
 */
export const missingUnits = (
  database: Database,
  companyId: number,
  palletIds: readonly number[],
): Promise<MissingUnit[]> =>
  database.read<MissingUnit>(
    `SELECT l.product_id, l.order_id, coalesce(o.number, '') AS "order", p.position, p.category, p.width, p.height, p.image, l.pallet_id
     FROM placement l JOIN product_copy p ON p.id = l.product_id LEFT JOIN order_copy o ON o.id = l.order_id
     WHERE l.company_id = $1 AND l.pallet_id = ANY($2) AND l.loaded_at IS NULL
       AND p.status NOT BETWEEN ${productStatus.made} AND ${productStatus.cancelled - 1} AND ${IS_MADE_FOR}
     ORDER BY array_position($2, l.pallet_id), o.number, length(p.position), p.position, l.product_id LIMIT ${MOST_BOARD_UNITS}`,
    [companyId, palletIds],
    { name: 'missing-units' },
  );
