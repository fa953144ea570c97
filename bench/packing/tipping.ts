import {
  checkPalletPlan,
  planPallets,
  timeLimits,
  type PalletInstance,
  type PalletPlan,
} from '@mullion/packing-optimiser';
import { CLASSES, loadInstance, type ClassName, type Listed } from './instances';

/** What a packing type asks for until it says otherwise. */
const LIMITS = { acrossPercent: 15, alongPercent: 10 };
const COLUMNS = ['pallets', 'deckM2', 'tipping'] as const;
type Figures = Record<(typeof COLUMNS)[number], number>;

const none = (): Figures => ({ pallets: 0, deckM2: 0, tipping: 0 });
const added = (a: Figures, b: Figures): Figures =>
  Object.fromEntries(COLUMNS.map((name) => [name, a[name] + b[name]])) as Figures;

/** Pallets, deck and the pallets of it whose centre of mass is too far from the middle. */
function figuresOf(instance: PalletInstance, plan: PalletPlan): Figures {
  const widthMm = instance.settings.widthMm;
  const tipping = checkPalletPlan(
    { ...instance, settings: { ...instance.settings, offsetLimits: LIMITS } },
    plan,
  ).filter(({ code }) => code.startsWith('plan.tips'));
  return {
    pallets: plan.pallets.length,
    deckM2: plan.pallets.reduce((sum, pallet) => sum + pallet.lengthMm * (pallet.widthMm ?? widthMm), 0) / 1e6,
    tipping: new Set(tipping.map(({ params }) => params['pallet'])).size,
  };
}

/**
 * What the rule that no pallet tips costs: the same work without and with it, a line a class. 1 when the judge refuses
 * a plan.
 */
export function measureTipping(listed: readonly Listed[], iterations: number | undefined, seed: number): number {
  let refused = 0;
  const sums = new Map<ClassName, { without: Figures; with: Figures }>();
  for (const { file, className } of listed) {
    const { instance } = loadInstance(file);
    if (instance.kind !== 'pallets') continue;
    const run = (given: PalletInstance): Figures => {
      const plan = planPallets(given, { ...timeLimits(CLASSES[className].seconds, iterations), seed });
      refused += checkPalletPlan(given, plan).length > 0 ? 1 : 0;
      return figuresOf(given, plan);
    };
    const { pallets } = instance;
    const sum = sums.get(className) ?? { without: none(), with: none() };
    sums.set(className, {
      without: added(sum.without, run(pallets)),
      with: added(sum.with, run({ ...pallets, settings: { ...pallets.settings, offsetLimits: LIMITS } })),
    });
  }
  const line = ({ pallets, deckM2, tipping }: Figures) =>
    `${pallets} pallets, deck ${deckM2.toFixed(1)} m², ${tipping} tip`;
  for (const [name, sum] of sums) {
    const cost = `${(sum.with.pallets / sum.without.pallets).toFixed(4)} of the pallets, ${(sum.with.deckM2 / sum.without.deckM2).toFixed(4)} of the deck`;
    console.log(`${name.padEnd(6)} without the rule: ${line(sum.without)}; with it: ${line(sum.with)}; ${cost}`);
  }
  console.log(`refused ${refused}`);
  return refused > 0 ? 1 : 0;
}
