import { createCustomer } from '@mullion/contracts';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { CustomersPage } from '../../src/pages/customers.page';
import { TemplatesPage } from '../../src/pages/templates.page';
import { expect, test } from '../../src/test';

/** A PNG of 40 × 20 pixels. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAIAAABwJOjsAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAL0lEQVRIiWNgSK4aGMQwanHVaFAnjyYuhtHsVDVagCSPFpkMo5VE1Wi1yDDsq0UAk6Wyv1gbNwIAAAAASUVORK5CYII=',
  'base64',
);

test('CUS-04abcd a template has a logo and a header as they will be printed; Escape closes', async ({ app, page, t }) => {
  const templates = new TemplatesPage(page, t);
  const customers = new CustomersPage(page, 'lt');
  const name = `UAB ${freshNumber('T')}`;
  await (await Api.signedInAs('super')).call(createCustomer, { body: { name } });
  await app.signInAs('admin');
  await app.open(`customers/${encodeURIComponent(name)}`);
  await customers.act(customers.row(name), t('templates:action'));
  await expect(templates.header).toBeVisible();

  await templates.file.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(templates.said('not_allowed_file_type')).toBeVisible();
  await templates.width.fill('3');
  await templates.kind.selectOption('1');
  await expect(templates.widthSaid).toBeVisible();
  await expect(templates.width).toHaveValue('10');
  await templates.header.fill('Rytų langai');
  await expect(templates.preview.getByRole('heading', { name: 'Rytų langai' })).toBeVisible();
  await templates.save.click();
  await templates.saveWithoutLogo.click();
  await expect(templates.saved(name)).toBeVisible();

  await templates.file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: LOGO });
  await expect(templates.preview.getByRole('img')).toBeVisible();
  await templates.save.click();
  await expect(templates.preview.getByRole('img')).toHaveAttribute('src', /^data:image\/png/);
  await templates.file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
  await templates.save.click();
  await expect(templates.dialog).toContainText(t('templates:template_upload_error'));
  await templates.choose(t('language.en'), true);
  await expect(templates.preview.getByRole('heading')).toHaveCount(0);
  await templates.choose(t('templates:type.truck'));
  await expect(templates.preview.getByRole('img')).toHaveCount(0);
  await templates.choose(t('language.lt'));
  await templates.choose(t('templates:type.pallet'));
  await expect(templates.preview.getByRole('heading', { name: 'Rytų langai' })).toBeVisible();
  await expect(templates.width).toHaveValue('10');
  await page.keyboard.press('Escape');
  await expect(templates.dialog).toBeHidden();
});
