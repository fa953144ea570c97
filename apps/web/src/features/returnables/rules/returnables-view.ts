import { returnableForms, returnableSortColumns, type ReturnableForm } from '@mullion/contracts';
import { choiceField, directionWordField, numberField, pageField, textField } from '../../../kits/lists/list-fields';
import { defineListView } from '../../../kits/lists/list-view';

export type ReturnableSortColumn = (typeof returnableSortColumns)[number];
export const ROWS = 50;
const sortColumn: ReturnableSortColumn = 'oldest_on';
const MAX_ID = 999_999_999;

/** The address says it all, the holder that is looked at too: `returnables/{filter}?form=pallet&late=late&holder=7`. */
export const returnablesView = defineListView({
  page: 'returnables',
  path: { filter: textField },
  search: {
    page: pageField,
    orderBy: choiceField(returnableSortColumns, sortColumn),
    order: directionWordField('ASC'),
    form: choiceField<ReturnableForm, null>(returnableForms, null),
    late: choiceField<'late', null>(['late'], null),
    holder: numberField<null>(null, 1, MAX_ID),
  },
  names: { orderBy: 'order_by' },
});
