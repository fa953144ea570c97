import type { Company, PalletPlanDto } from '@mullion/contracts';
import type { PalletLoad } from '@mullion/packing-model';
import { lengthRuleOf } from '../core/rules/resize';
import { mapInSlices } from '../core/pallets/map-in-slices';
import { toPackProduct } from '../core/pallets/pallet.mapper';
import type { PalletSpec } from '../core/pallets/new-pallet';
import type { PalletState, ProductRow } from '../core/pallets/pallet.row';
import { planPalletNow } from './rules/check-plan-pallet';
import { rejectionReason, type StartedOn } from './rules/rejection-reason';
import type { RunInstance } from './run.row';

export interface ReadyPallet {
  readonly load: PalletLoad;
  /** What it gets when it is a new one. */
  readonly spec: PalletSpec;
  /** The current pallet that becomes it; null: a new one. */
  readonly palletId: number | null;
  /** Something on it stays where it is: it cannot become a new pallet. */
  readonly isOpen: boolean;
}

/** A product that is left out, with the rule that keeps it out. */
export interface Rejected {
  readonly id: number;
  readonly rule: string;
}

interface Given {
  readonly company: Company;
  /** By packing type. */
  readonly specs: readonly PalletSpec[];
  readonly content: RunInstance;
  /** Planned products and the pallets they stand on, locked. */
  readonly rows: ReadonlyMap<number, ProductRow>;
  readonly states: ReadonlyMap<number, PalletState>;
}

/** The pallets of a plan that can be created now, and the products that cannot be placed as planned. */
export const readyPallets = async (
  plan: PalletPlanDto,
  given: Given,
): Promise<{ ready: ReadyPallet[]; rejected: Rejected[] }> => {
  const { content, rows, states } = given;
  const fixed = fixedOf(content);
  const startedOn = startedOnOf(content);
  const reasonOf = (id: number): string | null => {
    const palletId = rows.get(id)?.pallet_id ?? null;
    return rejectionReason(
      rows.get(id),
      startedOn.get(id),
      palletId === null ? null : (states.get(palletId)?.row ?? null),
    );
  };
  const judged = await mapInSlices(plan.pallets, (pallet) => readyPallet(pallet, reasonOf, fixed, given));
  return {
    ready: judged.flatMap(({ ready }) => ready ?? []),
    rejected: judged.flatMap(({ rejected }) => rejected).filter(({ id }) => !fixed.has(id)),
  };
};

/** Products that stay where they are on open pallets: product to pallet. */
export const fixedOf = ({ snapshot }: RunInstance): ReadonlyMap<number, number> =>
  new Map(snapshot.fixed.map((p) => [p.id, p.pallet_id]));

const startedOnOf = ({ instance, snapshot }: RunInstance): ReadonlyMap<number, StartedOn> => {
  const versions = new Map([...snapshot.products, ...snapshot.fixed].map((p) => [p.id, p.version]));
  return new Map(
    instance.products.map((product) => [product.id as number, { product, version: versions.get(product.id) }]),
  );
};

const readyPallet = (
  pallet: PalletPlanDto['pallets'][number],
  reasonOf: (id: number) => string | null,
  fixed: ReadonlyMap<number, number>,
  { company, specs, rows, states }: Given,
): { ready: ReadyPallet | null; rejected: Rejected[] } => {
  const spec = specs[pallet.type ?? 0] as PalletSpec;
  const openId = pallet.items.map((item) => fixed.get(item.id)).find((id) => id !== undefined) ?? null;
  if (openId !== null && pallet.items.every((item) => fixed.has(item.id))) return { ready: null, rejected: [] };
  const verdicts = pallet.items.map((item) => ({ id: item.id as number, reason: reasonOf(item.id) }));
  const bad = verdicts.flatMap(({ id, reason }) => (reason === null ? [] : [{ id, rule: reason }]));
  const good = verdicts.flatMap(({ id, reason }) => (reason === null ? id : []));
  // An open pallet whose own content has changed stays as it is and nothing is added.
  if (openId !== null && (!states.has(openId) || bad.some(({ id }) => fixed.has(id))))
    return { ready: null, rejected: [...bad, ...good.map((id) => ({ id, rule: 'changed' }))] };
  const products = new Map(good.map((id) => [id, toPackProduct(rows.get(id) as ProductRow)]));
  const now = planPalletNow(
    emptyLoad(company, spec, pallet),
    pallet.items,
    products,
    lengthRuleOf(company, spec.longest_length),
  );
  const ready = now.load && {
    load: now.load,
    spec,
    palletId: openId ?? pallet.pallet_id ?? null,
    isOpen: openId !== null,
  };
  return { ready, rejected: [...bad, ...now.out] };
};

const emptyLoad = (company: Company, spec: PalletSpec, size: { length: number; width: number }): PalletLoad => ({
  lengthMm: size.length,
  widthMm: size.width,
  limits: {
    palletHeightMm: spec.pallet_height,
    maxHeightMm: spec.max_height,
    maxMassKg: spec.max_weight,
    spacingBetweenMm: spec.spacing_between,
    spacingEndsMm: spec.spacing_ends,
    spacingSidesMm: spec.spacing_sides,
    offset: { acrossPercent: spec.max_offset_across, alongPercent: spec.max_offset_along },
  },
  products: [],
  // Without a structure the timber counts as length × width, as the optimiser and the judge count it.
  structure: null,
  makesLegs: true,
  tallPalletRule: company.features.includes('tall_pallet_rule'),
});
