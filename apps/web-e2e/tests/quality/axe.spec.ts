import { Api } from '../../src/api';
import type { App } from '../../src/app';
import { arrive, expectNoSidewaysScroll, expectNoViolations, stuckByKeyboardOn, turn } from '../../src/flows/quality';
import { OFFICE_PLACES, ON_PHONES, OPERATIONS_PLACES, placesOf } from '../../src/pages/places';
import { truckOf } from '../../src/scenarios';
import { expect, SCREENS, test } from '../../src/test';

test.use({ language: 'lt', colorScheme: 'light' });

const expectFits = async (app: App, name: string, language: 'lt' | 'en'): Promise<void> => {
  for (const screen of ['phone', 'laptop', 'desktop'] as const) {
    if (screen === 'phone' && !ON_PHONES.includes(name)) continue;
    await app.page.setViewportSize(SCREENS[screen]);
    await expectNoSidewaysScroll(app, `${name} in ${language} on a ${screen}`);
  }
};

/** Lists that are walked by Tab as the office's pages are. */
const BY_KEYBOARD: readonly string[] = ['orders', 'products', 'vehicles', 'status-change'];

/** A page shown once: in Lithuanian and light, its colours in dark, its widths in English too. */
const look = (app: App, name: string, path: string): Promise<void> =>
  test.step(name, async () => {
    const { page } = app;
    await arrive(app, path);
    await expectNoViolations(app, name);
    if (BY_KEYBOARD.includes(name)) expect.soft(await stuckByKeyboardOn(app), `${name} by keyboard`).toEqual([]);
    await turn(app, 'dark');
    await expectNoViolations(app, `${name} in dark`, ['color-contrast']);
    await turn(app, 'light');
    await expectFits(app, name, 'lt');
    await app.menu.language('en').click();
    await page.waitForURL('/en/**');
    await expectFits(app, name, 'en');
  });

test('the sign-in page, that of a device and lists are without serious accessibility violations and never wider than their window', async ({
  app,
}) => {
  const order = await truckOf(await Api.signedInAs('planner'), 'QA');
  await look(app, 'login', 'login');
  await look(app, 'terminal', 'terminal');
  await app.signInAs('planner');
  const { lists } = placesOf(order, order.truck.id);
  for (const [name, path] of Object.entries(lists)) await look(app, name, path);
});

test('planning, editors and scanners are without serious accessibility violations and never wider than their window', async ({
  app,
}) => {
  const order = await truckOf(await Api.signedInAs('planner'), 'QB');
  await app.signInAs('planner');
  const { editors } = placesOf(order, order.truck.id);
  for (const [name, path] of Object.entries(editors)) await look(app, name, path);
});

test("the office's pages are without serious accessibility violations and walked by Tab alone", async ({ app }) => {
  await app.signInAs('super');
  const places = { ...OFFICE_PLACES, ...OPERATIONS_PLACES };
  for (const [name, path] of Object.entries(places)) {
    await test.step(name, async () => {
      await arrive(app, path);
      await expectNoViolations(app, name);
      expect.soft(await stuckByKeyboardOn(app), `${name} by keyboard`).toEqual([]);
    });
  }
});
