import { isoWeekPattern, orderSortColumns } from '@mullion/contracts';
import {
  amountField,
  choiceField,
  dateField,
  directionField,
  numberField,
  pageField,
  textField,
  type ListField,
} from '../../kits/lists/list-fields';
import { defineListView, type ViewIn } from '../../kits/lists/list-view';

/** An ISO week, 202648, or null. */
const weekField: ListField<string | null> = {
  ...textField,
  read: (text) => (isoWeekPattern.test(text) ? text : undefined),
};

export type OrderSortColumn = (typeof orderSortColumns)[number];

/** Rows a page, and the key under which they are remembered. */
const rows = { key: 'orders-per-page', choices: [20, 25, 30, 40, 50, 100], initial: 50 };
const sortColumn: OrderSortColumn = 'production_id';

/** The whole list, or the planning variant: what is being prepared and made, the soonest delivery first. */
const variants = ['all', 'planning'] as const;
export type OrdersVariant = (typeof variants)[number];

/** The older initial link has the status end twice: `null/null/null/0/100`, then `100/{perPage}/1/null/false`. */
const withoutDoubledStatus = (parts: readonly (string | null)[]) =>
  parts.length === 10 && parts[4] === '100' && parts[5] === '100' ? [...parts.slice(0, 5), ...parts.slice(6)] : parts;

/** Newest production number first, all statuses; in planning status 4 to 7. Week and packing are search parameters. */
export const ordersView = defineListView({
  page: 'orders',
  path: {
    filter: textField,
    dateFrom: dateField,
    dateTo: dateField,
    statusFrom: numberField(0, 0, 100),
    statusTo: numberField(100, 0, 100),
    perPage: amountField(rows.choices, rows.initial),
    page: pageField,
    orderBy: choiceField(orderSortColumns, sortColumn),
    order: directionField('DESC'),
  },
  search: {
    week: weekField,
    /** pal_status. */
    packing: numberField(null, 0, 3),
    variant: choiceField(variants, 'all'),
  },
  names: { variant: 'for' },
  rows,
  initialFor: ({ variant }) =>
    variant === 'planning'
      ? { statusFrom: 4, statusTo: 7, orderBy: 'delivery_date' as const, order: 'ASC' as const }
      : {},
  upgradeParts: withoutDoubledStatus,
});
export type OrdersView = ViewIn<typeof ordersView>;

/** What can hide orders of a variant. */
export const orderFilters = ['filter', 'dateFrom', 'dateTo', 'statusFrom', 'statusTo', 'week', 'packing'] as const;
