import { Api } from '../../src/api';
import { PalletInfoPage } from '../../src/pages/pallet-info.page';
import { CUSTOMER, truckOf } from '../../src/scenarios';
import { expect, test } from '../../src/test';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64');
const HEIC = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]);
const picture = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

test('PIN-01abcde a pallet is shown with its photos, which are chosen, dropped and pasted, fetched and deleted by who works; type 6 only looks, a supplier is signed out', async ({
  app,
  page,
  another,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  const { pallets, truck } = await truckOf(planner, 'PI');
  const pallet = pallets[0];
  const shown = truck.pallets.find((load) => load.pallet_id === pallet?.id)?.shown_number ?? '';
  const address = `pallet-info/${pallet?.id}`;
  await app.signInAs('packer');
  await app.open(address);
  const info = new PalletInfoPage(page, t);
  await expect(app.heading).toHaveText(shown);
  await expect(info.drawings).toContainText(t('pallet:drawing.top'));
  await expect(info.solid).toBeVisible();
  await expect(info.products).toHaveCount(pallet?.products.length ?? 0);
  const position = (await info.products.first().getByRole('button').textContent()) ?? '';
  await info.products.first().hover();
  await expect(info.marked).toHaveCount(2);
  await expect(info.marked.first()).toHaveAccessibleName(new RegExp(`^${position}, `));

  await expect(info.gallery).toContainText(t('pallet:photos.none'));
  await info.picker.setInputFiles([picture('a.png', 'image/png', PIXEL), picture('b.gif', 'image/gif', GIF)]);
  await expect(info.photos).toHaveCount(2);
  await info.give('drop', { width: 300, height: 200 });
  await expect(info.photos).toHaveCount(3);
  await info.give('paste', { width: 3000, height: 2000 });
  await expect(info.photos).toHaveCount(4);
  // the newest first, made smaller before it was sent
  await expect(info.photos.first()).toHaveJSProperty('naturalWidth', 2048);
  await expect(info.gallery.getByRole('heading', { level: 3 })).toContainText(t('pallet:photos.count', { count: 4 }));
  await expect(info.gallery.getByRole('heading', { level: 3 })).toContainText(/^\d{4}-\d\d-\d\d/);
  await info.field.setInputFiles(picture('IMG_0042.HEIC', 'image/heic', HEIC));
  await expect(info.gallery).toContainText(t('file.heic', { name: 'IMG_0042.HEIC' }));
  await expect(info.photos).toHaveCount(4);

  const opened = page.context().waitForEvent('page');
  await info.gallery.locator('li').first().hover();
  await info.downloads.first().click();
  const tab = await opened;
  await expect(tab.locator('img')).toHaveJSProperty('naturalWidth', 2048);
  await tab.close();

  const question = page.getByRole('alertdialog');
  await info.gallery.locator('li').first().hover();
  await info.deletes.first().click();
  await expect(question).toContainText(
    t('pallet:photos.loses.customers', { truck: truck.description, customers: CUSTOMER.name }),
  );
  await question.getByRole('button', { name: t('pallet:photos.keep') }).click();
  await expect(info.photos).toHaveCount(4);
  await info.gallery.locator('li').first().hover();
  await info.deletes.first().click();
  await question.getByRole('button', { name: t('pallet:photos.deleteIt') }).click();
  await expect(info.photos).toHaveCount(3);

  const viewer = await another('phone');
  await viewer.signInAs('viewer');
  await viewer.open(address);
  const looks = new PalletInfoPage(viewer.page, t);
  await expect(looks.photos).toHaveCount(3);
  for (const gone of [looks.addButton, looks.downloads, looks.deletes]) await expect(gone).toHaveCount(0);

  const supplier = await another();
  await supplier.signInAs('supplier9');
  await supplier.open(address);
  await expect(supplier.page).toHaveURL(/\/login/);
});
