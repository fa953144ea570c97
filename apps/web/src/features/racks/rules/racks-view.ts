import { rackSortColumns } from '@mullion/contracts';
import { choiceField, directionWordField, pageField, textField } from '../../../kits/lists/list-fields';
import { defineListView, type ViewIn } from '../../../kits/lists/list-view';

export type RackSortColumn = (typeof rackSortColumns)[number];
export const ROWS = 50;
const sortColumn: RackSortColumn = 'walking_order';

/** The address says it all: `racks/{filter}?page=2&order_by=code&order=DESC`. */
export const racksView = defineListView({
  page: 'racks',
  path: { filter: textField },
  search: { page: pageField, orderBy: choiceField(rackSortColumns, sortColumn), order: directionWordField('ASC') },
  names: { orderBy: 'order_by' },
});
export type RacksView = ViewIn<typeof racksView>;
