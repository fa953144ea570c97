import { createCustomer } from '@mullion/contracts';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { CustomersPage } from '../../src/pages/customers.page';
import { TemplatesPage } from '../../src/pages/templates.page';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../src/test';

/** A PNG of 40 × 20 pixels. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAIAAABwJOjsAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAL0lEQVRIiWNgSK4aGMQwanHVaFAnjyYuhtHsVDVagCSPFpkMo5VE1Wi1yDDsq0UAk6Wyv1gbNwIAAAAASUVORK5CYII=',
  'base64',
);

/** The keys of the templates that are sent from now on, in their order. */
const keysSent = (page: Page): string[] => {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/templates'))
      keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
};

/** Presses the button, and Escape as soon as its dialog is there, before the focus has moved into it. */
const escapeOnceOpened = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLElement) => {
    const dialogs = () => document.querySelectorAll('[role="dialog"]').length;
    const before = dialogs();
    return new Promise<void>((resolve) => {
      const press = (_changes: MutationRecord[], observer: MutationObserver) => {
        if (dialogs() === before) return;
        observer.disconnect();
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
        );
        resolve();
      };
      new MutationObserver(press).observe(document.body, { childList: true, subtree: true });
      element.focus();
      element.click();
    });
  });

test('CUS-04abcd a template has a logo and a header as they will be printed; Escape closes', async ({
  app,
  page,
  t,
}) => {
  const templates = new TemplatesPage(page, t);
  const customers = new CustomersPage(page, 'lt');
  const name = `UAB ${freshNumber('T')}`;
  await (await Api.signedInAs('super')).call(createCustomer, { body: { name } });
  await app.signInAs('admin');
  await app.open(`customers/${encodeURIComponent(name)}`);
  await customers.act(customers.row(name), t('templates:action'));
  await expect(templates.header).toBeVisible();

  await templates.file.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(templates.refusedType('logo.svg')).toBeVisible();
  await templates.width.fill('3');
  await templates.kind.selectOption('1');
  await expect(templates.widthText).toBeVisible();
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
  await templates.file.setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture at all'),
  });
  await templates.save.click();
  await expect(templates.dialog.getByRole('alert')).toContainText(
    t('errors:not_allowed_file_type', { types: 'PNG, JPG' }),
  );
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

test('a logo is sent with its progress, cancelled, refused by its bytes, seen large, and sent again after a failure', async ({
  app,
  page,
  t,
}) => {
  const templates = new TemplatesPage(page, t);
  const customers = new CustomersPage(page, 'lt');
  const name = `UAB ${freshNumber('L')}`;
  await (await Api.signedInAs('super')).call(createCustomer, { body: { name } });
  await app.signInAs('admin');
  await app.open(`customers/${encodeURIComponent(name)}`);
  await customers.act(customers.row(name), t('templates:action'));
  await expect(templates.header).toBeVisible();
  const keys = keysSent(page);

  const slow = await page.context().newCDPSession(page);
  const line = (uploadThroughput: number) =>
    slow.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await slow.send('Network.enable');
  await line(100_000);
  // minutes long on this line
  await templates.file.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(5_000_000) });
  await templates.save.click();
  await expect(templates.progress('big.png')).toHaveAttribute('aria-valuenow', /^[1-9]/);
  await templates.cancelUpload('big.png').click();
  await expect(templates.dialog.getByRole('status').filter({ hasText: t('file.cancelled') })).toBeVisible();
  await expect(templates.retryUpload('big.png')).toBeFocused();
  await line(-1);
  await templates.retryUpload('big.png').press('Enter');
  await expect(templates.dialog.getByRole('alert')).toContainText(
    t('errors:not_allowed_file_type', { types: 'PNG, JPG' }),
  );
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);

  await templates.file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: LOGO });
  await templates.previewOf('logo.png').click();
  await expect(templates.large('logo.png')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(templates.large('logo.png')).toBeHidden();
  // the focus is still in the dialog below it then
  await escapeOnceOpened(templates.previewOf('logo.png'));
  await expect(templates.large('logo.png')).toBeHidden();
  await expect(templates.dialog).toBeVisible();
  await page.route('**/api/templates', (route) => route.abort());
  await templates.save.click();
  await expect(templates.dialog.getByRole('alert')).toContainText(t('errors:network.unreachable'));
  await page.unroute('**/api/templates');
  await templates.retryUpload('logo.png').click();
  await expect(templates.saved(name)).toBeVisible();
  await expect(templates.preview.getByRole('img')).toHaveAttribute('src', /^data:image\/png/);
  expect(keys).toHaveLength(4);
  expect(keys[3]).toBe(keys[2]);
  expect(keys[2]).not.toBe(keys[1]);
});
