import type { PackingRun, PackingType, PalletDetail } from '@mullion/contracts';
import { checkPalletPlan, readInstance, type PalletPlan } from '@mullion/packing-optimiser';
import { verify } from './until';

/**
 * Instance and plan of what was built, in the formats of bench/README.md; judged by the independent checker before they
 * are written.
 */
export const planOf = (run: PackingRun, type: PackingType, pallets: readonly PalletDetail[]) => {
  const products = pallets.flatMap((pallet) => pallet.products);
  const instance = {
    name: `main-job-${run.id}`,
    kind: 'pallets',
    settings: {
      pallet_length: run.settings.longest_pallet ?? type.longest_pallet,
      pallet_width: type.pallet_width,
      pallet_height: type.pallet_height,
      max_height: type.max_height,
      max_weight: type.max_weight,
      spacing_between: type.spacing_between,
      spacing_ends: type.spacing_ends,
      spacing_sides: type.spacing_sides,
      allow_different_orders: type.allow_different_orders,
      mix_addresses: false,
      cut_to_content: true,
      narrower_widths: type.narrower_widths,
    },
    products: products.map((product) => ({
      id: product.id,
      order: product.order,
      address: product.address_key,
      category: product.category,
      width: product.width,
      height: product.height,
      depth: product.depth,
      weight: product.weight,
      can_be_flipped: product.can_be_flipped,
      ...(product.part_of === null ? {} : { part_of: product.part_of }),
    })),
  };
  const plan = {
    pallets: pallets.map((pallet) => ({
      length: pallet.length,
      ...(pallet.width === type.pallet_width ? {} : { width: pallet.width }),
      items: pallet.products.map(({ id, x, y, z, is_flipped }) => ({ id: id as number, x, y, z, is_flipped })),
    })),
    unplaced: run.unplaced.map(({ id, rule }) => ({ id: id as number, rule })),
    lower_bound: run.lower_bound ?? 0,
    lower_bound_by: run.lower_bound_by ?? '',
    first_plan_ms: run.plan?.first_plan_ms ?? 0,
    seconds: run.plan?.seconds ?? 0,
    iterations: run.plan?.iterations ?? 0,
    seed: run.plan?.seed ?? 0,
  };
  const read = readInstance(instance);
  if (read.kind !== 'pallets') throw new Error('the instance cannot be read back');
  const judged: PalletPlan = {
    pallets: pallets.map((pallet) => ({
      palletKey: null,
      lengthMm: pallet.length,
      widthMm: pallet.width,
      items: pallet.products.map((item) => ({
        id: item.id,
        xMm: item.x,
        yMm: item.y,
        zMm: item.z,
        isFlipped: item.is_flipped,
      })),
    })),
    unplaced: [],
    lowerBound: plan.lower_bound,
    lowerBoundBy: 'count',
    iterations: plan.iterations,
    seed: plan.seed,
  };
  const broken = checkPalletPlan(read.pallets, judged);
  verify(broken.length === 0, `no hard rule is broken: ${JSON.stringify(broken.slice(0, 5))}`);
  const deckM2 = pallets.reduce((sum, pallet) => sum + (pallet.length * pallet.width) / 1e6, 0);
  return { instance, plan, deckM2: Math.round(deckM2 * 100) / 100 };
};
