import { §one§SortColumns } from '@mullion/contracts';
import { choiceField, directionWordField, pageField, textField } from '../../../kits/lists/list-fields';
import { defineListView, type ViewIn } from '../../../kits/lists/list-view';

export type §One§SortColumn = (typeof §one§SortColumns)[number];
export const ROWS = 50;
const sortColumn: §One§SortColumn = '§first§';

/** The address says it all: `§many-§/{filter}?page=2&order_by=§first§&order=DESC`. */
export const §many§View = defineListView({
  page: '§many-§',
  path: { filter: textField },
  search: { page: pageField, orderBy: choiceField(§one§SortColumns, sortColumn), order: directionWordField('ASC') },
  names: { orderBy: 'order_by' },
});
export type §Many§View = ViewIn<typeof §many§View>;
