import { boxOf, type PackProduct, type PlacedProduct } from '@mullion/packing-model';
import { checkPalletPlan } from '../check/check-plan';
import { anInstance, aWindow, never } from '../testing/instances';
import { companyStackRules } from '../pallets/stack-rules';
import { planPallets } from './plan-pallets';

const settings = {
  cutToContent: true,
  mixAddresses: false,
  offsetLimits: { acrossPercent: 15, alongPercent: 10 },
  stackRules: companyStackRules,
};
const planned = (products: readonly PackProduct[]) => {
  const instance = anInstance(products, settings);
  const plan = planPallets(instance, { seed: 1, iterations: 1500, stop: never });
  expect(checkPalletPlan(instance, plan)).toEqual([]);
  return plan.pallets.map((pallet) =>
    pallet.items.map((item): PlacedProduct => ({ ...products.find(({ id }) => id === item.id)!, ...item })),
  );
};

describe('pallets as a packer wants them', () => {
  it('PLN-04 the additions of an order stand together on the deck, beside the tallest row', () => {
    const frames = Array.from({ length: 5 }, (_, n) =>
      aWindow({ id: n + 1, widthMm: 1600, heightMm: n === 2 ? 2300 : 1500, depthMm: 92, canBeFlipped: false }),
    );
    const sills = Array.from({ length: 6 }, (_, n) =>
      aWindow({ id: n + 10, category: 0, widthMm: 1500, heightMm: 250, depthMm: 30, massKg: 4, canBeFlipped: false }),
    );
    const [pallet, ...others] = planned([...frames, ...sills]);
    expect(others).toEqual([]);
    const bundle = pallet!.filter(({ category }) => category === 0).sort((a, b) => a.yMm - b.yMm);
    expect(bundle.map(({ zMm }) => zMm)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(bundle.map(({ xMm }) => xMm)).toEqual(bundle.map(() => bundle[0]!.xMm));
    expect(bundle.slice(1).map(({ yMm }, n) => yMm - bundle[n]!.yMm)).toEqual([40, 40, 40, 40, 40]);
    const tallest = boxOf(pallet!.find(({ id }) => id === 3)!);
    expect([bundle[0]!.yMm - tallest.y1, tallest.y0 - boxOf(bundle[5]!).y1]).toContain(10);
  });

  it('PLN-04 no tower stands where the deck has room beside', () => {
    const panes = Array.from({ length: 6 }, (_, n) =>
      aWindow({ id: n + 1, widthMm: 600, heightMm: 600, depthMm: 80, canBeFlipped: false }),
    );
    const frame = aWindow({ id: 20, widthMm: 1250, heightMm: 1300, depthMm: 80, canBeFlipped: false });
    const [pallet] = planned([frame, ...panes]);
    expect(Math.max(...pallet!.map((product) => boxOf(product).z1))).toBe(1300);
  });

  it('PLN-04 no window lies on its side on a pallet that would be no longer without', () => {
    const windows = Array.from({ length: 8 }, (_, n) =>
      aWindow({ id: n + 1, widthMm: 1200, heightMm: 1100 + 10 * n, depthMm: 80 }),
    );
    const door = aWindow({ id: 20, widthMm: 1300, heightMm: 2200, canBeFlipped: false });
    expect(
      planned([door, ...windows])
        .flat()
        .filter(({ isFlipped }) => isFlipped),
    ).toEqual([]);
  });

  it('PLN-04 holds for all pallets of very many products too, within the time of the run', () => {
    const products = Array.from({ length: 40 }, (_, order) => order * 10).flatMap((id) => [
      aWindow({
        id: id + 1,
        orderKey: `O${id}`,
        addressKey: `A${id}`,
        widthMm: 1250,
        heightMm: 1300,
        canBeFlipped: false,
      }),
      ...[2, 3, 4, 5].map((n) =>
        aWindow({
          id: id + n,
          orderKey: `O${id}`,
          addressKey: `A${id}`,
          widthMm: 600,
          heightMm: 600,
          canBeFlipped: false,
        }),
      ),
    ]);
    const instance = anInstance(products, settings);
    // a clock that does not stand still, without the machine's
    let asked = 0;
    const plan = planPallets(instance, { seed: 1, stop: () => false, elapsedShare: () => Math.min(1, ++asked / 4000) });
    expect(checkPalletPlan(instance, plan)).toEqual([]);
    const known = new Map(products.map((product) => [product.id, product]));
    const tops = plan.pallets.map(({ items }) =>
      Math.max(...items.map((item) => boxOf({ ...known.get(item.id)!, ...item }).z1)),
    );
    expect(tops.filter((top) => top > 1300)).toEqual([]);
    expect(tops).toHaveLength(40);
  });
});
