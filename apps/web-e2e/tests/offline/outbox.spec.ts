import { httpHeader, routes, type PalletDetail } from '@mullion/contracts';
import type { Page } from '@playwright/test';
import { Api } from '../../src/api';
import { App } from '../../src/app';
import { freshNumber } from '../../src/data/frames';
import { expectOnce, offline, openStatuses, type Product } from '../../src/flows/scans';
import { emailOf, PASSWORD } from '../../src/people';
import { packedOrder } from '../../src/scenarios';
import { expect, test } from '../../src/test';

/** Scans that wait at once, and those made while they are sent. */
const MANY = 200;
const MORE = 6;

// the order and its pallets are made once for all tests
test.describe.configure({ mode: 'default' });

let planner: Api;
let products: Product[];
let pallets: readonly PalletDetail[];

/** Gives products that no other case scans. */
const take = (count: number): Product[] => products.splice(0, count);
const barcodesOf = (list: readonly Product[]) => list.map(({ barcode }) => barcode);

test.beforeAll(async () => {
  planner = await Api.signedInAs('super');
  const number = freshNumber('OB');
  const form = new FormData();
  form.set('on_known', 'skip');
  form.set('unusual', 'take');
  form.set('order', number);
  const rows = [
    'position;type;category;width_mm;height_mm;depth_mm;weight_kg;area_m2;quantity',
    `F1;Langas;1;600;600;90;10;0,36;${MANY + 40}`,
  ];
  form.set('file', new Blob([rows.join('\r\n')]), 'langai.csv');
  const [made, first, second] = await Promise.all([
    planner.call(routes.importOrders, { form }),
    packedOrder(planner, 'OP'),
    packedOrder(planner, 'OP'),
  ]);
  const order = await planner.call(routes.getOrder, { params: { id: Number(made.orders[0]?.id) } });
  products = order.products.map(({ id, barcode }) => ({ id, barcode }));
  const ids = [first.pallets[0]?.id ?? 0, second.pallets[0]?.id ?? 0];
  await planner.call(routes.printPreparation, { body: { pallets: ids } });
  pallets = await Promise.all(
    ids.map((id) =>
      planner.until(
        routes.getPallet,
        { params: { id }, query: { with_products: 'true' } },
        (pallet) => pallet.number !== null,
      ),
    ),
  );
});

/** Keys of the requests that a browser has sent, one a scan however often it was sent. */
const keysOf = (page: Page): Set<string> => {
  const keys = new Set<string>();
  page.context().on('request', (request) => {
    const key = request.headers()[httpHeader.idempotencyKey.toLowerCase()];
    if (key && request.method() === 'PATCH') keys.add(key);
  });
  return keys;
};

test('BEY-02 scans without a network keep the pallet they were made for, show no success, and all arrive', async ({
  app,
  t,
}) => {
  const [one, other] = pallets;
  await app.signInAs('packer');
  await app.open('scanner');
  const { scanner, outbox } = app;
  await expect(scanner.listening).toBeVisible();
  await scanner.scan(one?.number ?? '');
  await expect(scanner.verdict).toHaveClass(/\binfo\b/);
  await offline(app, true);
  for (const product of one?.products.slice(0, 2) ?? []) {
    await scanner.scan(product.barcode);
    await expect(scanner.verdict).toContainText(t('scanners:waiting'));
    await expect(scanner.verdict).toHaveClass(/\bpending\b/);
  }
  await scanner.switchPallet();
  await scanner.scan(other?.number ?? '');
  await scanner.scan(other?.products[0]?.barcode ?? '');
  await expect(outbox.waiting(4)).toBeVisible();
  await outbox.mark.click();
  await expect(outbox.list).toHaveCount(4);
  await app.page.keyboard.press('Escape');
  await offline(app, false);
  await expect(outbox.mark).toHaveCount(0);
  await expect(scanner.log.locator('.bad')).toHaveCount(0);
  const loaded = await Promise.all(
    [one, other].map(async (pallet) => {
      const now = await planner.call(routes.getPallet, {
        params: { id: pallet?.id ?? 0 },
        query: { with_products: 'true' },
      });
      return now.products.filter((product) => product.loaded_at !== null).map((product) => product.barcode);
    }),
  );
  expect(loaded.map((list) => list.sort())).toEqual([
    one?.products
      .slice(0, 2)
      .map((product) => product.barcode)
      .sort(),
    [other?.products[0]?.barcode],
  ]);
});

test('BEY-02 200 scans arrive once each: scanning, a second tab, a broken connection and a reload while they are sent', async ({
  app,
  t,
}) => {
  const { page, outbox, scanner } = app;
  const many = take(MANY);
  const while_ = take(MORE);
  const keys = keysOf(page);
  // slow enough that something is always under way
  await page.context().route('**/api/products/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    await route.continue().catch(() => undefined);
  });
  await app.signInAs('super');
  await openStatuses(app);
  const tab = new App(await page.context().newPage(), app.language, t);
  await openStatuses(tab);

  await offline(app, true);
  await scanner.paste(barcodesOf(many));
  await expect(outbox.waiting(MANY)).toBeVisible();
  await expect(tab.outbox.waiting(MANY)).toBeVisible();
  await offline(app, false);
  await expect(outbox.waiting(MANY)).toHaveCount(0);

  await scanner.paste(barcodesOf(while_.slice(0, 2)));
  await offline(app, true);
  await expect(outbox.mark).toBeVisible();
  await scanner.paste(barcodesOf(while_.slice(2, 4)));
  await expect(page.getByText(while_[3]?.barcode ?? '').first()).toBeVisible();
  await offline(app, false);
  await page.reload();
  await tab.page.bringToFront();
  await tab.scanner.paste(barcodesOf(while_.slice(4)));
  for (const each of [app, tab]) await expect(each.outbox.mark).toHaveCount(0, { timeout: 90_000 });
  await expectOnce(planner, [...many, ...while_]);
  expect(keys.size).toBe(MANY + MORE);
});

test('BEY-02 scans survive signing out, are sent for nobody else, and go on after an expired token and an ended session', async ({
  app,
  t,
}) => {
  const { page, outbox, scanner, menu } = app;
  const [left = [], expired = [], ended = [], late = []] = [take(2), take(1), take(1), take(1)];
  const signIn = (name: string) => app.signInPage.signIn(emailOf(name), PASSWORD);
  // the sign-in page is loaded before the network goes, as it is for whoever signs in
  await app.signInByForm('super');
  await openStatuses(app);
  await offline(app, true);
  await scanner.paste(barcodesOf(left));
  await expect(outbox.waiting(2)).toBeVisible();
  await menu.logout.click();
  await outbox.leave.click();
  await page.waitForURL(/login/);
  await offline(app, false);
  await signIn('admin');
  await expect(menu.person).toBeVisible();
  await expect(outbox.mark).toHaveCount(0);
  for (const { id } of left)
    expect(await planner.call(routes.listActions, { query: { table_name: 'products', table_id: id } })).toEqual([]);
  await menu.logout.click();
  await page.waitForURL(/login/);
  await signIn('super');
  await expect(menu.person).toBeVisible();
  await expect
    .poll(() =>
      expectOnce(planner, left).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);

  await openStatuses(app);
  await offline(app, true);
  await scanner.paste(barcodesOf(expired));
  await expect(outbox.waiting(1)).toBeVisible();
  const spoil = () =>
    page.evaluate(() => {
      const [head, claims] = (sessionStorage.getItem('mullion.token') ?? '').split('.');
      sessionStorage.setItem('mullion.token', `${head}.${claims}.spoilt`);
    });
  await spoil();
  await offline(app, false);
  await expect(outbox.mark).toHaveCount(0);
  await expectOnce(planner, expired);

  await offline(app, true);
  await scanner.paste(barcodesOf(ended));
  await expect(outbox.waiting(1)).toBeVisible();
  await spoil();
  await page.context().clearCookies();
  await offline(app, false);
  // whoever scans is told at once, and goes on: what is scanned now is kept too
  await expect(app.signInPage.lost).toBeVisible();
  await scanner.paste(barcodesOf(late));
  await expect(scanner.verdict).toContainText(t('scanners:signedOut'));
  await expect(outbox.waiting(2)).toBeVisible();
  for (const { id } of [...ended, ...late])
    expect(await planner.call(routes.listActions, { query: { table_name: 'products', table_id: id } })).toEqual([]);
  await app.signInPage.again.click();
  await app.signInPage.signInAgain(PASSWORD);
  await expect(app.signInPage.lost).toHaveCount(0);
  await expect(outbox.mark).toHaveCount(0);
  await expect
    .poll(() =>
      expectOnce(planner, [...ended, ...late]).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
});
