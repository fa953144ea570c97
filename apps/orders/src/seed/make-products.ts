import type { NewProduct } from '../core/products/product';
import type { Random } from './random';

export type ProductKind = 'window' | 'small' | 'balcony' | 'door' | 'slide' | 'addition';
export type DrawnProduct = NewProduct & { readonly kind: ProductKind };

type Material = 'pvc' | 'wood' | 'alu';
interface Size {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

const materialNames: Readonly<Record<Material, string>> = { pvc: 'PVC', wood: 'Medinis', alu: 'Aliuminis' };
const kindNames: Readonly<Record<ProductKind, string>> = {
  window: 'langas',
  small: 'mažas langas',
  balcony: 'balkono blokas',
  door: 'durų blokas',
  slide: 'stumdomų durų blokas',
  addition: 'priedas',
};
const marks: Readonly<Record<ProductKind, string>> = {
  window: 'L',
  small: 'L',
  balcony: 'B',
  door: 'D',
  slide: 'S',
  addition: 'P',
};
const categories: Readonly<Record<ProductKind, NewProduct['category']>> = {
  window: 1,
  small: 1,
  balcony: 1,
  door: 2,
  slide: 1,
  addition: 0,
};

const tens = (value: number): number => Math.round(value / 10) * 10;
const between = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** Sizes by kind in mm, as the reference set of packing instances distributes them. */
const sizeOf = (kind: ProductKind, depth: number, random: Random): Size => {
  const about = (mean: number, spread: number, low: number, high: number): number =>
    between(tens(mean + spread * random.normal()), low, high);
  switch (kind) {
    case 'window':
      return { width: about(1150, 380, 500, 2400), height: about(1350, 220, 500, 2100), depth };
    case 'small':
      return { width: about(650, 150, 380, 1000), height: about(700, 180, 380, 1100), depth };
    case 'balcony':
      return { width: about(900, 160, 650, 1900), height: about(2150, 110, 1900, 2350), depth };
    case 'door':
      return {
        width: about(1010, 110, 850, 1900),
        height: about(2120, 70, 1980, 2400),
        depth: depth + (random.next() < 0.5 ? 12 : 0),
      };
    case 'slide':
      return {
        width: about(2300, 350, 1600, 2900),
        height: about(2150, 120, 1900, 2350),
        depth: random.pick([
          [50, 155],
          [30, 170],
          [20, 194],
        ]),
      };
    case 'addition':
      return {
        width: about(1300, 500, 300, 2400),
        height: random.pick([
          [40, 60],
          [30, 100],
          [30, 150],
        ]),
        depth: random.pick([
          [40, 30],
          [30, 60],
          [30, depth],
        ]),
      };
  }
};

/** Mass in kg: glass by area, profiles by perimeter; kg per metre of frame and sash profile differ by material. */
const massOf = (
  kind: ProductKind,
  material: Material,
  { width, height, depth }: Size,
  glassKgPerM2: number,
): number => {
  const areaM2 = (width * height) / 1e6;
  const perimeterM = (2 * (width + height)) / 1000;
  const profileKgPerM = { pvc: 3.4, wood: 3.9, alu: 4.3 }[material];
  if (kind === 'addition') return Math.max(1, Math.round(areaM2 * depth * 0.55 * 10) / 10);
  if (kind === 'door') return Math.round(areaM2 * 38 + perimeterM * 2.2);
  if (kind === 'slide') return Math.round(areaM2 * (glassKgPerM2 + 22) + perimeterM * 4);
  return Math.round(areaM2 * 0.75 * glassKgPerM2 + perimeterM * profileKgPerM);
};

const depths: Readonly<Record<Material, readonly (readonly [number, number])[]>> = {
  pvc: [
    [35, 70],
    [20, 76],
    [45, 82],
  ],
  wood: [
    [35, 68],
    [30, 78],
    [35, 92],
  ],
  alu: [
    [40, 75],
    [35, 77],
    [25, 90],
  ],
};

/** Products of one order: one material and glazing, types that repeat up to six times. */
export const makeProducts = (count: number, random: Random): DrawnProduct[] => {
  const material = random.pick<Material>([
    [55, 'pvc'],
    [30, 'wood'],
    [15, 'alu'],
  ]);
  const depth = random.pick(depths[material]);
  const glassKgPerM2 = random.pick([
    [35, 20],
    [65, 30],
  ]);
  const products: DrawnProduct[] = [];
  const used = new Map<string, number>();
  while (products.length < count) {
    const kind = random.pick<ProductKind>([
      [62, 'window'],
      [9, 'small'],
      [12, 'balcony'],
      [7, 'door'],
      [4, 'slide'],
      [6, 'addition'],
    ]);
    const size = sizeOf(kind, depth, random);
    const alike = kind === 'window' ? 1 + Math.floor(random.next() ** 2.2 * 6) : 1 + Math.floor(random.next() ** 3 * 4);
    const number = (used.get(marks[kind]) ?? 0) + 1;
    used.set(marks[kind], number);
    const product: DrawnProduct = {
      kind,
      position: `${marks[kind]}${number}`,
      type: `${materialNames[material]} ${kindNames[kind]} ${size.depth}`,
      category: categories[kind],
      width_mm: size.width,
      height_mm: size.height,
      depth_mm: size.depth,
      weight_kg: massOf(kind, material, size, glassKgPerM2),
      area_m2: Number(((size.width * size.height) / 1e6).toFixed(3)),
      can_be_flipped: categories[kind] === 1 && kind !== 'balcony' && kind !== 'slide',
    };
    for (let made = 0; made < Math.min(alike, count); made += 1) if (products.length < count) products.push(product);
  }
  return products;
};
