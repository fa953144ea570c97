import { listPackingTypes, updateCompany } from '@mullion/contracts';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { PackingTypesPage } from '../../src/pages/packing-types.page';
import { expect, test } from '../../src/test';

test('PKT-01bcdeg packing types are drawn while they are typed, made the default, edited and deleted', async ({
  app,
  page,
  t,
}) => {
  const admin = await Api.signedInAs('admin7');
  const name = freshNumber('PT');
  const types = new PackingTypesPage(page, t);
  await app.signInAs('admin7');
  await app.open('packing-types');
  await expect(types.title).toBeVisible();
  await types.newButton.click();
  await types.description.fill(name);
  await types.field('default_truck_spacing').fill('-10');
  await expect(types.dialog).toContainText(t('packingTypes:facts.overlaps', { spacing: '−10' }));
  await types.button(t('action.save')).click();
  await expect(types.dialog).toContainText(t('form.min', { min: '0' }));
  await types.field('default_truck_spacing').fill('40');
  await types.field('default_truck_spacing').press('ArrowUp');
  await expect(types.field('default_truck_spacing')).toHaveValue('50');
  await types.field('spacing_between').fill('17');
  await expect(types.drawing).toContainText('17');
  await page.keyboard.press('Enter');
  await expect(types.dialog).toBeHidden();
  await expect(types.row(name)).toContainText('17');

  const before = (await admin.call(listPackingTypes)).find(({ description }) => description !== name);
  await types.radio(name).press('Space');
  await expect(types.row(name)).toContainText(t('packingTypes:isDefault'));
  await types.act('delete', name);
  await types.button(t('packingTypes:deleteAction')).click();
  await expect(app.alert(t('errors:packing_type.is_default'))).toBeVisible();
  await admin.call(updateCompany, { body: { pref_packing_type: before?.id ?? null } });
  await expect(types.row(name)).not.toContainText(t('packingTypes:isDefault'));
  await types.act('edit', name);
  await types.field('max_height').fill('2300');
  await types.button(t('action.save')).click();
  await expect(types.row(name)).toContainText('2\u2009300');
  await types.act('delete', name);
  await types.button(t('packingTypes:deleteAction')).click();
  await expect(types.row(name)).toHaveCount(0);
});

test('PKT-01a without PT_EDIT the page ends the session', async ({ app, page, t }) => {
  await app.signInByForm('worker');
  await expect(page).toHaveURL(/\/lt\/orders/);
  await app.open('packing-types');
  await expect(page).toHaveURL(/\/lt\/login/);
  await expect(page.getByText(t('auth:not_open'))).toBeVisible();
});
