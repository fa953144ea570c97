import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { onPallet, orderOf } from '../../src/flows/products-on-pallets';
import { expect, SCREENS, test } from '../../src/test';

test.use({ language: 'en', viewport: SCREENS.desktop });

/** Back row: A; front row, which is longer: C, the stiff D, and B. */
const fourOnPallet = async (planner: Api) => {
  const small = { width: 600, height: 700 };
  const { number, products } = await orderOf(planner, 'PE', {
    A: { width: 600 },
    B: small,
    C: small,
    D: { width: 700, height: 600, can_be_flipped: false },
  });
  const { A, B, C, D } = products;
  if (!A || !B || !C || !D) throw new Error('four products were made');
  const id = await onPallet(planner, [
    [A, null],
    [C, { x: 30, y: 120 }],
    [D, { x: 640, y: 120 }],
    [B, { x: 1350, y: 120 }],
  ]);
  const read = { params: { id } };
  const placeOf = async (position: string) => {
    const { products: now } = await planner.call(routes.getPallet, read);
    const found = now.find((product) => product.position === position);
    return found ? [found.x, found.y, found.z, found.is_flipped] : null;
  };
  return { id, number, read, placeOf, products: { A, B, C, D } };
};

test('PED-02a PLN-08d a stack is put on another and down again, to the end of the upper row, to the middle, flipped where it may be, and put away', async ({
  app,
  page,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  const { id, placeOf } = await fourOnPallet(planner);
  const first = await placeOf('C');
  await app.signInAs('planner');
  await app.open(`truck/null/-1/${id}`);
  const { pallet } = app;
  const undone = async (): Promise<void> => {
    await pallet.step('undo').click();
    await expect.poll(() => placeOf('C')).toEqual(first);
  };
  await pallet.choose('C');
  await pallet.verb('rowEnd').click();
  await expect.poll(async () => (await placeOf('C'))?.slice(0, 3)).toEqual([640, 30, 0]);
  await undone();

  await pallet.choose('C');
  await pallet.verb('stack').click();
  await pallet.drawn('A').press('Enter');
  await expect.poll(async () => (await placeOf('C'))?.slice(0, 3)).toEqual([30, 30, 1000]);
  // from above one chooses the whole stack, in the list the upper product
  await pallet.product('C').click();
  await pallet.verb('down').click();
  await expect.poll(async () => (await placeOf('C'))?.[2]).toBe(0);
  await pallet.step('undo').click();
  await undone();

  await pallet.choose('C');
  await pallet.verb('middle').click();
  // a row of its own between the others
  await expect.poll(async () => (await placeOf('C'))?.[1]).toBe(120);
  expect([(await placeOf('A'))?.[1], (await placeOf('D'))?.[1]]).toEqual([30, 210]);
  await pallet.step('undo').click();
  await expect.poll(async () => (await placeOf('D'))?.[1]).toBe(120);

  await pallet.choose('A');
  await pallet.verb('flip').click();
  await expect.poll(async () => (await placeOf('A'))?.[3]).toBe(true);
  await undone();
  await pallet.choose('D');
  await page.keyboard.press('f');
  await expect(app.alert(t('pallet:rule.can_not_be_flipped'))).toBeVisible();
  // what is said for a moment covers nothing of the list of products
  const list = page.getByRole('region', { name: t('pallet:products.title'), exact: true });
  const [said, products] = [
    await app.alert(t('pallet:rule.can_not_be_flipped')).boundingBox(),
    await list.boundingBox(),
  ];
  expect((said?.x ?? 0) + (said?.width ?? 0)).toBeLessThanOrEqual(products?.x ?? 0);

  await pallet.choose('C');
  await pallet.verb('putAway').click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('pallet:verbs.putAway'), exact: true })
    .click();
  await expect.poll(() => placeOf('C')).toBeNull();
});

test('PED-01abcd PED-02b views to one scale, layers this browser remembers, a drag that snaps, red where it is too heavy and where it is too high', async ({
  app,
  page,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  const { id, read, placeOf, products } = await fourOnPallet(planner);
  await app.signInAs('planner');
  await app.open(`truck/null/-1/${id}`);
  const { pallet } = app;
  const widthOf = async (position: string) => (await pallet.drawn(position).boundingBox())?.width ?? 0;
  await expect(pallet.drawn('A')).toBeVisible();
  const scale = (await widthOf('A')) / 600;
  expect((await widthOf('D')) / 700 / scale).toBeGreaterThan(0.93);
  expect((await widthOf('D')) / 700 / scale).toBeLessThan(1.07);
  await expect(pallet.sheet).toContainText(t('pallet:drawing.top'));
  await expect(pallet.sheet).toContainText(new RegExp(t('pallet:drawing.side', { row: '\\d+' })));

  for (const layer of ['products', 'layer3', 'layer2', 'layer1'] as const)
    await expect(pallet.layer(layer)).toBeChecked();
  await pallet.showLayer('layer2', false);
  await pallet.showLayer('products', false);
  await expect(pallet.drawn('A')).toHaveCount(0);
  await page.reload();
  for (const layer of ['layer3', 'layer1'] as const) await expect(pallet.layer(layer)).toBeChecked();
  for (const layer of ['products', 'layer2'] as const) await expect(pallet.layer(layer)).not.toBeChecked();
  expect(
    await page.evaluate(() => ['layer_1', 'layer_2', 'layer_3', 'layer_4'].map((key) => localStorage.getItem(key))),
  ).toEqual(['true', 'false', 'true', 'false']);
  await pallet.showLayer('products', true);
  await expect(pallet.drawn('A')).toBeVisible();

  // to the right by about the width of D and a little down: it snaps to its neighbour and stays in the row
  const before = await placeOf('D');
  await pallet.hold(pallet.drawn('D'), { x: Math.round(scale * 25), y: Math.round(scale * 8) });
  await page.mouse.up();
  await expect.poll(() => placeOf('D')).toEqual(before);

  await expect(pallet.problems).not.toContainText(t('pallet:ruleShort.pallet_overweight'));
  const admin = await Api.signedInAs('admin');
  const { version } = products.A;
  await admin.call(routes.updateProduct, { params: { id: products.A.id }, body: { weight: 2100, version } as never });
  await planner.until(routes.getPallet, read, ({ errors }) => errors.length > 0);
  await expect(pallet.problems).toContainText(t('pallet:ruleShort.pallet_overweight'));
  await expect(pallet.redFact('grossWeight')).toBeVisible();
  await admin.call(routes.updateProduct, {
    params: { id: products.A.id },
    body: { weight: 40, height: 2600 } as never,
  });
  await expect(pallet.redFact('height')).toBeVisible();
  await expect(pallet.problems).toContainText(t('pallet:ruleShort.pallet_too_high'));
  await expect(pallet.redFact('grossWeight')).toHaveCount(0);
});
