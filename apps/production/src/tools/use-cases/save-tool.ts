import type { createTool as createContract, InputOf, Tool, updateTool as updateContract } from '@mullion/contracts';
import { AppError, auditRow, type CallInfo, type Committed, type ServiceTools, type Tx } from '@mullion/server-kit';
import { faultyLine, fullTool, type FullTool } from '../rules/full-tool';
import { ToolRepository } from '../tool.repository';

/** Letters of a line that a refusal quotes. */
const LONGEST_QUOTE = 60;

/** @throws AppError tools_table.all_fields_required, tool.geometry_unreadable, tool.code_taken */
export const createTool = (
  tools: ServiceTools,
  call: CallInfo,
  { body }: InputOf<typeof createContract>,
): Promise<Committed<Tool>> =>
  tools.database.transaction(call, async (tx) => {
    const fields = complete(fullTool(body, null), null);
    const after = await new ToolRepository(tx, call.context.company_id).insert(fields);
    return recorded(tools, tx, call, null, after);
  });

/**
 * @throws AppError not_found, tools_table.all_fields_required, tool.geometry_unreadable, conflict with the current
 * tool, tool.code_taken
 */
export const updateTool = (
  tools: ServiceTools,
  call: CallInfo,
  { params, body: { version, ...changes } }: InputOf<typeof updateContract>,
): Promise<Committed<Tool>> =>
  tools.database.transaction(call, async (tx) => {
    const repository = new ToolRepository(tx, call.context.company_id);
    const before = await repository.lock(params.id);
    if (before === null) throw new AppError('not_found');
    const fields = complete(fullTool(changes, before), before);
    return recorded(tools, tx, call, before, await repository.update(params.id, fields, version));
  });

const complete = (fields: FullTool | null, before: Tool | null): FullTool => {
  if (fields === null) throw new AppError('tools_table.all_fields_required');
  const fault = faultyLine(fields.geometry, before);
  if (fault === null) return fields;
  const params = { line: fault.line, text: fault.text.slice(0, LONGEST_QUOTE) };
  throw new AppError('tool.geometry_unreadable', params, {
    errors: [{ path: 'body.geometry', code: 'tool.geometry_unreadable', params }],
  });
};

const recorded = async (
  { bus }: ServiceTools,
  tx: Tx,
  { context }: CallInfo,
  before: Tool | null,
  after: Tool,
): Promise<Tool> => {
  await auditRow(tx, context, { table: 'tools', id: after.id, name: after.code, before, after });
  tx.afterCommit(() => bus.live({ company_id: context.company_id, entity: 'tool', ids: [after.id] }));
  return after;
};
