import type { PalletWhole, Truck } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { loadingOrder, type TruckStep } from '@mullion/packing-model';
import type { Content } from 'pdfmake/interfaces';
import { truckDrawing } from '../parts/drawings';
import { fill, type Page } from '../parts/page';
import { placeOf } from '../parts/place';
import { facts, listTable, type Column } from '../parts/tables';

const DRAWING_HEIGHT_PT = 190;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

interface Line {
  readonly pallet: PalletWhole;
  /** Null on no truck. */
  readonly step: TruckStep | null;
}

/** Pallets in the order they are loaded; those of a truck that are not chosen leave a gap in the numbers. */
const linesOf = (pallets: readonly PalletWhole[], truck: Truck | null): readonly Line[] => {
  if (!truck) return pallets.map((pallet) => ({ pallet, step: null }));
  const byId = new Map<number, PalletWhole>(pallets.map((pallet) => [pallet.id, pallet]));
  return loadingOrder(truck).flatMap((step) => {
    const pallet = byId.get(step.load.pallet_id);
    return pallet ? [{ pallet, step }] : [];
  });
};

const columnsOf = (truck: Truck | null, { texts, language }: Page): Column<Line>[] => [
  { head: texts.step, width: 34, isNumber: true, isStrong: true, value: ({ step }, index) => String(step?.step ?? index + 1) },
  { head: texts.pallet, width: 52, isStrong: true, value: ({ pallet }) => pallet.shown_number },
  ...(truck
    ? [
        { head: texts.place, width: 84, isStrong: true, value: ({ step }: Line) => (step ? placeOf(step, { texts, language }) : '') },
        { head: texts.stop, width: 96, value: ({ step }: Line) => (step ? `${step.load.group + 1} · ${step.load.group_label}` : '') },
      ]
    : []),
  { head: texts.orders, width: 66, value: ({ pallet }) => pallet.order_number },
  {
    head: texts.customer,
    width: '*',
    value: ({ pallet }) => [pallet.customer_name, truck ? '' : pallet.address].filter(Boolean).join('\n'),
  },
  { head: texts.size, width: 66, isNumber: true, value: ({ pallet }) => `${pallet.length} × ${pallet.width}` },
  { head: texts.height, width: 40, isNumber: true, value: ({ pallet }) => String(pallet.height) },
  { head: texts.mass, width: 50, isNumber: true, value: ({ pallet }) => formatNumber(pallet.weight, language) },
  { head: texts.products, width: 50, isNumber: true, value: ({ pallet }) => String(pallet.products_count) },
  { head: texts.loaded, width: 46 },
];

const sheetOf = (pallets: readonly PalletWhole[], truck: Truck | null, page: Page): Content => {
  const { texts, language } = page;
  const lines = linesOf(pallets, truck);
  const named = pallets.map((pallet) => pallet.shown_number).slice(0, 6);
  return [
    { text: texts.loading, style: 'title' },
    { text: truck?.description ?? named.join(', '), style: 'number', fontSize: 18, margin: [0, 0, 0, truck ? 4 : 10] },
    ...(truck
      ? [
          {
            ...(facts([
              [texts.deliveryDate, truck.delivery_date ?? ''],
              [
                texts.vehicle,
                truck.vehicle ? [truck.vehicle.number_plate, truck.vehicle.trailer_number_plate].filter(Boolean).join(' · ') : '',
              ],
              [texts.driver, truck.vehicle?.driver ?? ''],
              [
                texts.usedLength,
                `${formatNumber(truck.used_length / 1000, language, 2)} / ${formatNumber(truck.length / 1000, language, 2)} m`,
              ],
            ]) as object),
            margin: [0, 0, 0, 6],
          } as Content,
          { svg: truckDrawing(truck, { width: page.widthPt - 2 * page.marginPt, height: DRAWING_HEIGHT_PT }, page) },
          { text: `${texts.stepOnFloor} ${texts.fromDoors}`, style: 'label', margin: [0, 2, 0, 6] } as Content,
        ]
      : []),
    listTable(columnsOf(truck, page), lines),
    {
      text: fill(texts.totals, {
        pallets: lines.length,
        mass: formatNumber(sum(lines.map(({ pallet }) => pallet.weight)), language),
        products: sum(lines.map(({ pallet }) => pallet.products_count)),
      }),
      alignment: 'right',
      bold: true,
      margin: [0, 8, 0, 0],
    },
  ];
};

/** What a loader loads from and ticks off: a sheet a truck with its floor and the steps of loading, each with its place; pallets on no truck at the end. */
export const loadingList = (pallets: readonly PalletWhole[], trucks: readonly Truck[], page: Page): Content => {
  const onTrucks = trucks.map((truck) => {
    const steps = new Set<number>(loadingOrder(truck).map((step) => step.pallet.id));
    return { truck, own: pallets.filter((pallet) => pallet.truck_id === truck.id && steps.has(pallet.id)) };
  });
  const placed = new Set(onTrucks.flatMap(({ own }) => own.map((pallet) => pallet.id)));
  const others = pallets.filter((pallet) => !placed.has(pallet.id));
  const sheets = [
    ...onTrucks.filter(({ own }) => own.length > 0).map(({ truck, own }) => sheetOf(own, truck, page)),
    ...(others.length > 0 ? [sheetOf(others, null, page)] : []),
  ];
  return sheets.map((sheet, index) => ({ stack: [sheet], ...(index > 0 && { pageBreak: 'before' as const }) }));
};
