import type { Truck } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { loadingOrder } from '@mullion/packing-model';
import type { Content } from 'pdfmake/interfaces';
import { truckDrawing } from '../parts/drawings';
import type { Page } from '../parts/page';
import { placeOf } from '../parts/place';
import { facts, listTable } from '../parts/tables';

/** A truck: its floor to scale, then the pallets in the order they are loaded, from the cab to the doors. */
export const truckPage = (truck: Truck, page: Page): Content => {
  const { texts, language } = page;
  const steps = loadingOrder(truck);
  const vehicle = truck.vehicle;
  return [
    { text: texts.truck, style: 'title' },
    { text: truck.description, style: 'number' },
    {
      ...(facts([
        [texts.deliveryDate, truck.delivery_date ?? ''],
        [texts.vehicle, vehicle ? [vehicle.make, vehicle.number_plate, vehicle.trailer_number_plate].filter(Boolean).join(' · ') : ''],
        [texts.driver, vehicle?.driver ?? ''],
        [texts.usedLength, `${formatNumber(truck.used_length / 1000, language, 2)} / ${formatNumber(truck.length / 1000, language, 2)} m`],
        [texts.mass, `${formatNumber(truck.weight, language)} / ${formatNumber(truck.max_pallet_weight, language)}`],
        [texts.customer, truck.customers],
      ]) as object),
      margin: [0, 4, 0, 8],
    } as Content,
    { svg: truckDrawing(truck, { width: page.widthPt - 2 * page.marginPt, height: 220 }, page), margin: [0, 0, 0, 8] },
    listTable(
      [
        { head: texts.step, width: 34, isNumber: true, isStrong: true, value: ({ step }) => String(step) },
        { head: texts.pallet, width: 56, isStrong: true, value: ({ load }) => load.shown_number },
        { head: texts.place, width: 84, value: (step) => placeOf(step, page) },
        { head: texts.stop, width: 130, value: ({ load }) => `${load.group + 1} · ${load.group_label}` },
        { head: texts.customer, width: '*', value: ({ load }) => load.customers },
        { head: texts.orders, width: 110, value: ({ load }) => load.orders },
        { head: texts.size, width: 66, isNumber: true, value: ({ load }) => `${load.length} × ${load.width}` },
        { head: texts.mass, width: 46, isNumber: true, value: ({ load }) => formatNumber(load.weight, language) },
        { head: texts.loaded, width: 46 },
      ],
      steps,
    ),
    { text: `${texts.stepOnFloor} ${texts.fromDoors}`, style: 'label', margin: [0, 6, 0, 0] },
  ];
};
