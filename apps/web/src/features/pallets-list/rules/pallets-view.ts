import { choiceField, directionField, numberField, pageField, textField } from '../../../kits/lists/list-fields';
import { defineListView, type ViewIn } from '../../../kits/lists/list-view';

const sortColumns = [
  'number',
  'customer',
  'order_number',
  'status',
  'length',
  'products_count',
  'comment',
  'truck',
] as const;
export type PalletSortColumn = (typeof sortColumns)[number];
const sortColumn: PalletSortColumn = 'number';

/** The default link is `pallets/null/0/100/1/number/true`; rows a page are kept locally. */
export const palletsView = defineListView({
  page: 'pallets',
  path: {
    filter: textField,
    statusFrom: numberField(0, 0, 100),
    statusTo: numberField(100, 0, 100),
    page: pageField,
    orderBy: choiceField(sortColumns, sortColumn),
    order: directionField('ASC'),
  },
  rows: { key: 'mullion.pallets.rows', choices: [20, 30, 50, 100], initial: 30 },
});
export type PalletsView = ViewIn<typeof palletsView>;
export const palletFilters = ['filter', 'statusFrom', 'statusTo'] as const;

/** People who cannot change a pallet's status see no further than closed pallets. */
export const NARROW_STATUS_TO = 2;
export const boundedStatusTo = (view: Pick<PalletsView, 'statusTo'>, mayChangeStatus: boolean): number =>
  mayChangeStatus ? view.statusTo : Math.min(view.statusTo, NARROW_STATUS_TO);

/** Order numbers of chosen pallets, each once, for the planning page. */
export const ordersOf = (pallets: readonly { readonly order_number: string }[]): readonly string[] => [
  ...new Set(
    pallets.flatMap((pallet) =>
      pallet.order_number
        .split(',')
        .map((number) => number.trim())
        .filter(Boolean),
    ),
  ),
];
