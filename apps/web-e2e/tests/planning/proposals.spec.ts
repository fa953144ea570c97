import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { plannedOrder, truckOf } from '../../src/scenarios';
import { expect, test } from '../../src/test';

test.describe('in Lithuanian', () => {
  test.use({ language: 'lt' });

  test('BEY-21ab BEY-06a PLN-04b a plan is shown beside now, named when asked for twice, thrown away or taken and taken back; what is pinned stays', async ({
    app,
    t,
  }) => {
    const planner = await Api.signedInAs('planner');
    const { number } = await plannedOrder(planner, 'PR');
    const page = { query: { filter: number } };
    const { orders } = await planner.call(routes.getOrdersPallets, page);
    const products = orders[0]?.products ?? [];
    for (const { id } of products.slice(0, 3))
      await planner.call(routes.moveProduct, {
        params: { id },
        body: { moved_from: null, moved_to: null, temporary: { width: 1000 } },
      });
    const { pallets } = await planner.until(routes.getOrdersPallets, page, (now) => now.pallets.length === 3);
    const [pinned, other] = pallets.map((pallet) => pallet.shown_number);

    await app.signInAs('planner');
    await app.open(`pallet-planning/${number}`);
    await app.planning.pin(pinned ?? '');
    await app.planning.packing.proposeAll();
    await expect(app.planning.packing.run).toContainText(t('planning:run.found'));
    await app.planning.packing.whyButton.click();
    await expect(app.page.getByText(t('runs:whyTitle'))).toBeVisible();
    await app.page.keyboard.press('Escape');
    await expect(app.planning.packing.proposals).not.toHaveCount(0);
    await expect(app.planning.packing.proposals.filter({ hasText: pinned ?? '' })).toHaveCount(0);

    await app.planning.packing.proposeAll();
    await expect(app.planning.packing.packDialog).toContainText(`${number} · `);
    await app.page.keyboard.press('Escape');
    await app.page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('common:action.discard'), exact: true })
      .click();
    await expect(app.planning.packing.packDialog).toBeHidden();
    await app.planning.packing.discardButton.click();
    await expect(app.planning.packing.proposals).toHaveCount(0);
    await expect(app.planning.pallet(other ?? '')).toBeVisible();
    await expect(app.planning.order(number)).toHaveAccessibleName(new RegExp(app.planning.placed(3, products.length)));

    await app.planning.packing.proposeAll();
    await expect(app.planning.packing.takeButton).toBeVisible({ timeout: 30_000 });
    await app.planning.packing.takeButton.click();
    await expect(app.planning.order(number)).toHaveAccessibleName(
      new RegExp(app.planning.placed(products.length, products.length)),
    );
    const after = await planner.call(routes.getOrdersPallets, page);
    const kept = after.pallets.find((pallet) => pallet.shown_number === pinned);
    expect(kept?.products.map(({ id, x, y, z }) => ({ id, x, y, z }))).toEqual(
      pallets[0]?.products.map(({ id, x, y, z }) => ({ id, x, y, z })),
    );

    await app.planning.packing.undoPlanButton.click();
    await expect(app.planning.packing.run).toContainText(t('planning:run.undone'));
    await expect(app.planning.order(number)).toHaveAccessibleName(new RegExp(app.planning.placed(3, products.length)));

    // BEY-08: also after a reload it is the first thing to take back
    await app.planning.packing.proposeAll();
    await app.planning.packing.takeButton.click({ timeout: 30_000 });
    await expect(app.planning.order(number)).toHaveAccessibleName(
      new RegExp(app.planning.placed(products.length, products.length)),
    );
    await app.page.reload();
    await expect(app.planning.step('undo')).toHaveAccessibleName(t('editor:undoOf', { what: t('editor:act.plan') }));
    await app.planning.step('undo').click();
    await expect(app.planning.order(number)).toHaveAccessibleName(new RegExp(app.planning.placed(3, products.length)));
    await expect(app.planning.step('undo')).toBeDisabled();
  });
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('TRK-03 a shorter floor found in the browser before it is asked for is drawn as a ghost and saved when it is taken', async ({
    app,
  }) => {
    const planner = await Api.signedInAs('planner');
    const { truck } = await truckOf(planner, 'SU');
    const pallets = truck.pallets.map(({ pallet_id }, index) => ({
      pallet_id,
      x: index * 5000,
      y: 0,
      is_turned: false,
    }));
    const spread = await planner.call(routes.updateTruck, { params: { id: truck.id }, body: { pallets } });
    await app.signInAs('planner');
    await app.open(`truck/${truck.id}`);
    await expect.poll(() => app.truck.searches).toHaveLength(1);
    const [quiet] = app.truck.searches;
    await expect(app.truck.suggestion).toBeHidden();
    await app.truck.suggestButton.click();
    await expect(app.truck.acceptSuggestion).toBeVisible({ timeout: 15_000 });
    expect((await planner.call(routes.getTruck, { params: { id: truck.id } })).used_length).toBe(spread.used_length);
    await app.truck.acceptSuggestion.click();
    await expect(app.truck.suggestion).toBeHidden();
    await planner.until(routes.getTruck, { params: { id: truck.id } }, (now) => now.used_length < spread.used_length);
    // what it searches by has not changed: the same worker is used throughout
    await app.truck.suggestButton.click();
    await expect(app.alert(app.t('runs:suggest.nothingProved'))).toBeVisible();
    expect(app.truck.searches).toEqual([quiet]);
    await app.truck.crumb.click();
    await expect.poll(() => app.truck.searches).toHaveLength(0);
  });
});
