import type { Tool } from '@mullion/contracts';
import { AppError, isUniqueViolation, TenantRepository } from '@mullion/server-kit';
import type { FullTool } from './rules/full-tool';

export interface ToolRow {
  readonly id: number;
  readonly company_id: number;
  readonly code: string;
  readonly description: string;
  readonly length: number;
  readonly diameter: number;
  readonly geometry: string;
  readonly version: number;
}

export const toTool = (row: ToolRow): Tool => ({
  id: row.id as Tool['id'],
  company_id: row.company_id as Tool['company_id'],
  code: row.code,
  description: row.description,
  length: row.length,
  diameter: row.diameter,
  geometry: row.geometry,
  version: row.version,
});

const codeTaken = (error: unknown, code: string): unknown =>
  isUniqueViolation(error, 'tool_code') ? new AppError('tool.code_taken', { code }) : error;

/** All SQL that writes tools. */
export class ToolRepository extends TenantRepository {
  /** The tool, locked; null when the company has none with this id. */
  async lock(id: number): Promise<Tool | null> {
    const row = await this.row<ToolRow>('tool', id, 'FOR UPDATE');
    return row ? toTool(row) : null;
  }

  /** @throws AppError tool.code_taken */
  async insert({ code, description, length, diameter, geometry }: FullTool): Promise<Tool> {
    try {
      const [row] = await this.query<ToolRow>(
        'INSERT INTO tool (company_id, code, description, length, diameter, geometry) VALUES ($1, $2, $3, $4, $5, $6) RETURNING *',
        [this.companyId, code, description, length, diameter, geometry],
      );
      return toTool(row as ToolRow);
    } catch (error) {
      throw codeTaken(error, code);
    }
  }

  /** @throws AppError not_found, conflict with the current tool, tool.code_taken */
  async update(
    id: number,
    { code, description, length, diameter, geometry }: FullTool,
    version: number | undefined,
  ): Promise<Tool> {
    const set = { code, description, length, diameter, geometry };
    try {
      return toTool(await this.updateVersioned<ToolRow>({ table: 'tool', id, version, set }, toTool));
    } catch (error) {
      throw codeTaken(error, code);
    }
  }
}
