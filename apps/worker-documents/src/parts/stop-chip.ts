import { stopChipSvg } from '@mullion/drawings';
import type { TruckLoad } from '@mullion/contracts';
import type { TableCell } from 'pdfmake/interfaces';
import { figure } from './figure';
import { fill, type Page } from './page';

const SIDE = 14;

/** A stop by its number on its colour, as on the floor, and its place. */
export const stopCell = ({ group, group_label }: Pick<TruckLoad, 'group' | 'group_label'>, page: Page): TableCell => ({
  stack: [
    {
      columns: [
        {
          width: SIDE,
          stack: [
            figure(stopChipSvg(group + 1, SIDE), fill(page.texts.stopNumber, { number: group + 1 }), { width: SIDE }),
          ],
        },
        { width: '*', text: group_label, style: 'cell' },
      ],
      columnGap: 5,
    },
  ],
});
