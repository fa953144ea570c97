import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { arrive, expectNoSidewaysScroll, stuckByKeyboardOn, violationsOn } from '../../src/flows/quality';
import { OFFICE_PLACES, ON_PHONES, OPERATIONS_PLACES, placesOf } from '../../src/pages/places';
import { truckOf } from '../../src/scenarios';
import { expect, SCREENS, test } from '../../src/test';

test.describe.configure({ mode: 'parallel' });

for (const [language, colorScheme] of [
  ['lt', 'light'],
  ['en', 'dark'],
] as const) {
  test.describe(`in ${language}, ${colorScheme}`, () => {
    test.use({ language, colorScheme });

    test('every page is without serious accessibility violations and never wider than its window', async ({ app, page }) => {
      const order = await truckOf(await Api.signedInAs('planner'), 'QA');
      const look = async (name: string, path: string): Promise<void> => {
        await page.setViewportSize(SCREENS.desktop);
        await arrive(app, path);
        expect.soft(await violationsOn(app), name).toEqual([]);
        for (const screen of ['desktop', 'laptop', 'phone'] as const) {
          if (screen === 'phone' && !ON_PHONES.includes(name)) continue;
          await page.setViewportSize(SCREENS[screen]);
          await expectNoSidewaysScroll(app, `${name} on a ${screen}`);
        }
      };
      await look('login', 'login');
      await page.setViewportSize(SCREENS.desktop);
      await app.signInAs('planner');
      for (const [name, path] of Object.entries(placesOf(order, order.truck.id))) await test.step(name, () => look(name, path));
    });
  });
}

test.describe('the office', () => {
  test.use({ language: 'lt', colorScheme: 'light' });

  test('every page is without serious accessibility violations and walked by Tab alone', async ({ app }) => {
    const { data } = await (await Api.signedInAs('admin')).call(routes.listOrders, { query: { rows: 1 } });
    await app.signInAs('super');
    const places = { orders: 'orders', products: `products/${data[0]?.id}`, ...OFFICE_PLACES, ...OPERATIONS_PLACES };
    for (const [name, path] of Object.entries(places)) {
      await test.step(name, async () => {
        await arrive(app, path);
        expect.soft(await violationsOn(app), name).toEqual([]);
        expect.soft(await stuckByKeyboardOn(app), `${name} by keyboard`).toEqual([]);
      });
    }
  });
});
