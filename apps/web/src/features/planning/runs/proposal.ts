import type { PackingRun, PalletDetail, PlacedProductDto } from '@mullion/contracts';
import {
  DEFAULT_OFFSET_LIMITS,
  generateStructure,
  palletFromWire,
  productFromWire,
  type PalletLoad,
} from '@mullion/packing-model';

/** A pallet as a plan would make it. */
export interface ProposedPallet {
  readonly key: string;
  /** The pallet of now that becomes it; null: a new one. */
  readonly before: PalletDetail | null;
  /** Its place among the new ones, 1-based; 0 for a pallet of now. */
  readonly number: number;
  readonly load: PalletLoad;
  /** Its packing type's name, where the run has several. */
  readonly typeName: string | null;
  readonly products: readonly PlacedProductDto[];
  /** Products that would come to stand here, or stand elsewhere on it. */
  readonly ghosts: ReadonlySet<number>;
  readonly added: number;
  readonly left: number;
}

export interface Proposal {
  /** By pallet of now. */
  readonly changed: ReadonlyMap<number, ProposedPallet>;
  readonly fresh: readonly ProposedPallet[];
  readonly freed: ReadonlySet<number>;
}

type Plan = NonNullable<PackingRun['plan']>;

/** Lengths and limits where neither the run nor a pallet of now says any (packing-model.md, Sizes). */
const FALLBACK = { pallet_height: 120, max_height: 2520, max_weight: 2000, spacing: 0 } as const;

/** Limits that a run gives its new pallets. */
type Limits = Pick<PackingRun, 'settings' | 'offset_limits'> & Partial<Pick<PackingRun, 'types'>>;

export interface PlannedPallet extends Pick<ProposedPallet, 'before' | 'load' | 'products'> {
  /** Where its products go. */
  readonly address: string;
}

/** Every pallet of a plan in its place of the list, whether it changes or not. */
export const plannedPallets = (
  plan: Plan,
  run: Limits,
  products: ReadonlyMap<number, PlacedProductDto>,
  pallets: readonly PalletDetail[],
  tallPalletRule: boolean,
): PlannedPallet[] => {
  const now = new Map<number, PalletDetail>(pallets.map((pallet) => [pallet.id, pallet]));
  return plan.pallets.map((planned) => {
    const before = now.get(planned.pallet_id ?? 0) ?? null;
    const placed = placedOn(planned, products);
    return {
      before,
      load: loadOf(planned, placed, before, run, tallPalletRule),
      products: placed,
      address: placed[0]?.address_key ?? '',
    };
  });
};

const placedOn = (
  planned: Plan['pallets'][number],
  products: ReadonlyMap<number, PlacedProductDto>,
): PlacedProductDto[] =>
  planned.items.flatMap((item) => {
    const product = products.get(item.id);
    return product
      ? [
          {
            ...product,
            x: item.x,
            y: item.y,
            z: item.z,
            is_flipped: item.is_flipped,
            pallet_id: planned.pallet_id ?? null,
          },
        ]
      : [];
  });

/** What a plan would make of the pallets on the page. Products that are not on the page are not drawn. */
export const proposalOf = (
  plan: Plan,
  run: Limits,
  products: ReadonlyMap<number, PlacedProductDto>,
  pallets: readonly PalletDetail[],
  tallPalletRule: boolean,
): Proposal => {
  const now = new Map<number, PalletDetail>(pallets.map((pallet) => [pallet.id, pallet]));
  const changed = new Map<number, ProposedPallet>();
  const fresh: ProposedPallet[] = [];
  for (const planned of plan.pallets) {
    const before = now.get(planned.pallet_id ?? 0) ?? null;
    const placed = placedOn(planned, products);
    if (placed.length === 0) continue;
    const ghosts = new Set(
      placed.filter((product) => !isWhereItWas(product, before, products)).map((product) => product.id as number),
    );
    if (before && ghosts.size === 0 && placed.length === before.products.length) continue;
    const ids = new Set<number>(placed.map((product) => product.id));
    const proposed: ProposedPallet = {
      key: before ? `pallet-${before.id}` : `fresh-${fresh.length + 1}`,
      before,
      number: before ? 0 : fresh.length + 1,
      load: loadOf(planned, placed, before, run, tallPalletRule),
      typeName: run.types?.[planned.type ?? 0]?.description ?? null,
      products: placed,
      ghosts,
      added: placed.filter((product) => !before?.products.some((other) => other.id === product.id)).length,
      left: before?.products.filter((product) => !ids.has(product.id)).length ?? 0,
    };
    if (before) changed.set(before.id, proposed);
    else fresh.push(proposed);
  }
  return { changed, fresh, freed: new Set(plan.difference?.freed ?? []) };
};

const isWhereItWas = (
  product: PlacedProductDto,
  before: PalletDetail | null,
  products: ReadonlyMap<number, PlacedProductDto>,
): boolean => {
  const was = products.get(product.id);
  if (!was || !before || was.pallet_id !== before.id) return false;
  return was.x === product.x && was.y === product.y && was.z === product.z && was.is_flipped === product.is_flipped;
};

const loadOf = (
  planned: Plan['pallets'][number],
  placed: readonly PlacedProductDto[],
  before: PalletDetail | null,
  run: Limits,
  tallPalletRule: boolean,
): PalletLoad => {
  const type = run.types?.[planned.type ?? 0];
  const settings = type ?? run.settings;
  const offset = type?.offset_limits ?? run.offset_limits;
  const limits = before
    ? palletFromWire(before, tallPalletRule).limits
    : {
        palletHeightMm: settings.pallet_height ?? FALLBACK.pallet_height,
        maxHeightMm: settings.max_height ?? FALLBACK.max_height,
        maxMassKg: settings.max_weight ?? FALLBACK.max_weight,
        spacingBetweenMm: settings.spacing_between ?? FALLBACK.spacing,
        spacingEndsMm: settings.spacing_ends ?? FALLBACK.spacing,
        spacingSidesMm: settings.spacing_sides ?? FALLBACK.spacing,
        offset: offset ? { acrossPercent: offset.across, alongPercent: offset.along } : DEFAULT_OFFSET_LIMITS,
      };
  const bare: PalletLoad = {
    lengthMm: planned.length,
    widthMm: planned.width,
    limits,
    products: placed.map(productFromWire),
    structure: null,
    makesLegs: before?.makes_legs ?? true,
    tallPalletRule,
  };
  return { ...bare, structure: generateStructure(bare) };
};
