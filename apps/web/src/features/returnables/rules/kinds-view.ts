import { returnableKindSortColumns } from '@mullion/contracts';
import { choiceField, directionWordField, pageField, textField } from '../../../kits/lists/list-fields';
import { defineListView } from '../../../kits/lists/list-view';

export type KindSortColumn = (typeof returnableKindSortColumns)[number];
export const ROWS = 50;
const sortColumn: KindSortColumn = 'name';

/** The address says it all: `returnable-kinds/{filter}?page=2&order_by=name&order=DESC`. */
export const kindsView = defineListView({
  page: 'returnable-kinds',
  path: { filter: textField },
  search: {
    page: pageField,
    orderBy: choiceField(returnableKindSortColumns, sortColumn),
    order: directionWordField('ASC'),
  },
  names: { orderBy: 'order_by' },
});
