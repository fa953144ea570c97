import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { plannedOrder } from '../../src/scenarios';
import { expect, test } from '../../src/test';

test.describe('in Lithuanian', () => {
  test.use({ language: 'lt' });

  test('PLN-04 PLN-03 frames and a door that need different packing types are packed at once: the dialog names what no type holds until one is added, in an order that can be changed', async ({
    app,
    t,
  }) => {
    const planner = await Api.signedInAs('planner');
    const { id, number } = await plannedOrder(planner, 'KT');
    const sizes = {
      type: 'door',
      category: 1,
      width: 2450,
      height: 2550,
      depth: 90,
      weight: 150,
      area: 6.2,
      can_be_flipped: false,
    } as const;
    await planner.call(routes.createProduct, { body: { order_id: id as never, position: 'DURYS', ...sizes } });
    const page = { query: { filter: number } };
    const { orders } = await planner.until(
      routes.getOrdersPallets,
      page,
      (now) => now.orders[0]?.products.some(({ position }) => position === 'DURYS') === true,
    );
    const count = orders[0]?.products.length ?? 0;

    await app.signInAs('planner');
    await app.open(`pallet-planning/${number}`);
    await app.planning.packing.packButton.click();
    const dialog = app.planning.packing.packDialog;
    const misfits = dialog.getByText(t('planning:maker.misfits', { positions: `${number} · DURYS.` }), { exact: true });
    await expect(misfits).toBeVisible();
    const add = dialog.getByLabel(t('planning:maker.further.add'), { exact: true });
    // what would help is not hidden
    await expect(add).toBeVisible();
    await add.selectOption('Narrow');
    await expect(misfits).toBeVisible();
    await add.selectOption('Tall frames');
    await expect(misfits).toBeHidden();
    const rows = dialog.getByRole('group', { name: t('planning:maker.further.title') }).getByRole('listitem');
    await dialog
      .getByRole('button', { name: t('planning:maker.further.earlier', { type: 'Tall frames' }) })
      .press('Enter');
    await expect(rows).toHaveText([/Tall frames/, /Narrow/]);
    await dialog.getByRole('button', { name: t('planning:maker.further.remove', { type: 'Narrow' }) }).click();
    await expect(rows).toHaveCount(1);
    await dialog.getByRole('button', { name: t('planning:maker.action'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(app.planning.order(number)).toHaveAccessibleName(new RegExp(app.planning.placed(count, count)), {
      timeout: 60_000,
    });
    const { pallets } = await planner.call(routes.getOrdersPallets, page);
    expect(pallets.flatMap(({ errors }) => errors)).toEqual([]);
    const heights = pallets.map(({ products, max_height }) => [
      products.some(({ position }) => position === 'DURYS'),
      max_height,
    ]);
    for (const [isOfDoor, height] of heights) expect(height).toBe(isOfDoor ? 2900 : 2520);
  });
});
