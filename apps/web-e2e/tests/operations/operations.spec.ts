import { Api } from '../../src/api';
import { publishBroken, stuckSaga } from '../../src/faults';
import { expectNoSidewaysScroll, expectNoViolations, turn } from '../../src/flows/quality';
import { customerWith, depart, truckOf } from '../../src/scenarios';
import { expect, SCREENS, test } from '../../src/test';

test.use({ colorScheme: 'light' });

/** The demo's own factory, and the second one. */
const FACTORY = { id: 1 } as const;
const SECOND = { id: 7, name: 'Nemuno durys' } as const;

test('BEY-35ab an event that was given up is seen with its reason, refused while it is broken, applied when it is mended, discarded', async ({
  app,
  page,
  t,
}) => {
  const desk = app.operations;
  const broken = await publishBroken(FACTORY.id);
  await app.signInAs('super');
  await app.open('operations-desk');
  await expect(desk.title).toBeVisible();
  for (const service of ['identity', 'orders', 'packing', 'dispatch', 'production', 'documents'] as const)
    await expect(desk.row('backlog', t(`operations:services.${service}`), t('operations:answers'))).toHaveCount(1);
  // webhooks in documents give it up too
  const letters = desk.row('letters', broken.subject, `(${FACTORY.id})`, t('operations:services.orders'));
  await expect(letters).toHaveCount(1);
  await expect(letters.getByText('order_id')).toBeVisible();
  await expectNoViolations(app, 'operations');
  await turn(app, 'dark');
  await expectNoViolations(app, 'operations in dark', ['color-contrast']);
  await turn(app, 'light');
  for (const language of ['en', 'lt'] as const) {
    await app.menu.language(language).click();
    await page.waitForURL(`/${language}/**`);
    for (const screen of ['laptop', 'phone', 'desktop'] as const) {
      await page.setViewportSize(SCREENS[screen]);
      await expectNoSidewaysScroll(app, `operations in ${language} on a ${screen}`);
      await expect.poll(() => desk.cutTexts()).toEqual([]);
    }
  }

  await desk.act(letters, t('operations:letters.retry'));
  await expect(app.alert(t('operations:letters.refused'))).toBeVisible();
  await expect(letters).toHaveCount(1);
  await broken.mend();
  await desk.act(letters, t('operations:letters.retry'));
  await expect(app.alert(t('operations:letters.retried'))).toBeVisible();
  await expect(letters).toHaveCount(0);

  const { subject } = await publishBroken(FACTORY.id);
  await expect(letters).toHaveCount(1);
  await desk.act(letters, t('operations:letters.discard'));
  await expect(desk.dialog).toContainText(t('operations:letters.discardTitle', { event: subject }));
  await expect(desk.dialog).toContainText(t('operations:letters.discardText'));
  await page.keyboard.press('Enter');
  await expect(desk.dialog).toBeHidden();
  await expect(letters).toHaveCount(1);
  await desk.act(letters, t('operations:letters.discard'));
  await desk.button(t('operations:letters.discard')).click();
  await expect(app.alert(t('operations:letters.discarded'))).toBeVisible();
  await expect(letters).toHaveCount(0);
});

test.describe('in en', () => {
  test.use({ language: 'en' });

  test('BEY-35ce a stuck saga is tried again; a copy is rebuilt, of one company and of all', async ({ app, t }) => {
    const desk = app.operations;
    const { error } = await stuckSaga();
    await app.signInAs('super');
    await app.open('operations-desk');
    await desk.act(desk.row('sagas', error), t('operations:sagas.retry'));
    await expect(app.alert(t('operations:sagas.retried'))).toBeVisible();
    await expect(desk.row('sagas', error)).toHaveCount(0);

    const copies = desk.row(
      'copies',
      t('operations:services.dispatch'),
      `${t('operations:services.packing')} · ${t('operations:records.pallet')}`,
    );
    await expect(copies.nth(1)).toBeVisible();
    await desk.narrowCopies(SECOND.name);
    await expect(copies).toHaveCount(1);
    await expect(copies).toContainText(`(${SECOND.id})`);
    await desk.act(copies.first(), t('operations:copies.rebuild'));
    await expect(app.alert(t('operations:copies.asked'))).toBeVisible();
    await expect(copies.first()).toContainText(t('operations:copies.standing.equal'));
    await desk.act(copies.first(), t('operations:copies.rebuildAll'));
    await expect(desk.dialog).toContainText(t('operations:copies.rebuildText'));
    await desk.button(t('operations:copies.rebuild')).click();
    await expect(desk.dialog).toBeHidden();
    for (const row of await copies.all()) await expect(row).toContainText(t('operations:copies.standing.equal'));
  });
});

test('BEY-35d an e-mail in doubt is listed and sent again only by a person who was asked', async ({ app, t }) => {
  const email = 'rasa@doubt.example.test';
  const [planner, packer] = [await Api.signedInAs('planner'), await Api.signedInAs('packer')];
  const { truck } = await truckOf(planner, 'TO', await customerWith(email));
  await depart(packer, planner, truck);
  const desk = app.operations;
  const mail = desk.row('mails', email, truck.description);
  await app.signInAs('super');
  await app.open('operations-desk');
  await expect(mail).toHaveCount(1);
  await desk.act(mail, t('operations:mails.resend'));
  await expect(desk.dialog).toContainText(t('operations:mails.resendText'));
  await desk.button(t('action.cancel')).click();
  await expect(desk.dialog).toBeHidden();
  await desk.act(mail, t('operations:mails.resend'));
  await desk.button(t('operations:mails.resend')).click();
  await expect(app.alert(t('operations:mails.resent'))).toBeVisible();
});

test('the operations page is neither offered to an administrator nor opened by its address', async ({ app, t }) => {
  await app.signInAs('admin');
  await app.open('operations-desk');
  await expect(app.notAllowed).toBeVisible();
  await expect(app.page.getByRole('navigation').getByText(t('menu:operations'))).toHaveCount(0);
});
