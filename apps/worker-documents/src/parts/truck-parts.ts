import type { Truck } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import type { Content } from 'pdfmake/interfaces';
import { truckDrawing } from './drawings';
import { figure } from './figure';
import { fill, type Page } from './page';
import { facts } from './tables';

const metres = (mm: number, { language }: Page): string => formatNumber(mm / 1000, language, 2);

/** What a loader and a driver know a truck by. */
export const truckFacts = (truck: Truck, page: Page): Content => {
  const { texts, language } = page;
  const { vehicle } = truck;
  return {
    stack: [
      facts([
        [texts.deliveryDate, truck.delivery_date ?? ''],
        [
          texts.vehicle,
          vehicle ? [vehicle.make, vehicle.number_plate, vehicle.trailer_number_plate].filter(Boolean).join(' · ') : '',
        ],
        [texts.driver, vehicle?.driver ?? ''],
        [texts.pallets, String(truck.pallets_count)],
        [texts.products, String(truck.products_count)],
        [texts.mass, `${formatNumber(truck.weight, language)} / ${formatNumber(truck.max_pallet_weight, language)}`],
        [texts.usedLength, `${metres(truck.used_length, page)} / ${metres(truck.length, page)} m`],
      ]),
    ],
    margin: [0, 0, 0, 6],
  };
};

/** The floor with its stops and steps, and how its numbers are read. */
export const truckFigure = (truck: Truck, heightPt: number, page: Page): Content => {
  const { texts } = page;
  const size = { width: page.widthPt - 2 * page.marginPt, height: heightPt };
  return {
    stack: [
      figure(truckDrawing(truck, size, page), fill(texts.drawing.truck, { name: truck.description })),
      { text: `${texts.stepOnFloor} ${texts.fromDoors}`, style: 'label', margin: [0, 2, 0, 6] },
    ],
  };
};
