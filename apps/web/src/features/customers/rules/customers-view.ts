import { customerSortColumns } from '@mullion/contracts';
import { choiceField, directionWordField, pageField, textField } from '../../../kits/lists/list-fields';
import { defineListView, type ViewIn } from '../../../kits/lists/list-view';

export type CustomerSortColumn = (typeof customerSortColumns)[number];
const sortColumn: CustomerSortColumn = 'name';

/** The address says it all: `customers/{filter}?page=2&order_by=code&order=DESC`. */
export const customersView = defineListView({
  page: 'customers',
  path: { filter: textField },
  search: { page: pageField, orderBy: choiceField(customerSortColumns, sortColumn), order: directionWordField('ASC') },
  names: { orderBy: 'order_by' },
});
export type CustomersView = ViewIn<typeof customersView>;

/** How many rows a full page has: the server decides and does not say. */
export const rowsOfPage = (page: number, seen: number, total: number, lastPage: number): number =>
  page > 1 && page >= lastPage ? Math.ceil((total - seen) / (page - 1)) : Math.max(1, seen);
