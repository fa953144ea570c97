import type { Truck } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { loadingOrder } from '@mullion/packing-model';
import type { Content } from 'pdfmake/interfaces';
import type { Page } from '../parts/page';
import { placeOf } from '../parts/place';
import { sheetHead } from '../parts/sheet-head';
import { stopCell } from '../parts/stop-chip';
import { listTable } from '../parts/tables';
import { truckFacts, truckFigure } from '../parts/truck-parts';
import type { DocumentHeader } from '../render-input';

const DRAWING_HEIGHT_PT = 210;

/** A truck: its floor to scale, then the pallets in the order they are loaded, from the cab to the doors. */
export const truckPage = (truck: Truck, header: DocumentHeader | undefined, page: Page): Content => {
  const { texts, language } = page;
  return [
    sheetHead({ title: texts.truck, name: truck.description, code: truck.number, truckId: truck.id }, header, page),
    truckFacts(truck, page),
    truckFigure(truck, DRAWING_HEIGHT_PT, page),
    listTable(
      [
        { head: texts.step, width: 38, isNumber: true, isStrong: true, value: ({ step }) => String(step) },
        { head: texts.pallet, width: 52, isStrong: true, value: ({ load }) => load.shown_number },
        { head: texts.place, width: 76, value: (step) => placeOf(step, page) },
        { head: texts.stop, width: 156, value: ({ load }) => stopCell(load, page) },
        { head: texts.customer, width: '*', value: ({ load }) => load.customers },
        { head: texts.orders, width: 90, value: ({ load }) => load.orders },
        { head: texts.size, width: 66, isNumber: true, value: ({ load }) => `${load.length} × ${load.width}` },
        { head: texts.mass, width: 50, isNumber: true, value: ({ load }) => formatNumber(load.weight, language) },
        { head: texts.products, width: 50, isNumber: true, value: ({ load }) => String(load.products_count) },
      ],
      loadingOrder(truck),
    ),
  ];
};
