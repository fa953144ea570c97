import { exportColumns, type InputOf, type RequestContext, routes, type WantedList } from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import { maySeeList } from '../rules/may-have';

const sourceOf = {
  orders: routes.listOrders,
  customers: routes.listCustomers,
  users: routes.listUsers,
  pallets: routes.listPallets,
  trucks: routes.listTrucks,
} as const;

/**
 * Checks what a person wants exported: the right to see the list, its columns, and the filter as the list's own route
 * would.
 * @throws AppError `forbidden`, `invalid` naming the column or the part of the filter
 */
export const wantedList = (body: InputOf<typeof routes.exportList>['body'], person: RequestContext): WantedList => {
  const { list, format, columns, query } = body;
  if (!maySeeList(list, person)) throw new AppError('forbidden');
  const known: readonly string[] = exportColumns[list];
  const unknown = columns.findIndex((column, at) => !known.includes(column) || columns.indexOf(column) !== at);
  if (unknown >= 0)
    throw new AppError('invalid', {}, { errors: [{ path: `body.columns.${unknown}`, code: 'unknown_column' }] });
  const checked = sourceOf[list].query.safeParse(query);
  if (!checked.success) {
    const errors = checked.error.issues.map((issue) => ({
      path: ['body.query', ...issue.path].join('.'),
      code: issue.code,
    }));
    throw new AppError('invalid', {}, { errors });
  }
  const { user_id, user_name, type, rights, features, kind, time_zone } = person;
  return { list, format, columns, query, person: { user_id, user_name, type, rights, features, kind, time_zone } };
};
