import { problemSortColumns } from '@mullion/contracts';
import {
  choiceField,
  dateField,
  directionWordField,
  numberField,
  pageField,
  textField,
} from '../../../kits/lists/list-fields';
import { defineListView, type ViewIn } from '../../../kits/lists/list-view';

export type ProblemSortColumn = (typeof problemSortColumns)[number];
export const ROWS = 50;
const LAST_STATUS = 3;

/**
 * The path is the page's alone; filters, order and page are search parameters. At first statuses 0 to 3, the newest
 * above.
 */
export const problemsView = defineListView({
  page: 'problems',
  path: {},
  search: {
    filter: textField,
    createdFrom: dateField,
    createdTo: dateField,
    solvedFrom: dateField,
    solvedTo: dateField,
    statusFrom: numberField(0, 0, 100),
    statusTo: numberField(LAST_STATUS, 0, 100),
    page: pageField,
    orderBy: choiceField(problemSortColumns, 'created_at'),
    order: directionWordField('DESC'),
  },
  names: {
    createdFrom: 'created_from',
    createdTo: 'created_to',
    solvedFrom: 'solved_from',
    solvedTo: 'solved_to',
    statusFrom: 'status_from',
    statusTo: 'status_to',
    orderBy: 'order_by',
  },
});
export type ProblemsView = ViewIn<typeof problemsView>;

const filters = ['filter', 'createdFrom', 'createdTo', 'solvedFrom', 'solvedTo', 'statusFrom', 'statusTo'] as const;
export const isFiltered = (view: ProblemsView): boolean => problemsView.isChanged(view, filters);
export const withoutFilters = (view: ProblemsView): Partial<ProblemsView> => problemsView.cleared(view, filters);
