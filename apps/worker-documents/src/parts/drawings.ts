import type { PalletDetail, Truck } from '@mullion/contracts';
import { palletSide, palletTop, renderSvg, truckFloor, type PalletTexts } from '@mullion/drawings';
import { formatNumber } from '@mullion/i18n';
import { loadingOrder, palletFromWire, rowsOf, stackNumbersOf, truckFromWire } from '@mullion/packing-model';
import { fill, type Page } from './page';

const palletTexts = (pallet: PalletDetail, page: Page): PalletTexts => {
  const { drawing } = page.texts;
  const positions = new Map(pallet.products.map((product) => [product.id as number, product.position]));
  return {
    name: fill(drawing.pallet, { number: pallet.shown_number }),
    label: (product) => positions.get(product.id) ?? '',
    row: (number) => fill(page.texts.row, { number }),
    mass: (massKg) => `${formatNumber(massKg, page.language)} kg`,
    free: (mm) => fill(drawing.free, { mm }),
    limit: (mm) => fill(drawing.limit, { mm }),
    topView: drawing.top,
    sideView: (number) => fill(drawing.side, { number }),
    halfMetre: drawing.halfMetre,
  };
};

/** A pallet from above with the numbers of its stacks, to scale, for paper. */
export const palletDrawing = (pallet: PalletDetail, size: { width: number; height: number }, page: Page): string => {
  const load = palletFromWire(pallet, page.tallPalletRule);
  return renderSvg(
    palletTop(load, {
      theme: 'print',
      texts: palletTexts(pallet, page),
      widthPx: size.width,
      heightPx: size.height,
      // no row is the one shown from the side
      row: -1,
      stackNumbers: stackNumbersOf(rowsOf(load.products)),
    }),
  );
};

/** One row of a pallet from the front with the numbers of its stacks, to scale, for paper. Row is 0-based. */
export const rowDrawing = (
  pallet: PalletDetail,
  row: number,
  size: { width: number; height: number },
  page: Page,
): string => {
  const load = palletFromWire(pallet, page.tallPalletRule);
  return renderSvg(
    palletSide(load, {
      theme: 'print',
      texts: palletTexts(pallet, page),
      widthPx: size.width,
      heightPx: size.height,
      row,
      isBrief: true,
      stackNumbers: stackNumbersOf(rowsOf(load.products)),
    }),
  );
};

/** The floor of a truck with its groups and the steps of loading, to scale, for paper. */
export const truckDrawing = (truck: Truck, size: { width: number; height: number }, page: Page): string => {
  const { floor, placed } = truckFromWire(truck);
  const { drawing } = page.texts;
  const steps = new Map(loadingOrder(truck).map((step) => [step.pallet.id, step]));
  return renderSvg(
    truckFloor(floor, placed, {
      theme: 'print',
      detail: 'full',
      widthPx: size.width,
      heightPx: size.height,
      group: (pallet) => (steps.get(pallet.id)?.load.group ?? 0) + 1,
      texts: {
        name: fill(drawing.truck, { name: truck.description }),
        label: (pallet) => String(steps.get(pallet.id)?.step ?? ''),
        subLabel: (pallet) => steps.get(pallet.id)?.load.shown_number.slice(-4) ?? '',
        used: (mm) => fill(drawing.used, { mm }),
        metres: (lengthMm) => `${formatNumber(lengthMm / 1000, page.language, 2)} m`,
        cab: drawing.cab,
        doors: drawing.doors,
      },
    }),
  );
};
