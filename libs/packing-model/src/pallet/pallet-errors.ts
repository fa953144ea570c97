import type { PackProduct, PalletLoad, Violation } from '../types';
import { areTooClose, boxOf } from '../geometry/box';
import { supportOf } from '../geometry/support';
import { palletHeightMm } from './pallet-height';
import { palletMassKg } from './pallet-mass';
import { minimumSize } from './pallet-sizes';

/**
 * Every rule the pallet breaks now: mass, height, room, spacing, support, flips that are not allowed. Empty means the
 * pallet is right.
 */
export function palletErrors(load: PalletLoad): Violation[] {
  return [...limitErrors(load), ...roomErrors(load), ...spacingErrors(load), ...supportErrors(load)];
}

function limitErrors(load: PalletLoad): Violation[] {
  const errors: Violation[] = [];
  const massKg = palletMassKg(load);
  const heightMm = palletHeightMm(load);
  const { maxMassKg, maxHeightMm } = load.limits;
  if (massKg > maxMassKg) errors.push({ code: 'pallet.overweight', params: { mass: massKg, max: maxMassKg } });
  if (heightMm > maxHeightMm) errors.push({ code: 'pallet.too_high', params: { height: heightMm, max: maxHeightMm } });
  return errors;
}

function roomErrors(load: PalletLoad): Violation[] {
  const { spacingEndsMm: ends, spacingSidesMm: sides } = load.limits;
  const errors: Violation[] = [];
  const needed = minimumSize(load);
  if (needed.lengthMm > load.lengthMm || needed.widthMm > load.widthMm) {
    errors.push({ code: 'pallet.products_do_not_fit', params: { length: needed.lengthMm, width: needed.widthMm } });
  }
  for (const product of load.products) {
    const box = boxOf(product);
    const isInside =
      box.x0 >= ends &&
      box.x1 <= load.lengthMm - ends &&
      box.y0 >= sides &&
      box.y1 <= load.widthMm - sides &&
      box.z0 >= 0;
    if (!isInside) errors.push({ code: 'pallet.products_do_not_fit', params: { product: product.id } });
    if (product.isFlipped && !product.canBeFlipped)
      errors.push({ code: 'can_not_be_flipped', params: { product: product.id } });
  }
  return errors;
}

function spacingErrors(load: PalletLoad): Violation[] {
  const boxes = load.products.map(boxOf);
  const errors: Violation[] = [];
  load.products.forEach((product, i) => {
    for (let j = i + 1; j < boxes.length; j++) {
      const other = load.products[j];
      if (other && areTooClose(boxes[i]!, boxes[j]!, load.limits.spacingBetweenMm)) {
        errors.push({ code: 'pallet.overlap', params: { product: product.id, other: other.id } });
      }
    }
  });
  return errors;
}

function supportErrors(load: PalletLoad): Violation[] {
  return load.products
    .map((product) => ({ product, support: supportOf(product, load.products) }))
    .filter(({ support }) => !support.isSupported)
    .map(({ product, support }) => ({
      code: 'pallet.not_supported',
      params: { product: product.id, percent: support.areaPercent },
    }));
}

/** Warning of the settings maker: the heaviest product is over `pallet_weight` (kg); null when it is not. */
export function heaviestProductWarning(products: readonly PackProduct[], palletWeightKg: number): Violation | null {
  const heaviest = products.reduce<PackProduct | null>((most, p) => (most && most.massKg >= p.massKg ? most : p), null);
  if (!heaviest || heaviest.massKg <= palletWeightKg) return null;
  return {
    code: 'pallet.heaviest_product',
    params: { product: heaviest.id, mass: heaviest.massKg, max: palletWeightKg },
  };
}
