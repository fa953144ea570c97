import {
  choiceField,
  dateField,
  directionField,
  numberField,
  pageField,
  textField,
} from '../../../kits/lists/list-fields';
import { defineListView, type ViewIn } from '../../../kits/lists/list-view';

/** Fifty trucks a page; a person may choose fewer or all (as many as the server gives at once). */
export const ALL_ROWS = 200;
const sortColumns = ['description', 'delivery_date', 'status', 'pallets_count', 'products_count', 'customers'] as const;
export type TruckSortColumn = (typeof sortColumns)[number];

/** The default link is `trucks-list/null/null/null/1/100/1/null/true`; null sorts as the server does. */
export const trucksView = defineListView({
  page: 'trucks-list',
  path: {
    filter: textField,
    dateFrom: dateField,
    dateTo: dateField,
    statusFrom: numberField(1, 0, 100),
    statusTo: numberField(100, 0, 100),
    page: pageField,
    orderBy: choiceField(sortColumns, null),
    order: directionField('ASC'),
  },
  rows: { key: 'trucks-per-page', choices: [5, 10, 25, 50, ALL_ROWS], initial: 50 },
});
export type TrucksView = ViewIn<typeof trucksView>;

/** Are any filters set that could hide trucks? Drafts are hidden by the default already. */
export const isFiltered = (view: TrucksView): boolean =>
  view.statusFrom > 0 || trucksView.isChanged(view, ['filter', 'dateFrom', 'dateTo', 'statusTo']);
