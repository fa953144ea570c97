import type { createTool as createContract, InputOf, Tool, updateTool as updateContract } from '@mullion/contracts';
import { AppError, auditRow, type CallInfo, type Committed, type ServiceTools, type Tx } from '@mullion/server-kit';
import { fullTool } from '../rules/full-tool';
import { ToolRepository } from '../tool.repository';

/** @throws AppError tools_table.all_fields_required, tool.code_taken */
export const createTool = (tools: ServiceTools, call: CallInfo, { body }: InputOf<typeof createContract>): Promise<Committed<Tool>> =>
  tools.database.transaction(call, async (tx) => {
    const fields = fullTool(body, null);
    if (fields === null) throw new AppError('tools_table.all_fields_required');
    const after = await new ToolRepository(tx, call.context.company_id).insert(fields);
    return recorded(tools, tx, call, null, after);
  });

/** @throws AppError not_found, tools_table.all_fields_required, conflict with the current tool, tool.code_taken */
export const updateTool = (
  tools: ServiceTools,
  call: CallInfo,
  { params, body: { version, ...changes } }: InputOf<typeof updateContract>,
): Promise<Committed<Tool>> =>
  tools.database.transaction(call, async (tx) => {
    const repository = new ToolRepository(tx, call.context.company_id);
    const before = await repository.lock(params.id);
    if (before === null) throw new AppError('not_found');
    const fields = fullTool(changes, before);
    if (fields === null) throw new AppError('tools_table.all_fields_required');
    return recorded(tools, tx, call, before, await repository.update(params.id, fields, version));
  });

const recorded = async ({ bus }: ServiceTools, tx: Tx, { context }: CallInfo, before: Tool | null, after: Tool): Promise<Tool> => {
  await auditRow(tx, context, { table: 'tools', id: after.id, name: after.code, before, after });
  tx.afterCommit(() => bus.live({ company_id: context.company_id, entity: 'tool', ids: [after.id] }));
  return after;
};
