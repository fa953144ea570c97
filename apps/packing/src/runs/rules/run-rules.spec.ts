import type { PalletPlanDto } from '@mullion/contracts';
import { DEFAULT_OFFSET_LIMITS, type PackProduct, type PalletLoad } from '@mullion/packing-model';
import { readInstance } from '@mullion/packing-optimiser';
import { deckM2, isBetterPlan } from './better-plan';
import { planPalletNow } from './check-plan-pallet';
import { engineSettings } from './resolve-settings';

const plan = (lengths: number[], unplaced = 0): PalletPlanDto =>
  ({
    pallets: lengths.map((length) => ({ length, width: 1000, items: [] })),
    unplaced: Array.from({ length: unplaced }, (_, id) => ({ id, rule: 'too_high' })),
  }) as unknown as PalletPlanDto;

describe('which plan is better', () => {
  it('placed products, then pallets, then deck area decide', () => {
    expect(isBetterPlan(plan([1]), null)).toBe(true);
    expect(isBetterPlan(plan([1000, 1000]), plan([1000], 1))).toBe(true);
    expect(isBetterPlan(plan([2400]), plan([800, 800]))).toBe(true);
    expect(isBetterPlan(plan([1200]), plan([1201]))).toBe(true);
    expect(isBetterPlan(plan([1200]), plan([1200]))).toBe(false);
  });
  it('deck area is in square metres', () => expect(deckM2(plan([1200, 800]))).toBe(2));
});

describe('a planned pallet as it can be created now', () => {
  const product = (id: number): PackProduct => ({
    id,
    orderKey: '1',
    addressKey: 'a',
    category: 1,
    widthMm: 1000,
    heightMm: 1000,
    depthMm: 80,
    massKg: 40,
    canBeFlipped: false,
    partOf: null,
  });
  const empty: PalletLoad = {
    lengthMm: 1060,
    widthMm: 1000,
    limits: {
      palletHeightMm: 120,
      maxHeightMm: 2520,
      maxMassKg: 2000,
      spacingBetweenMm: 10,
      spacingEndsMm: 30,
      spacingSidesMm: 30,
      offset: DEFAULT_OFFSET_LIMITS,
    },
    products: [],
    structure: null,
    makesLegs: true,
    tallPalletRule: false,
  };
  const rule = { allowCustom: true, standardLengthsMm: [], longestMm: 2400 };
  const item = (id: number, y: number, z = 0) => ({ id, x: 30, y, z, is_flipped: false });
  const known = (...ids: number[]) => new Map(ids.map((id) => [id, product(id)]));

  it('is the plan when nothing has changed', () => {
    const now = planPalletNow(empty, [item(1, 30), item(2, 120)], known(1, 2), rule);
    expect(now).toMatchObject({ load: { lengthMm: 1060, products: [{ id: 1 }, { id: 2 }] }, out: [] });
  });
  it('leaves out what stood on a product that is gone, and keeps the rest', () => {
    const now = planPalletNow(empty, [item(1, 30), item(2, 30, 1000), item(3, 120)], known(2, 3), rule);
    expect(now.out).toEqual([{ id: 2, rule: 'changed' }]);
    expect(now.load?.products.map((p) => p.id)).toEqual([3]);
  });
  it('is not made at all when it breaks a rule, which is named', () => {
    expect(planPalletNow(empty, [item(1, 30), item(2, 100)], known(1, 2), rule)).toEqual({
      load: null,
      out: [1, 2].map((id) => ({ id, rule: 'pallet.overlap' })),
    });
  });
});

describe('settings of a run', () => {
  const spec = {
    pallet_height: 120,
    spacing_between: 10,
    spacing_ends: 30,
    spacing_sides: 30,
    max_weight: 2000,
    max_height: 2520,
    longest_length: 2400,
    full_width: 1000,
    max_offset_across: 15,
    max_offset_along: 10,
  };
  const company = { allow_custom_pallets: true, standard_lengths: [800, 1200], features: [] };
  const type = { allow_different_orders: true, narrower_widths: [600, 1000] };
  const asked = { use_open_pallets: false, budget_seconds: 2, apply: true } as const;

  it('custom pallets are cut to the millimetre, others to standard lengths', () => {
    expect(engineSettings(asked, spec, company, type).standard_lengths).toBeUndefined();
    expect(engineSettings(asked, spec, { ...company, allow_custom_pallets: false }, type).standard_lengths).toEqual([
      800, 1200,
    ]);
  });
  it('the tall pallet rule counts 140 mm beside the content, whatever the timber', () => {
    expect(engineSettings(asked, spec, { ...company, features: ['tall_pallet_rule'] }, type).pallet_height).toBe(140);
  });
  it('the company says how may be stacked; until it does, the values of the packing model hold', () => {
    const own = { max_load_ratio: null, centre_inside: 20, max_levels: 2, bare_under: null };
    expect(engineSettings(asked, spec, { ...company, stack_rules: own }, type).stack_rules).toEqual(own);
    expect(engineSettings(asked, spec, company, type).stack_rules).toEqual({
      max_load_ratio: 2,
      centre_inside: 50,
      max_levels: 4,
      bare_under: 60,
    });
  });
  it('BEY-30a the packing type says how far the centre of mass may lie from the middle, and which narrower decks may be', () => {
    const settings = engineSettings(asked, { ...spec, max_offset_across: 12 }, company, type);
    expect(settings).toMatchObject({
      offset_limits: { across_percent: 12, along_percent: 10 },
      narrower_widths: [600],
    });
  });
  it('PLN-04 windows and doors lie on their side only where that saves a pallet', () => {
    const instance = readInstance({ settings: engineSettings(asked, spec, company, type), products: [] });
    expect(instance).toMatchObject({ pallets: { settings: { prefersUpright: true } } });
  });
  it('BEY-24a a packing type of an earlier day without a length, width or height is a question that the engine answers', () => {
    const settings = engineSettings(asked, { ...spec, longest_length: 0, full_width: 0, max_height: 0 }, company, type);
    const instance = readInstance({ settings: { ...settings, standard_lengths: [] }, products: [] });
    expect(instance).toMatchObject({ pallets: { settings: { longestMm: 1, widthMm: 1, maxHeightMm: 1 } } });
  });
  it('what was asked goes before the packing type', () => {
    expect(
      engineSettings({ ...asked, allow_different_orders: false }, spec, company, type).allow_different_orders,
    ).toBe(false);
    expect(
      engineSettings(asked, spec, company, { ...type, allow_different_orders: false }).allow_different_orders,
    ).toBe(false);
  });
});
