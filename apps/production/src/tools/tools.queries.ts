import { TOOLS_A_PAGE, type listTools, type OutputOf } from '@mullion/contracts';
import type { Database } from '@mullion/server-kit';
import { toTool, type ToolRow } from './tool.repository';

/** A page of the company's tools, by code. */
export const pageOfTools = async (
  database: Database,
  companyId: number,
  page: number,
): Promise<OutputOf<typeof listTools>> => {
  const [rows, [count]] = await Promise.all([
    database.read<ToolRow>('SELECT * FROM tool WHERE company_id = $1 ORDER BY lower(code), id LIMIT $2 OFFSET $3', [
      companyId,
      TOOLS_A_PAGE,
      (page - 1) * TOOLS_A_PAGE,
    ]),
    database.read<{ total: number }>('SELECT count(*) AS total FROM tool WHERE company_id = $1', [companyId]),
  ]);
  const total = count?.total ?? 0;
  return { data: rows.map(toTool), current_page: page, last_page: Math.max(1, Math.ceil(total / TOOLS_A_PAGE)), total };
};
