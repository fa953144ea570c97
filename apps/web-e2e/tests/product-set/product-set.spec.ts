import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { ProductSetPage } from '../../src/pages/product-set.page';
import { expect, test } from '../../src/test';

test('SET-01a a scanned product shows its picture, fittings and glass; fields are marked by pointer and keys; a miss says so', async ({
  app,
  page,
  t,
}) => {
  const admin = await Api.signedInAs('admin');
  const { data: units } = await admin.call(routes.listGlassUnits);
  const barcode = units.find(({ field }) => field === 'B')?.barcode ?? '';
  const set = await admin.call(routes.getProductSet, { params: { barcode } });
  const view = new ProductSetPage(page, t);
  await app.signInAs('admin');
  await app.open('product-set');
  await expect(view.empty).toBeVisible();
  await expect(view.field).toBeFocused();

  await page.keyboard.type(`${barcode}\n`);
  await expect(page).toHaveURL(new RegExp(`/lt/product-set/${encodeURIComponent(barcode)}$`));
  await expect(view.product.getByRole('heading', { level: 2 })).toContainText(`${set.order} / ${set.position}`);
  await expect(view.fittings.getByRole('row')).toHaveCount(set.fitting_groups.length + 1);
  const columns = [...new Set(set.fitting_groups.flatMap(({ fittings }) => fittings.map(({ field }) => field)))].sort();
  await expect(view.fittings.getByRole('columnheader')).toHaveText([
    t('productSet:column.number'),
    t('productSet:column.code'),
    t('productSet:column.description'),
    ...columns,
    t('productSet:column.total'),
  ]);
  const [main, picture] = [await page.locator('main').boundingBox(), await view.product.boundingBox()];
  expect((picture?.width ?? 1) / (main?.width ?? 1)).toBeLessThanOrEqual(0.4);

  await view.glassIn('B').hover();
  await expect(view.pane('B')).toHaveClass('on');
  await expect(view.marked).toHaveCount(3);
  await view.pane('A').hover({ position: { x: 4, y: 4 } });
  await expect(view.glassIn('A')).toHaveClass('sel');
  await expect(view.pane('B')).not.toHaveClass('on');
  await view.field.hover();
  await expect(view.marked).toHaveCount(0);
  await view.letter('A').focus();
  await expect(view.glassIn('A')).toHaveClass('sel');
  await view.glassIn('A').focus();
  await page.keyboard.press('ArrowDown');
  await expect(view.glassIn('B')).toBeFocused();
  await expect(view.pane('B')).toHaveClass('on');

  await view.field.focus();
  await page.keyboard.type('b');
  await expect(view.pane('B')).toHaveClass('on');
  await page.keyboard.press('Escape');
  await page.keyboard.type('nothing-has-this-code\n');
  await expect(view.miss('nothing-has-this-code')).toBeVisible();
  await expect(view.product).toContainText(`${set.order} / ${set.position}`);
  await page.keyboard.type(`${barcode}\n`);
  await expect(view.miss('nothing-has-this-code')).toBeHidden();
  await page.reload();
  await expect(view.product).toContainText(`${set.order} / ${set.position}`);
});
