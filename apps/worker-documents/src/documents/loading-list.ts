import type { PalletWhole } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import type { Content } from 'pdfmake/interfaces';
import { fill, type Page } from '../parts/page';
import { listTable } from '../parts/tables';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** What a loader ticks off: a line a pallet, totals below. */
export const loadingList = (pallets: readonly PalletWhole[], page: Page): Content => {
  const { texts, language } = page;
  const trucks = [...new Set(pallets.map((pallet) => pallet.description).filter(Boolean))].join(', ');
  return [
    { text: texts.loading, style: 'title' },
    {
      text:
        trucks ||
        pallets
          .map((pallet) => pallet.shown_number)
          .slice(0, 6)
          .join(', '),
      style: 'number',
      fontSize: 18,
      margin: [0, 0, 0, 10],
    },
    listTable(
      [
        { head: texts.sequence, width: 24, isNumber: true, value: (_pallet, index) => String(index + 1) },
        { head: texts.pallet, width: 48, isStrong: true, value: (pallet) => pallet.shown_number },
        { head: texts.orders, width: 64, value: (pallet) => pallet.order_number },
        { head: texts.customer, width: '*', value: (pallet) => [pallet.customer_name, pallet.address].filter(Boolean).join('\n') },
        { head: texts.size, width: 60, isNumber: true, value: (pallet) => `${pallet.length} × ${pallet.width}` },
        { head: texts.height, width: 34, isNumber: true, value: (pallet) => String(pallet.height) },
        { head: texts.mass, width: 38, isNumber: true, value: (pallet) => formatNumber(pallet.weight, language) },
        { head: texts.products, width: 42, isNumber: true, value: (pallet) => String(pallet.products_count) },
        { head: texts.loaded, width: 44 },
      ],
      pallets,
    ),
    {
      text: fill(texts.totals, {
        pallets: pallets.length,
        mass: formatNumber(sum(pallets.map((pallet) => pallet.weight)), language),
        products: sum(pallets.map((pallet) => pallet.products_count)),
      }),
      alignment: 'right',
      bold: true,
      margin: [0, 8, 0, 0],
    },
  ];
};
