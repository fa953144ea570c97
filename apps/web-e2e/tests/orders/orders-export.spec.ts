import { readFile } from 'node:fs/promises';
import { routes } from '@mullion/contracts';
import type { Download } from '@playwright/test';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { documentOpenedBy, pagesOf } from '../../src/flows/documents';
import { expect, test } from '../../src/test';

test.describe('in en', () => {
  test.use({ language: 'en' });

  test('A10 EXP-04a EXP-05a the filter’s rows are exported as text, never as formulas; chosen ones are listed for the preparation and printed', async ({
    app,
    page,
    t,
  }) => {
    const planner = await Api.signedInAs('planner');
    const prefix = freshNumber('EX');
    for (const offer_id of ['=1+1', '@x'])
      await planner.call(routes.createOrder, {
        body: { production_id: `${prefix}${offer_id.slice(1)}`, offer_id: `${offer_id}${prefix}` },
      });
    await app.signInAs('planner');
    await app.open(`orders/${prefix}`);
    await expect(app.orders.rows).toHaveCount(2);
    await page.getByRole('button', { name: t('table.export'), exact: true }).click();
    // the tab may bring its file before one could begin to wait for it
    const downloaded = new Promise<Download>((resolve) => page.once('popup', (tab) => tab.once('download', resolve)));
    await page.getByRole('menuitem', { name: t('table.exportCsv') }).click();
    const download = await downloaded;
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines.filter((line) => line.includes(`"'=1+1${prefix}"`))).toHaveLength(1);
    expect(lines.filter((line) => line.includes(`"'@x${prefix}"`))).toHaveLength(1);

    await page.bringToFront();
    for (const number of [`${prefix}1+1`, `${prefix}x`]) await app.orders.select(number);
    const prepared = new Promise<Download>((resolve) => page.once('popup', (tab) => tab.once('download', resolve)));
    await app.orders.makeDocument('preparation');
    const preparation = await prepared;
    expect(preparation.suggestedFilename()).toContain(t('documents:file.orders'));
    const prepare = (await readFile(await preparation.path(), 'utf8')).trim().split('\r\n');
    expect(prepare).toHaveLength(3);
    expect(prepare[0]).toContain(t('documents:prepare.column.packing_type'));
    expect(prepare.filter((line) => line.startsWith(prefix))).toHaveLength(2);

    await page.bringToFront();
    const [sheet = ''] = await pagesOf(await documentOpenedBy(page, () => app.orders.makeDocument('print')));
    for (const printed of [t('orders:column.production_id'), `${prefix}1+1`, `${prefix}x`])
      expect(sheet).toContain(printed);
  });
});
