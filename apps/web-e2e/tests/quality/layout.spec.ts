import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { expectNoSidewaysScroll, smallItemsOn, smallTargetsOn } from '../../src/flows/quality';
import { palletOfMany, plannedOrder, truckOf } from '../../src/scenarios';
import { expect, SCREENS, test } from '../../src/test';

test('the pallet editor fits a phone and, at 1280, leaves its drawing the room', async ({ app, page, t }) => {
  const order = await truckOf(await Api.signedInAs('planner'), 'QL');
  const [pallet] = order.pallets;
  await app.signInAs('planner');
  await page.setViewportSize(SCREENS.phone);
  await app.open(`truck/null/-1/${pallet?.id}`);
  await expect(app.pallet.products.first()).toBeVisible();
  await expectNoSidewaysScroll(app, 'pallet on a phone');
  const lines = app.heading.evaluate(
    (node) => node.clientHeight / Number.parseFloat(getComputedStyle(node).lineHeight),
  );
  expect(Math.round(await lines)).toBe(1);
  await expect(app.menu.language('en')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });
  const side = page.getByRole('region', { name: t('pallet:products.title') });
  await expect.poll(async () => (await side.boundingBox())?.width).toBe(300);
});

test('on a tablet the place for a new truck stands beside the pallets', async ({ app, page, t }) => {
  const order = await plannedOrder(await Api.signedInAs('planner'), 'QT');
  await page.setViewportSize(SCREENS.laptop);
  await app.signInAs('planner');
  await app.open(`pallet-planning/${order.number}`);
  await expect(app.planning.order(order.number)).toBeVisible();
  const place = page.getByRole('button', { name: t('planning:trucks.drop') });
  await expect(place).toBeInViewport({ ratio: 1 });
  await expect(app.planning.newPalletButton).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a barcode keeps its end where it does not fit', async ({ app, page, t }) => {
  const order = await truckOf(await Api.signedInAs('planner'), 'QB');
  const [load] = order.truck.pallets;
  const barcode = order.pallets.find(({ id }) => id === load?.pallet_id)?.products[0]?.barcode ?? '';
  await page.setViewportSize({ width: 800, height: 768 });
  await app.signInAs('packer');
  await app.open('scanner');
  await expect(app.heading).toHaveText(t('scanners:pallet.title'));
  await expect(page.getByText(t('scanners:listening'))).toBeVisible();
  await app.scanner.scan(load?.number ?? '');
  const end = page.getByTitle(barcode, { exact: true }).locator('span').last();
  await expect(end).toHaveText(barcode.slice(-6));
  await expect(end).toBeInViewport({ ratio: 1 });
});

test('on a phone the button that closes a full pallet is whole, whatever its last answer says', async ({
  app,
  page,
  t,
}) => {
  const pallet = await palletOfMany(await Api.signedInAs('planner'), 'QF', 3);
  await page.setViewportSize(SCREENS.phone);
  await app.signInAs('packer');
  await app.open('scanner');
  await expect(app.scanner.listening).toBeVisible();
  await app.scanner.scan(pallet.number ?? '');
  await expect(app.scanner.verdict).toContainText(t('scanners:pallet.pallet_loaded'));
  for (const { barcode } of pallet.products) await app.scanner.scan(barcode);
  await expect(app.scanner.closeButton(pallet.shown_number)).toBeInViewport({ ratio: 1 });
});

test('on a phone a card shows its values to their end, what is pressed is 44 px high and a number does not break', async ({
  app,
  page,
}) => {
  const planner = await Api.signedInAs('planner');
  const { truck } = await truckOf(planner, 'QC');
  await planner.call(routes.updateTruck, { params: { id: truck.id }, body: { description: 'T26-102' } });
  await page.setViewportSize(SCREENS.phone);
  await app.signInAs('planner');
  for (const list of ['orders', 'pallets']) {
    await (list === 'orders' ? app.open(list) : app.goTo(list));
    const cells = page.locator('main tbody td');
    await expect(cells.first()).toBeVisible();
    await expect(app.placeholders).toHaveCount(0);
    const cut = () =>
      cells.evaluateAll((all) =>
        all
          .filter((cell) => cell.checkVisibility() && !cell.matches('.acts, .box'))
          .filter((cell) => cell.scrollHeight > cell.clientHeight || cell.scrollWidth > cell.clientWidth)
          .map((cell) => cell.textContent),
      );
    await expect.poll(cut, { message: list }).toEqual([]);
    await expect.poll(() => smallTargetsOn(app), { message: list }).toEqual([]);
    await page.locator('main tbody .row-more').first().click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await expect.poll(() => smallItemsOn(app), { message: `the menu of a row of ${list}` }).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem')).toHaveCount(0);
  }
  await app.goTo(`truck/${truck.id}`);
  await expect(app.heading).toHaveText('T26-102');
  await expect.poll(() => smallTargetsOn(app), { message: 'truck' }).toEqual([]);
  const lines = () =>
    app.heading.evaluate((node) => {
      const text = document.createRange();
      text.selectNodeContents(node);
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
  await expect.poll(lines).toBe(1);
});

test('without a connection the title of a phone keeps its words, and the line below it says since when', async ({
  app,
  page,
}) => {
  await page.setViewportSize(SCREENS.phone);
  // the stream of a tab, which the test can close, instead of the one that all tabs share
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'SharedWorker'));
  await page.route('**/api/live?*', (route) => route.abort());
  await app.signInAs('planner');
  await app.open('orders');
  await expect(page.locator('.bar-end .tag.bad')).toBeInViewport({ ratio: 1 });
  const brokenWords = () =>
    app.heading.evaluate((node) =>
      [...node.childNodes]
        .filter((word) => {
          const place = document.createRange();
          place.selectNode(word);
          return new Set([...place.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        })
        .map((word) => word.textContent),
    );
  await expect.poll(brokenWords).toEqual([]);
});

test('lists and cards keep what matters at 1024 and 1440: the end of a long number, the state of a truck, the icons of a row', async ({
  app,
  page,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  const number = freshNumber('A-LONG-NUMBER-OF-AN-ORDER');
  await planner.call(routes.createOrder, { body: { production_id: number, delivery_date: '2027-03-01' } });
  const order = await truckOf(planner, 'QW');
  await app.signInAs('planner');
  await page.setViewportSize(SCREENS.laptop);
  await app.open(`orders/${number}`);
  const link = app.orders.row(number).getByRole('link', { name: number, exact: true });
  await expect(link.locator('span').last()).toHaveText(number.slice(-6));
  await expect(link.getByTitle(number)).toBeVisible();
  const isOutside = (inner: string) =>
    app.orders
      .row(number)
      .locator(inner)
      .evaluate((node) => {
        const [box, cell] = [node.getBoundingClientRect(), node.closest('td')?.getBoundingClientRect()];
        return !cell || box.left < cell.left || box.right > cell.right;
      });
  await expect.poll(() => isOutside('.middle-cut > :last-child')).toBe(false);
  await page.setViewportSize(SCREENS.desktop);
  await app.orders.row(number).hover();
  await expect.poll(() => isOutside('.row-icons')).toBe(false);
  // the button of the field clears it: the browser's own cross is not painted beside it
  await app.orders.filter.focus();
  const field = await app.orders.filter.screenshot();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('input::-webkit-search-cancel-button { display: none !important }');
    document.adoptedStyleSheets = [sheet];
  });
  expect(field.equals(await app.orders.filter.screenshot())).toBe(true);
  await expect(page.locator('.filter-input').getByRole('button', { name: t('action.clear'), exact: true })).toHaveCount(
    1,
  );
  await page.setViewportSize(SCREENS.laptop);
  await app.open(`pallet-planning/${order.number}`);
  const state = page.getByRole('article', { name: order.truck.description }).locator('header .tag');
  await expect(state).toBeVisible();
  await expect.poll(() => state.evaluate((tag) => tag.scrollWidth - tag.clientWidth)).toBe(0);
});

/** Between the widest window and the narrowest, with the widths at which pages rearrange themselves. */
const WIDTHS_PX = [1600, 1440, 1366, 1280, 1100, 1099, 1024, 900, 768, 600, 390];

test('the bar of a page with many buttons fits every window in both languages, and a button without its words keeps its name', async ({
  app,
  page,
  t,
}) => {
  const order = await truckOf(await Api.signedInAs('planner'), 'QN');
  await app.signInAs('planner');
  await app.open(`products/${order.id}`);
  await expect(app.products.rows.first()).toBeVisible();
  /** Whole, or with more of a long number than words beside it say. */
  const isTitleRead = () =>
    app.heading.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth || clientWidth >= 140);
  const expectFits = async (language: 'lt' | 'en') => {
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(app, `products in ${language} at ${width} px`);
      if (width >= 768)
        await expect.poll(isTitleRead, { message: `the title in ${language} at ${width} px` }).toBe(true);
    }
  };
  await expectFits('lt');
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(app.products.pdfButton).toHaveAttribute('title', t('orders:products.pdf'));
  await page.setViewportSize(SCREENS.desktop);
  await app.menu.language('en').click();
  await page.waitForURL('/en/**');
  await expectFits('en');
});
