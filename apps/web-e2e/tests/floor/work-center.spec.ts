import { routes } from '@mullion/contracts';
import { workAtTwoCenters } from '../../src/flows/floor';
import { PalettePage } from '../../src/pages/palette.page';
import { expect, test } from '../../src/test';
import { tick } from '../../src/tick';

test('WCP-01ab WCP-02ab an order is completed after a question that names it, and taken back; a comment is a problem', async ({
  app,
  t,
}) => {
  const { admin, first, second, number } = await workAtTwoCenters(3);
  const { workCenter } = app;
  await app.signInAs('planner');
  await app.open(`work-center/${first.id}/${first.code}`);
  await expect(workCenter.rows).toHaveCount(3);
  await expect(workCenter.panel).toContainText(number);

  // Space chooses, Ctrl+Enter asks
  await workCenter.rows.first().focus();
  await app.page.keyboard.press('Space');
  await app.page.keyboard.press('ArrowDown');
  await app.page.keyboard.press('Space');
  await app.page.keyboard.press('Control+Enter');
  await expect(workCenter.dialog).toContainText(number);
  await expect(workCenter.dialog).toContainText(t('workCenter:doneOf', { done: 2, count: 3 }));
  await expect(workCenter.dialog).toContainText(second.code);
  await workCenter
    .button(t('workCenter:selected', { count: 2 }))
    .last()
    .click();
  await expect(workCenter.rows).toHaveCount(1);
  const done = app.page.getByText(
    t('workCenter:complete.done', { count: 2, orders: number, center: `${first.code} Bandymas` }),
  );
  await expect(done).toBeVisible();
  await workCenter.button(t('workCenter:undo')).click();
  await expect(workCenter.rows).toHaveCount(3);

  // a comment asks and is a problem; it shows without reading the page again
  await workCenter.rows.last().focus();
  // what a scanner types is no key; the same letter alone is
  await new PalettePage(app.page, t).scanOfNothing('GC-26-1');
  await expect(app.page.getByRole('dialog')).toHaveCount(0);
  // a key that comes with the last one of a code belongs to it, however fast this machine is
  await expect(async () => {
    await app.page.keyboard.press('c');
    await expect(workCenter.dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await workCenter.button(t('workCenter:problem.save')).click();
  await expect(workCenter.dialog).toContainText(t('workCenter:problem.required'));
  await workCenter.button(t('workCenter:problem.glass')).click();
  await workCenter.button(t('workCenter:problem.save')).click();
  await expect(workCenter.status('problem')).toHaveCount(1);
  await expect(workCenter.panel.getByRole('listitem').filter({ hasText: t('workCenter:problem.glass') })).toBeVisible();

  // somebody else's work appears by itself
  const page = await admin.call(routes.getWorkCenterPage, { params: { id: first.id } });
  const waiting = page.orders[0]?.products.find((product) => product.operation_status === 0);
  await admin.call(routes.completeOperations, { params: { id: first.id }, body: { products: [waiting?.product_id] } });
  await expect(workCenter.rows).toHaveCount(2);
  await workCenter.completeOrder(number).click();
  await workCenter
    .button(t('workCenter:selected', { count: 2 }))
    .last()
    .click();
  await expect(app.page.getByRole('heading', { name: t('workCenter:empty', { center: first.code }) })).toBeVisible();
  await tick(workCenter.finished);
  await expect(workCenter.status('completed')).toHaveCount(3);
});

test('WCP-01a WCP-02ce products go back to a lower code with a comment; without a work center there is a list', async ({
  app,
  t,
}) => {
  const { admin, first, second, products } = await workAtTwoCenters(1);
  await admin.call(routes.completeOperations, {
    params: { id: first.id },
    body: { products: products.map(({ id }) => id) },
  });
  const { workCenter } = app;
  await app.signInAs('planner');
  await app.open('work-center/null');
  await expect(app.page.getByRole('heading', { name: t('workCenter:none.title') })).toBeVisible();
  await app.page.getByRole('link', { name: new RegExp(`^${second.code}`) }).click();
  await expect(workCenter.rows).toHaveCount(1);
  await workCenter.rows.first().focus();
  await app.page.keyboard.press('g');
  const save = workCenter.dialog.locator('button[type=submit]');
  await expect(save).toBeDisabled();
  await workCenter.target(first.code).check();
  await expect(workCenter.dialog).toContainText(t('workCenter:back.again', { count: 1, centers: first.code }));
  await workCenter.dialog.getByRole('textbox').fill('  ');
  await expect(save).toBeDisabled();
  await workCenter.dialog.getByRole('textbox').fill('Perfrezuoti kampą');
  await save.click();
  await expect(workCenter.status('notYet')).toHaveCount(1);
  await app.page.keyboard.press('[');
  await expect(workCenter.switcher).toHaveValue(String(first.id));
  await expect(workCenter.rows).toHaveCount(1);
  await workCenter.filter.fill('nothing is called so');
  await expect(app.page.getByRole('heading', { name: t('workCenter:noMatch') })).toBeVisible();
});
