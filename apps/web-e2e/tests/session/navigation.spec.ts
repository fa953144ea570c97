import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { expect, SCREENS, test } from '../../src/test';

test('NAV-01bd NAV-02ab NAV-03bcd the language is the first part of the address, and the menu follows the address', async ({
  app,
  page,
  t,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL('/lt/login');
  await expect(app.signInPage.email).toBeVisible();
  await expect(app.menu.bar).toHaveCount(0);
  await app.signInAs('planner');
  await page.goto('/lt');
  await expect(page).toHaveURL(/\/lt\/orders/);

  const description = freshNumber('NV');
  await (await Api.signedInAs('planner')).call(routes.createTruck, { body: { description } });
  const rest = `trucks-list/${description}/null/null/0/100/1/description/true`;
  await page.goto(`/de/${rest}`);
  await expect(page).toHaveURL(`/lt/${rest}`);
  await expect(app.trucks.row(description)).toHaveCount(1);
  await expect(app.menu.current).toHaveText(t('menu:trucks'));
  await expect(app.menu.items.first()).toHaveText(t('menu:packingPlan'));

  // a change that somebody else makes is read again at any time: what stays on the page needs no answer
  await page.route('**/api/trucks?*', () => undefined);
  await app.menu.language('en').click();
  await expect(page).toHaveURL(`/en/${rest}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dispatches');
  await expect(page.getByRole('row').filter({ hasText: description })).toHaveCount(1);
  await page.unroute('**/api/trucks?*');

  // beside other work Chromium without windows now and then opens nothing, though the link got the click and nobody
  // took it
  await expect(async () => {
    const window = page.context().waitForEvent('page', { timeout: 10_000 });
    await page.getByRole('link', { name: 'Pallets', exact: true }).click({ button: 'middle' });
    await (await window).waitForURL(/\/en\/pallets\//);
  }).toPass();
  await expect(page).toHaveURL(`/en/${rest}`);
});

test('NAV-03a NAV-04ab the menu shows who is signed in and only what is for them; a narrow one opens beside the bar', async ({
  app,
  page,
  another,
  t,
}) => {
  await app.signInAs('admin');
  await app.open('orders');
  await expect(app.menu.person).toContainText('RYTAI');
  await expect(app.menu.person).toContainText(t('userType.1'));
  await expect(app.menu.groups).toHaveText(
    (['orders', 'planning', 'production', 'packing', 'warehouse', 'company'] as const).map((group) =>
      t(`menu:${group}`),
    ),
  );
  await app.goTo('user');
  // among others: a new page of master data comes behind them
  await expect(app.menu.items).toContainText(
    (['companySettings', 'users', 'customers', 'problems', 'pdfTemplates', 'audit'] as const).map((item) =>
      t(`menu:${item}`),
    ),
  );
  await page.setViewportSize(SCREENS.laptop);
  await app.menu.narrow(t('menu:packing')).focus();
  await page.keyboard.press('Enter');
  await expect(app.menu.flyout).toHaveText(
    (['packingPlan', 'pallets', 'trucks', 'loadBoard', 'scan', 'scanConflicts', 'labels', 'packingTypes'] as const).map(
      (item) => t(`menu:${item}`),
    ),
  );
  await page.keyboard.press('Escape');
  await expect(app.menu.flyout).toHaveCount(0);
  await expect(app.menu.narrow(t('menu:packing'))).toBeFocused();
  await app.menu.narrow('Aldona Administratė').click();
  await app.menu.flyout.filter({ hasText: t('menu:account') }).click();
  await expect(page).toHaveURL(/\/lt\/edit-account$/);

  const viewer = await another();
  await viewer.signInAs('viewer');
  await viewer.open('orders');
  await expect(viewer.menu.groups).toHaveText([t('menu:orders'), t('menu:packing')]);
  await viewer.goTo('pallets');
  await expect(viewer.menu.items).toHaveText([
    t('menu:packingPlan'),
    t('menu:pallets'),
    t('menu:trucks'),
    t('menu:loadBoard'),
  ]);
});

test('LOG-03a LOG-04ac a phone lands at the scanner; the token is of this tab and goes with the logout', async ({
  app,
  another,
  page,
}) => {
  const phone = await another('phone');
  await phone.signInByForm('packer');
  await expect(phone.page).toHaveURL(/\/lt\/scanner$/);

  const listed = page.waitForRequest((request) => request.url().includes('/api/orders'));
  await app.signInByForm('planner');
  await expect(page).toHaveURL('/lt/orders/null/null/null/0/100/50/1/production_id/false');
  const headers = (await listed).headers();
  const token = await page.evaluate(() =>
    Object.values(sessionStorage).find((value) => String(value).split('.').length === 3),
  );
  expect(headers['authorization']).toBe(`Bearer ${token}`);
  await app.menu.logout.click();
  await expect(app.signInPage.email).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage).length)).toBe(0);
  expect((await page.request.get('/api/user', { headers: { authorization: `Bearer ${token}` } })).status()).toBe(401);
  await app.open('orders');
  await expect(page).toHaveURL(/\/lt\/login/);
});

test('LOG-03a LOG-05a a supplier has the glass units and is logged out by any other page; the API refuses all of it', async ({
  app,
  page,
  t,
}) => {
  await app.signInByForm('supplier9');
  await expect(page).toHaveURL(/\/lt\/glass-units/);
  const token = await page.evaluate(() =>
    Object.values(sessionStorage).find((value) => String(value).split('.').length === 3),
  );
  const read = (path: string) => page.request.get(`/api/${path}`, { headers: { authorization: `Bearer ${token}` } });
  for (const path of ['orders', 'trucks', 'pallets', 'vehicles', 'customers', 'users', 'packing-types'])
    expect([path, (await read(path)).status()]).toEqual([path, 403]);
  expect((await read('user')).status()).toBe(200);
  await app.open('trucks-list');
  await expect(page).toHaveURL(/\/lt\/login/);
  await expect(page.getByText(t('auth:not_open'))).toBeVisible();
  expect((await read('user')).status()).toBe(401);
});

test('STA-01a status names are those the server gives, on every list', async ({ app, page }) => {
  const description = freshNumber('SN');
  await (await Api.signedInAs('planner')).call(routes.createTruck, { body: { description } });
  await page.route('**/api/statuses*', async (route) => {
    const answer = await route.fetch();
    const names = (await answer.json()) as { table_name: string; status: number; text: string }[];
    await route.fulfill({
      response: answer,
      json: names.map((name) => ({ ...name, text: `${name.table_name}-${name.status}` })),
    });
  });
  await app.signInAs('planner');
  await app.open('orders');
  await expect(
    page
      .getByRole('row')
      .getByText(/^orders-\d+$/)
      .first(),
  ).toBeVisible();
  await app.goTo(`trucks-list/${description}/null/null/0/100/1/null/true`);
  await expect(app.trucks.row(description)).toContainText('trucks-1');
  await app.goTo('pallets');
  await expect(page.getByRole('option', { name: 'pallets-1' }).first()).toBeAttached();
});

test('a product whose own parts do not arrive says so in the language of the page, and loads again', async ({
  app,
  page,
  t,
}) => {
  await app.signInAs('planner');
  await page.route('**/assets/app-frame*.js', (route) => route.abort());
  await page.goto('/lt/pallets');
  await expect(page.getByRole('heading', { name: t('common:problem.notLoaded') })).toBeVisible();
  await page.unroute('**/assets/app-frame*.js');
  await page.getByRole('button', { name: t('common:problem.reload') }).click();
  await expect(app.heading).toHaveText(t('pallet:list.title'));
});
