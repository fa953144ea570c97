import { routes, type OutputOf, type PalletDetail } from '@mullion/contracts';
import { expect } from '@playwright/test';
import type { Api } from '../api';
import type { App } from '../app';
import { framesCsv, FRAMES } from '../data/frames';
import { CUSTOMER } from '../scenarios';
import { expectPdf } from './documents';

/** From a spreadsheet to the planning page. */
export const importAndPlan = async (app: App, number: string): Promise<void> => {
  await app.orders.import({ name: 'langai.csv', content: framesCsv() }, number, CUSTOMER.name);
  await expect(app.orders.importDialog).toContainText(app.t('imports:created', { count: 1 }));
  await app.orders.closeImport();
  await app.orders.choose(number);
  await app.orders.sendToProduction();
  await app.orders.action('plan').click();
  await expect(app.planning.title).toBeVisible();
};

/** Fills up with the number of products of each order in every answer the planning page gets from now on. */
export const productsShown = (app: App): readonly number[] => {
  const shown: number[] = [];
  app.page.on('response', (response) => {
    if (!response.url().includes('/api/orders-pallets') || !response.ok()) return;
    const read = response.json() as Promise<OutputOf<typeof routes.getOrdersPallets>>;
    // an answer that comes while the page is left cannot be read any more
    read.then(({ orders }) => shown.push(...orders.map((order) => order.products.length))).catch(() => undefined);
  });
  return shown;
};

/** Packs the order shown; the strip says that it packs, then what came of it. */
export const packAll = async (app: App, number: string): Promise<void> => {
  await expect(app.planning.order(number)).toHaveAccessibleName(new RegExp(app.planning.placed(0, FRAMES)));
  await app.planning.packing.packAutomatically();
  await expect(app.planning.packing.run).toBeVisible();
  await expect(app.planning.packing.run).toContainText(app.t('planning:run.applied', { count: FRAMES }));
  await expect(app.planning.palletCards.first()).toBeVisible();
  await expect(app.planning.order(number)).toHaveAccessibleName(new RegExp(app.planning.placed(FRAMES, FRAMES)));
};

/** From above and from the side in one drawing, then in three dimensions. */
export const lookAtPallet = async (app: App, number: string): Promise<void> => {
  await app.planning.pallet(number).getByRole('link', { name: number }).click();
  await expect(app.pallet.title(number)).toBeVisible();
  await expect(app.pallet.products).toHaveCount(FRAMES);
  await expect(app.pallet.sheet).toContainText(app.t('pallet:drawing.top'));
  await expect(app.pallet.sheet).toContainText(new RegExp(app.t('pallet:drawing.side', { row: '\\d+' })));
  for (const view of ['corner', 'top', 'front'] as const) await app.pallet.lookFrom(view);
  await app.page.goBack();
  await expect(app.planning.title).toBeVisible();
};

/** One product to a new pallet by keys, a second one after it with the mouse. */
export const moveTwo = async (app: App, from: string, position: string): Promise<void> => {
  const planning = app.planning;
  const pallet = planning.pallet(from);
  await expect(planning.productsOn(pallet, position)).not.toHaveCount(0);
  const before = await planning.productsOn(pallet, position).count();
  await planning.moveByKeys(planning.productsOn(pallet, position).first(), app.t('pallet:move.newPallet'));
  await expect(planning.palletCards).toHaveCount(2);
  const other = planning.palletCards.last();
  await expect(planning.productsOn(other, position)).toHaveCount(1);
  await planning.drag(planning.productsOn(pallet, position).first(), other);
  await expect(planning.productsOn(other, position)).toHaveCount(2);
  await expect(planning.productsOn(pallet, position)).toHaveCount(before - 2);
};

/** Prints the preparation list: a PDF in a new tab, every pallet prepared and numbered. */
export const prepare = async (app: App): Promise<void> => {
  await expectPdf(app.page, () => app.planning.printPreparation());
  await expect(app.planning.palletCards.getByText(/^P\d{6,}$/)).toHaveCount(await app.planning.palletCards.count());
};

/** A packer in the hall: a pallet, each of its products, "close". */
export const packByScanner = async (app: App, pallet: PalletDetail): Promise<void> => {
  const { scanner } = app;
  await scanner.scan(pallet.number ?? '');
  await expect(scanner.verdict).toContainText(app.t('scanners:pallet.pallet_loaded'));
  for (const [index, product] of pallet.products.entries()) {
    await scanner.scan(product.barcode);
    await expect(scanner.missing).toHaveCount(pallet.products.length - index - 1);
  }
  await expect(scanner.verdict).toContainText(app.t('scanners:pallet.complete'));
  await scanner.closeButton(pallet.shown_number).click();
  await expect(scanner.verdict).toContainText(app.t('scanners:pallet.closed'));
};

/** A loader at the truck: every pallet; the last scan lets the departure be confirmed. */
export const loadByScanner = async (app: App, pallets: readonly PalletDetail[]): Promise<void> => {
  const { scanner } = app;
  for (const [index, pallet] of pallets.entries()) {
    await expect(scanner.confirmButton).toBeHidden();
    await expect(scanner.remaining(pallets.length - index)).toBeVisible();
    await scanner.scan(pallet.number ?? '');
    const isLast = index === pallets.length - 1;
    // they come as they are numbered: before its turn a pallet is loaded with a warning
    const titles = isLast ? (['complete'] as const) : (['success', 'early'] as const);
    await expect(scanner.verdict).toContainText(
      new RegExp(titles.map((title) => app.t(`scanners:truck.${title}`)).join('|')),
    );
  }
  await expect(scanner.confirmButton).toBeEnabled();
};

/** The pallets of an order with their products, as they stand now. */
export const palletsOf = async (planner: Api, number: string): Promise<readonly PalletDetail[]> =>
  (await planner.call(routes.getOrdersPallets, { query: { filter: number } })).pallets;
