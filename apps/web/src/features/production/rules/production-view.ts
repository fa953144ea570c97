import { choiceField, pageField, textField } from '../../../kits/lists/list-fields';
import { defineListView, type ViewIn } from '../../../kits/lists/list-view';

export const historyCodes = ['done', 'returns', 'comments', 'problems'] as const;
export type HistoryCode = (typeof historyCodes)[number];

/** The path is the page's alone; what it shows of the matrix and of the history stands in search parameters. */
export const productionView = defineListView({
  page: 'production',
  path: {},
  search: {
    shown: choiceField(['matrix', 'table', 'history'], 'matrix'),
    filter: textField,
    sort: choiceField(['date', 'standing'], 'standing'),
    onlyProblems: choiceField(['true', 'false'], 'false'),
    code: choiceField(historyCodes, null),
    page: pageField,
  },
});
export type ProductionView = ViewIn<typeof productionView>;
