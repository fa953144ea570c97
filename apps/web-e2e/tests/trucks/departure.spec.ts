import { routes, truckStatus } from '@mullion/contracts';
import { Api } from '../../src/api';
import { customerWith, depart, loadTruck, truckOf, truckOfEmpty } from '../../src/scenarios';
import { expect, test } from '../../src/test';

test('TSC-02bd leaving with warnings asks, a recall brings everything back, leaving again asks whether to write', async ({
  app,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  const truck = await truckOfEmpty(planner, 'TD', [
    [1200, 1000],
    [1200, 1000],
  ]);
  const one = { params: { id: truck.id } };
  const stacked = truck.pallets.map(({ pallet_id }) => ({ pallet_id, x: 0, y: 0, is_turned: false }));
  await planner.call(routes.updateTruck, { ...one, body: { pallets: stacked } });
  await loadTruck(await Api.signedInAs('packer'), truck);
  const refused = await planner.ask(routes.updateTruck, { ...one, body: { status: truckStatus.dispatched } });
  expect([refused.status, refused.body.code]).toEqual([409, 'truck.warnings']);

  const names = await planner.call(routes.listStatuses, { query: { language: 'lt', table_name: 'trucks' } });
  const nameOf = (status: number) => names.find((name) => name.status === status)?.text ?? '';
  await app.signInAs('super');
  await app.open(`truck/${truck.id}`);
  await app.truck.departButton.click();
  await expect(app.truck.dialog).toContainText(t('trucks:depart.despite'));
  await app.page.getByLabel(t('trucks:depart.reason')).fill('Driver in the cab');
  await app.truck.button(t('trucks:depart.action')).click();
  await expect(app.scanner.outcome(t('trucks:left.title', { truck: truck.description }))).toBeVisible();
  await app.truck.button(t('action.close')).click();
  await expect(app.truck.left).toBeVisible();

  await app.truck.pickStatus(nameOf(truckStatus.loaded));
  await expect(app.truck.dialog).toContainText(t('trucks:confirm.recallText', { count: 2 }));
  await app.truck.button(t('trucks:confirm.statusAction', { status: nameOf(truckStatus.loaded) })).click();
  await expect(app.truck.left).toBeHidden();
  await expect(app.truck.optimiseButton).toBeEnabled();
  const back = await planner.until(routes.getTruck, one, ({ pallets }) => pallets.every((load) => load.status === 3));
  expect([back.status, back.departed_at]).toEqual([3, null]);

  await app.truck.departButton.click();
  await expect(app.truck.dialog.getByRole('checkbox', { name: t('trucks:depart.notifyAgain') })).not.toBeChecked();
  // the reason given last is one press away, beside the usual ones
  await expect(app.truck.button(t('trucks:depart.action'))).toBeDisabled();
  const reasons = app.page.getByRole('group', { name: t('trucks:depart.usualReasons') });
  await expect(reasons.getByRole('button')).toHaveCount(4);
  await reasons.getByRole('button', { name: 'Driver in the cab' }).click();
  await expect(app.page.getByLabel(t('trucks:depart.reason'))).toHaveValue('Driver in the cab');
  await app.truck.button(t('trucks:depart.action')).click();
  await expect(app.truck.left).toBeVisible();
  expect(await planner.call(routes.getTruck, one)).toMatchObject({ status: 4, departure: 2 });
});

test('MAI-01e an e-mail in doubt is shown as such and sent again only by a person who was asked', async ({
  app,
  t,
}) => {
  const [planner, packer] = [await Api.signedInAs('planner'), await Api.signedInAs('packer')];
  const email = 'austeja@doubt.example.test';
  const { truck } = await truckOf(planner, 'TM', await customerWith(email));
  await depart(packer, planner, truck);
  await app.signInAs('planner');
  await app.open(`truck/${truck.id}`);
  const mail = app.truck.mail(email);
  await expect(mail).toContainText(t('trucks:mails.state.unknown'));
  await expect(mail).toContainText(t('trucks:mails.contact'));
  await mail.getByRole('button', { name: t('trucks:mails.resend') }).click();
  await expect(app.truck.dialog).toContainText(t('trucks:mails.resendUnknown'));
  await app.truck.button(t('action.cancel')).click();
  await expect(app.truck.dialog).toBeHidden();
  await mail.getByRole('button', { name: t('trucks:mails.resend') }).click();
  await app.truck.button(t('trucks:mails.resend')).click();
  await expect(app.alert(t('trucks:done.resent', { email }))).toBeVisible();
  await expect(mail).toContainText(t('trucks:mails.attempts', { count: 2 }));
});
