import { glassSortColumns, standSides } from '@mullion/contracts';
import { choiceField, directionWordField, pageField, textField } from '../../../kits/lists/list-fields';
import { defineListView, type ViewIn } from '../../../kits/lists/list-view';

export type GlassSortColumn = (typeof glassSortColumns)[number];

/**
 * `glass-units/:filter?`; order, page, one stand and the map stand in search parameters. At first by rising stand
 * number.
 */
export const glassView = defineListView({
  page: 'glass-units',
  path: { filter: textField },
  search: {
    shown: choiceField(['list', 'stands'], 'list'),
    stand: textField,
    side: choiceField(standSides, null),
    page: pageField,
    orderBy: choiceField(glassSortColumns, 'stand_number'),
    order: directionWordField('ASC'),
  },
  names: { orderBy: 'order_by' },
  shortens: true,
});
export type GlassView = ViewIn<typeof glassView>;
