import { Api } from '../../src/api';
import { pagesOf } from '../../src/flows/documents';
import { truckOfEmpty } from '../../src/scenarios';
import { expect, test } from '../../src/test';
import { routes } from '@mullion/contracts';

const threePallets = async () => {
  const planner = await Api.signedInAs('planner');
  const made = await truckOfEmpty(planner, 'TS', [
    [2400, 1200],
    [2000, 1200],
    [1600, 1200],
  ]);
  // the stop of the pallet at the cab comes last: it is loaded first
  const pallets = made.pallets.map(({ pallet_id, is_turned }, at) => ({
    pallet_id,
    is_turned,
    x: at * 2500,
    y: 0,
    dispatch_priority: 3 - at,
  }));
  await planner.call(routes.updateTruck, { params: { id: made.id }, body: { pallets } });
  return { planner, id: made.id, pallets: made.pallets };
};

test('BEY-07a loading is played: space plays and pauses, arrows step, each step names its pallet and place', async ({
  app,
  page,
  t,
}) => {
  const { id, pallets } = await threePallets();
  await app.signInAs('planner');
  await app.open(`truck/${id}?view=steps`);
  const { truck } = app;
  await expect(truck.steps).toHaveCount(3);
  for (const [at, { shown_number }] of pallets.entries()) await expect(truck.steps.nth(at)).toContainText(shown_number);
  await expect(truck.currentStep).toContainText(pallets[0]?.shown_number ?? '');
  await page.keyboard.press('ArrowRight');
  await expect(truck.currentStep).toContainText(pallets[1]?.shown_number ?? '');
  await expect(truck.stage).toHaveAccessibleName(new RegExp(pallets[1]?.shown_number ?? ''));
  await page.keyboard.press('Home');
  await expect(truck.currentStep).toContainText(pallets[0]?.shown_number ?? '');
  await page.keyboard.press('Space');
  await expect(truck.player('pause')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(truck.player('play')).toBeVisible();
  // to the end by itself, where it stops
  await page.getByLabel(t('trucks:loadSteps.speed')).selectOption('4');
  await truck.player('play').click();
  await expect(truck.currentStep).toContainText(pallets[2]?.shown_number ?? '');
  await expect(truck.player('play')).toBeVisible();
  await truck.steps.nth(1).getByRole('button').click();
  await expect(truck.currentStep).toContainText(pallets[1]?.shown_number ?? '');
});

test('BEY-07a without 3D the same steps are drawn from above', async ({ app, page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const { id, pallets } = await threePallets();
  await app.signInAs('planner');
  await app.open(`truck/${id}?view=steps`);
  const { truck } = app;
  await expect(page.locator('.steps-stage svg').first()).toBeVisible();
  await page.keyboard.press('End');
  await expect(truck.currentStep).toContainText(pallets[2]?.shown_number ?? '');
});

test('BEY-07a EXP-02a the loading list is in the order of loading with the place of each pallet', async () => {
  const { planner, pallets } = await threePallets();
  const { link } = await planner.call(routes.printLoading, {
    body: { pallets: pallets.map((load) => load.pallet_id).reverse(), language: 'lt' },
  });
  const [page = ''] = await pagesOf(link);
  const at = pallets.map(({ shown_number }) => page.indexOf(`${shown_number}`));
  expect(at.every((place) => place > 0)).toBe(true);
  expect(at).toEqual([...at].sort((a, b) => a - b));
  for (const place of ['0,00 m', '2,50 m', '5,00 m']) expect(page).toContain(place);
});
