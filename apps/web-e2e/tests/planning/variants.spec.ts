import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { plannedOrder } from '../../src/scenarios';
import { expect, test } from '../../src/test';

test.describe('in Lithuanian', () => {
  test.use({ language: 'lt' });

  test('BEY-27a BEY-21ab plan variants stand side by side, one is chosen by keys, applied and undone; what is pinned stays in each, and a change meanwhile is refused by name', async ({
    app,
    t,
  }) => {
    const planner = await Api.signedInAs('planner');
    const { number } = await plannedOrder(planner, 'PV');
    const page = { query: { filter: number } };
    const { orders } = await planner.call(routes.getOrdersPallets, page);
    const products = orders[0]?.products ?? [];
    for (const { id } of products.slice(0, 2))
      await planner.call(routes.moveProduct, {
        params: { id },
        body: { moved_from: null, moved_to: null, temporary: { width: 1000 } },
      });
    const { pallets } = await planner.until(routes.getOrdersPallets, page, (now) => now.pallets.length === 2);
    const [pinned, other] = pallets;

    await app.signInAs('planner');
    await app.open(`pallet-planning/${number}`);
    await app.planning.pin(pinned?.shown_number ?? '');
    await app.planning.packing.compareAll();
    await expect(app.planning.packing.variants).toBeVisible();
    await expect(app.planning.packing.run).toContainText(t('runs:variants.ready'), { timeout: 60_000 });
    for (const objective of ['fewest_pallets', 'whole_orders', 'shortest_truck'] as const)
      await expect(app.planning.packing.variant(objective)).toContainText(t('runs:variants.figure.floor'));
    await expect(app.planning.packing.variants).toContainText(
      t('runs:variants.pinned', { pallets: pinned?.shown_number ?? '' }),
    );

    // another user changes a pallet: what was shown no longer holds
    await planner.call(routes.updatePallet, {
      params: { id: other?.id as never },
      query: {},
      body: { comment: 'mullion' },
    });
    await app.planning.packing.acceptVariant.click();
    await expect(app.alert(other?.shown_number ?? '')).toBeVisible();
    await app.planning.packing.leaveVariants.click();
    await expect(app.planning.packing.variants).toBeHidden();

    await app.planning.packing.compareAll();
    await expect(app.planning.packing.run).toContainText(t('runs:variants.ready'), { timeout: 60_000 });
    const chosen = app.planning.packing.variant('whole_orders').getByRole('radio');
    await app.planning.packing.variant('fewest_pallets').getByRole('radio').focus();
    await app.page.keyboard.press('ArrowRight');
    await expect(chosen).toBeChecked();
    await app.page.keyboard.press('Enter');
    await expect(app.planning.packing.variants).toBeHidden();
    await expect(app.planning.order(number)).toHaveAccessibleName(
      new RegExp(app.planning.placed(products.length, products.length)),
    );
    const after = await planner.call(routes.getOrdersPallets, page);
    const kept = after.pallets.find(({ id }) => id === pinned?.id);
    expect(kept?.products.map(({ id, x, y, z }) => ({ id, x, y, z }))).toEqual(
      pinned?.products.map(({ id, x, y, z }) => ({ id, x, y, z })),
    );

    await app.planning.packing.undoPlanButton.click();
    await expect(app.planning.packing.run).toContainText(t('planning:run.undone'));
    await expect(app.planning.order(number)).toHaveAccessibleName(new RegExp(app.planning.placed(2, products.length)));
  });
});
