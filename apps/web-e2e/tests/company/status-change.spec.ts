import { allTexts } from '@mullion/i18n/all';
import { StatusChangePage } from '../../src/pages/status-change.page';
import { expect, test } from '../../src/test';

/** Names and made products as the demo factory has them. */
const names = { packed: 'Supakuotas', left: 'Išsiųstas' } as const;
const [forbidden, scanned, typed] = ['26-0102.999001', '26-0102.999002', '26-0102.999003'] as const;
const texts = allTexts.lt.scanners.status;

test('STA-04abcde no status, no product, no right are red; a scan changes the status and empties the field', async ({
  app,
  page,
  t,
}) => {
  const statuses = new StatusChangePage(page, t);
  await app.signInAs('planner');
  await app.open('status-change');
  await expect(statuses.title).toBeVisible();

  await statuses.scan('UNCHOSEN');
  await expect(statuses.alert).toBeVisible();
  await expect(statuses.newest).toContainText(texts.choose_statusLine);
  await expect(statuses.newest).toHaveClass(/bad/);

  await statuses.pick(names.packed);
  await expect(statuses.alert).toBeHidden();
  await statuses.scan('NOTHING');
  await expect(statuses.newest).toContainText(new RegExp(texts.not_found, 'i'));
  await expect(statuses.newest).toHaveClass(/bad/);
  await expect(statuses.field).toHaveValue('');

  // by keyboard one gets out of the empty field, at the page's end, in both directions
  await statuses.field.focus();
  await page.keyboard.press('Tab');
  await expect(statuses.field).not.toBeFocused();
  // past the last of the page nothing is focused for one press
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(statuses.focused).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  await expect(statuses.field).not.toBeFocused();

  await statuses.pick(names.left);
  await statuses.scan(forbidden);
  await expect(statuses.newest).toContainText(new RegExp(texts.not_allowed, 'i'));
  await expect(statuses.newest).toHaveClass(/bad/);

  // a scan is taken although the keyboard's focus stands on a status
  await statuses.pickByKeys(names.packed);
  await statuses.scan(scanned);
  await expect(statuses.newest).toContainText('26-0102');
  await expect(statuses.newest).toContainText(t('scanners:status.changedLine', { status: names.packed }));
  await expect(statuses.newest).toHaveClass(/ok/);
  await expect(statuses.field).toHaveValue('');

  await statuses.field.fill(typed);
  await statuses.field.press('Enter');
  await expect(statuses.lines).toHaveCount(5);
  await expect(statuses.newest).toHaveClass(/ok/);
  await expect(statuses.field).toHaveValue('');
});
