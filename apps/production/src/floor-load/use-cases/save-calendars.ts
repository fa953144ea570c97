import {
  type Closure,
  type createClosure as createContract,
  type deleteClosure as deleteContract,
  type InputOf,
  type saveWorkCalendar as saveContract,
  type WorkCalendars,
} from '@mullion/contracts';
import { AppError, auditRow, type CallInfo, type Committed, type ServiceTools, type Tx } from '@mullion/server-kit';
import { workCenterInTx } from '../../work-centers/work-centers.queries';
import { CalendarRepository, COMPANY_WIDE } from '../calendar.repository';
import { toClosure, toWorkCalendars } from '../calendars.mapper';

/** The code of a work center that calendars may be kept of; null for the company. @throws AppError `not_found` */
const nameOf = async (tx: Tx, companyId: number, id: number | null): Promise<string | null> => {
  if (id === null) return null;
  const center = await workCenterInTx(tx, companyId, id);
  if (center === null || center.deleted) throw new AppError('not_found');
  return center.code;
};

const asText = (hours: readonly number[] | undefined): string | null => hours?.join(', ') ?? null;

/** @throws AppError `not_found` */
export const saveWorkCalendar = (
  tools: ServiceTools,
  call: CallInfo,
  { body }: InputOf<typeof saveContract>,
): Promise<Committed<WorkCalendars>> =>
  tools.database.transaction(call, async (tx) => {
    const { context } = call;
    const name = await nameOf(tx, context.company_id, body.work_center_id);
    const repository = new CalendarRepository(tx, context.company_id);
    const id = body.work_center_id ?? COMPANY_WIDE;
    const before = (await repository.calendars()).find((row) => row.work_center_id === id)?.hours;
    await repository.setHours(id, body.hours);
    const after = body.hours ?? undefined;
    await auditRow(tx, context, {
      table: 'work_calendars',
      id,
      name,
      before: { hours: asText(before) },
      after: { hours: asText(after) },
    });
    return toWorkCalendars(
      await repository.calendars(),
      await repository.closures(tools.clock.today(context.time_zone)),
    );
  });

/** @throws AppError `not_found` (the work center) */
export const createClosure = (
  { database }: ServiceTools,
  call: CallInfo,
  { body: { work_center_id, ...days } }: InputOf<typeof createContract>,
): Promise<Committed<{ closures: Closure[] }>> =>
  database.transaction(call, async (tx) => {
    const { context } = call;
    const name = await nameOf(tx, context.company_id, work_center_id);
    const rows = await new CalendarRepository(tx, context.company_id).close(work_center_id ?? COMPANY_WIDE, days);
    for (const row of rows)
      await auditRow(tx, context, {
        table: 'work_closures',
        id: row.id,
        name: name ?? row.day,
        before: null,
        after: toClosure(row),
      });
    return { closures: rows.map(toClosure) };
  });

/** @throws AppError `not_found` */
export const deleteClosure = (
  { database }: ServiceTools,
  call: CallInfo,
  { params }: InputOf<typeof deleteContract>,
): Promise<Committed<{ ok: true }>> =>
  database.transaction(call, async (tx) => {
    const { context } = call;
    const row = await new CalendarRepository(tx, context.company_id).open(params.id);
    await auditRow(tx, context, {
      table: 'work_closures',
      id: row.id,
      name: row.day,
      before: toClosure(row),
      after: null,
    });
    return { ok: true };
  });
