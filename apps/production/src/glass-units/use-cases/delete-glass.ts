import { AppError, auditRow, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { GlassUnitRepository } from '../glass-unit.repository';
import { ownerOf } from '../glass-unit';

/**
 * Takes a glass unit out of the list: of a wrong file, or one that never comes.
 * @throws AppError `not_found` for one of somebody else
 */
export const deleteGlass = (tools: ServiceTools, call: CallInfo, id: number): Promise<Committed<{ ok: true }>> =>
  tools.database.transaction(call, async (tx) => {
    const { context } = call;
    const gone = await new GlassUnitRepository(tx, ownerOf(context), null).remove(id);
    if (!gone) throw new AppError('not_found');
    const name = `${gone.supplier_order} ${gone.supplier_position}`;
    await auditRow(tx, context, { table: 'glass_units', id, name, before: { position: name }, after: null });
    for (const company_id of new Set([context.company_id, context.home_company_id]))
      tx.afterCommit(() => tools.bus.live({ company_id, entity: 'glass_unit', ids: [] }));
    return { ok: true as const };
  });
