import { choiceField, numberField, pageField, textField } from '../../../kits/lists/list-fields';
import { defineListView, type ViewIn } from '../../../kits/lists/list-view';

/** The work center and its code in the path; filter, finished ones and page behind it. */
export const centerView = defineListView({
  page: 'work-center',
  path: { id: numberField(null, 1, 2_147_483_647), code: textField },
  search: { filter: textField, finished: choiceField(['true', 'false'], 'false'), page: pageField },
  shortens: true,
});
export type CenterView = ViewIn<typeof centerView>;
