import type { PalletDetail, Truck } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { loadingOrder, palletTitle, type TruckStep } from '@mullion/packing-model';
import type { Content } from 'pdfmake/interfaces';
import { fill, type Page } from '../parts/page';
import { placeOf } from '../parts/place';
import { sheetHead } from '../parts/sheet-head';
import { signatures } from '../parts/signatures';
import { stopCell } from '../parts/stop-chip';
import { listTable, type Column } from '../parts/tables';
import { truckFacts, truckFigure } from '../parts/truck-parts';
import type { DocumentHeader } from '../render-input';

const DRAWING_HEIGHT_PT = 170;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

interface Line {
  readonly pallet: PalletDetail;
  /** Null on no truck. */
  readonly step: TruckStep | null;
}

/** Pallets in the order they are loaded; those of a truck that are not chosen leave a gap in the numbers. */
const linesOf = (pallets: readonly PalletDetail[], truck: Truck | null): readonly Line[] => {
  if (!truck) return pallets.map((pallet) => ({ pallet, step: null }));
  const byId = new Map<number, PalletDetail>(pallets.map((pallet) => [pallet.id, pallet]));
  return loadingOrder(truck).flatMap((step) => {
    const pallet = byId.get(step.load.pallet_id);
    return pallet ? [{ pallet, step }] : [];
  });
};

const columnsOf = (truck: Truck | null, page: Page): Column<Line>[] => {
  const { texts, language } = page;
  return [
    {
      head: texts.step,
      width: 34,
      isNumber: true,
      isStrong: true,
      value: ({ step }, index) => String(step?.step ?? index + 1),
    },
    { head: texts.pallet, width: 52, isStrong: true, value: ({ pallet }) => pallet.shown_number },
    ...(truck
      ? [
          {
            head: texts.place,
            width: 72,
            isStrong: true,
            value: ({ step }: Line) => (step ? placeOf(step, page) : ''),
          },
          { head: texts.stop, width: 162, value: ({ step }: Line) => (step ? stopCell(step.load, page) : '') },
        ]
      : []),
    {
      head: texts.customer,
      width: '*',
      value: ({ pallet }) => [palletTitle(pallet), truck ? '' : pallet.address].filter(Boolean).join('\n'),
    },
    { head: texts.orders, width: 84, value: ({ pallet }) => pallet.order_number },
    {
      head: texts.measures,
      width: 90,
      isNumber: true,
      value: ({ pallet }) => `${pallet.length} × ${pallet.width} × ${pallet.height}`,
    },
    { head: texts.mass, width: 42, isNumber: true, value: ({ pallet }) => formatNumber(pallet.weight, language) },
    { head: texts.products, width: 38, isNumber: true, value: ({ pallet }) => String(pallet.products_count) },
    { head: texts.loaded, width: 38 },
  ];
};

const totalsOf = (lines: readonly Line[], { texts, language }: Page): Content => ({
  text: fill(texts.totals, {
    pallets: lines.length,
    mass: formatNumber(sum(lines.map(({ pallet }) => pallet.weight)), language),
    products: sum(lines.map(({ pallet }) => pallet.products_count)),
  }),
  alignment: 'right',
  bold: true,
  margin: [0, 8, 0, 0],
});

const sheetOf = (
  pallets: readonly PalletDetail[],
  truck: Truck | null,
  header: DocumentHeader | undefined,
  page: Page,
): Content => {
  const { texts } = page;
  const lines = linesOf(pallets, truck);
  if (truck === null) {
    const name = pallets.map((pallet) => pallet.shown_number).slice(0, 6);
    return [
      sheetHead({ title: texts.loading, name: name.join(', ') }, header, page),
      listTable(columnsOf(truck, page), lines),
      totalsOf(lines, page),
    ];
  }
  return [
    sheetHead({ title: texts.loading, name: truck.description, code: truck.number, truckId: truck.id }, header, page),
    truckFacts(truck, page),
    truckFigure(truck, DRAWING_HEIGHT_PT, page),
    listTable(columnsOf(truck, page), lines),
    totalsOf(lines, page),
    signatures([texts.loadedBy, texts.driver], page),
  ];
};

export interface LoadingSheet {
  /** The truck's; empty where pallets stand on none. */
  readonly name: string;
  readonly content: Content;
}

/**
 * What a loader loads from and ticks off: a sheet a truck with its floor and the steps of loading, each with its place;
 * pallets on no truck at the end.
 */
export const loadingList = (
  pallets: readonly PalletDetail[],
  trucks: readonly Truck[],
  header: DocumentHeader | undefined,
  page: Page,
): LoadingSheet[] => {
  const onTrucks = trucks.map((truck) => {
    const steps = new Set<number>(loadingOrder(truck).map((step) => step.pallet.id));
    return { truck, own: pallets.filter((pallet) => pallet.truck_id === truck.id && steps.has(pallet.id)) };
  });
  const placed = new Set(onTrucks.flatMap(({ own }) => own.map((pallet) => pallet.id)));
  const others = pallets.filter((pallet) => !placed.has(pallet.id));
  return [
    ...onTrucks
      .filter(({ own }) => own.length > 0)
      .map(({ truck, own }) => ({ name: truck.description, content: sheetOf(own, truck, header, page) })),
    ...(others.length > 0 ? [{ name: '', content: sheetOf(others, null, header, page) }] : []),
  ];
};
