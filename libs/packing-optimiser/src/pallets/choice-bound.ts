import { boundOfGroup } from './deck-bound';
import { typesOf } from './packing-types';
import type { PackSettings, PalletInstance } from './pallet-instance';
import { palletBound, type PalletBound } from './pallet-bounds';
import { ruleAgainst } from './sort-out';
import { componentsOf } from './components';

/** What no plan goes below, whatever packing types it chooses. */
export interface ChoiceBound extends PalletBound {
  /** By order: no plan has it on fewer pallets. */
  readonly palletsOfOrder: ReadonlyMap<string, number>;
  readonly deckMm2: number;
}

/**
 * A pallet at least as roomy as every packing type of a run: what needs so many of these needs no fewer of those. It
 * may be as short and narrow as any, since a small deck leaves more mass to what stands on it.
 */
export function widestSettings(instance: Pick<PalletInstance, 'settings' | 'otherTypes'>): PackSettings {
  const types = typesOf(instance);
  if (types.length === 1) return instance.settings;
  const most = (of: (settings: PackSettings) => number) => Math.max(...types.map(of));
  const least = (of: (settings: PackSettings) => number) => Math.min(...types.map(of));
  return {
    ...instance.settings,
    longestMm: most((s) => s.longestMm),
    widthMm: most((s) => s.widthMm),
    palletHeightMm: 0,
    maxHeightMm: most((s) => s.maxHeightMm - s.palletHeightMm),
    maxMassKg: most((s) => s.maxMassKg),
    spacingBetweenMm: least((s) => s.spacingBetweenMm),
    spacingEndsMm: least((s) => s.spacingEndsMm),
    spacingSidesMm: least((s) => s.spacingSidesMm),
    cutToContent: true,
    standardLengthsMm: [],
    narrowerWidthsMm: types.flatMap((s) => [s.widthMm, ...(s.narrowerWidthsMm ?? [])]),
  };
}

/** Bounds of one component, of what is not left out; open pallets stay, so there are never fewer than those. */
export function choiceBoundOf(component: PalletInstance, leftOut: ReadonlySet<number> = new Set()): ChoiceBound {
  const settings = widestSettings(component);
  const open = new Set(component.fixed.map((f) => f.palletKey)).size;
  const counted = component.products.filter(
    (product) => !leftOut.has(product.id) && ruleAgainst(product, settings) === null,
  );
  const orders = new Map<string, typeof counted>();
  for (const product of counted) {
    const known = orders.get(product.orderKey);
    if (known) known.push(product);
    else orders.set(product.orderKey, [product]);
  }
  const bound = palletBound(counted, settings);
  return {
    ...(bound.pallets >= open ? bound : { pallets: open, by: 'count' }),
    palletsOfOrder: new Map([...orders].map(([order, products]) => [order, palletBound(products, settings).pallets])),
    // open pallets have decks of sizes of their own
    deckMm2: open > 0 || counted.length === 0 ? 0 : boundOfGroup(counted, settings),
  };
}

/** Pallets that a plan of several packing types does not go below, however products choose among them. */
export function boundOfTypes(instance: PalletInstance, leftOut: ReadonlySet<number>): PalletBound {
  const bounds = componentsOf(instance).map((component) => choiceBoundOf(component, leftOut));
  const largest = bounds.reduce<PalletBound>((most, bound) => (bound.pallets > most.pallets ? bound : most), {
    pallets: 0,
    by: 'count',
  });
  return { pallets: bounds.reduce((sum, { pallets }) => sum + pallets, 0), by: largest.by };
}
