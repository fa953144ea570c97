import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { documentOpenedBy, pagesOf } from '../../src/flows/documents';
import { mailTexts } from '../../src/mail';
import { customerWith } from '../../src/scenarios';
import { expect, test } from '../../src/test';

const DAY_MS = 86_400_000;
const LONG_AGO = 120;
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

test('BEY-17a who has which stillages since when: taken back, corrected with a reason, reminded once by e-mail, which its receiver ends', async ({
  app,
  page,
  t,
  request,
}) => {
  const admin = await Api.signedInAs('admin');
  const name = freshNumber('Stovas ');
  const kind = await admin.call(routes.createReturnableKind, {
    body: {
      name,
      code: name.slice(-8),
      form: 'stillage',
      length: 1600,
      width: 1850,
      owned: 20,
      deposit: 350,
      for_pallets: false,
    },
  });
  const email = `${freshNumber('tara')}@tara.test`.toLowerCase();
  const customerName = await customerWith(email);
  const [customer] = (await admin.call(routes.listCustomers, { query: { filter: customerName } })).data;
  if (!customer) throw new Error('no customer');
  const give = (count: number, days: number) =>
    admin.call(routes.moveReturnables, {
      body: { customer_id: customer.id, act: 'given', kind_id: kind.id, count, moved_on: daysAgo(days) },
    });
  await give(5, LONG_AGO);
  await give(3, 2);

  await app.signInAs('planner');
  await app.open('returnables');
  await page
    .getByRole('searchbox')
    .or(page.getByLabel(t('returnables:filter')))
    .first()
    .fill(customer.name);
  const row = page.getByRole('row').filter({ hasText: customer.name });
  await expect(
    row.getByRole('img', { name: t('returnables:agesOf', { young: 3, middle: 0, aging: 0, late: 5 }) }),
  ).toBeVisible();
  await expect(row.getByRole('img', { name: t('returnables:lateSince', { date: daysAgo(LONG_AGO) }) })).toBeVisible();
  await row.getByRole('link', { name: customer.name }).click();
  const has = page.getByRole('list', { name: t('returnables:holder.has', { name: customer.name }) });
  await expect(has).toContainText(t('returnables:holder.kind', { kind: name, count: 8 }));

  // the oldest come back first
  await page.getByRole('button', { name: t('returnables:takeHere'), exact: true }).click();
  const take = page.getByRole('dialog', { name: t('returnables:entry.takeTitle') });
  await take.getByLabel(t('returnables:entry.kind')).selectOption(name);
  await take.getByLabel(t('returnables:entry.count')).fill('9');
  await take.getByRole('button', { name: t('returnables:take') }).click();
  await expect(take.getByText(t('errors:returnables.more_than_held', { held: 8 }))).toBeVisible();
  await take.getByLabel(t('returnables:entry.count')).fill('5');
  await take.getByRole('button', { name: t('returnables:take') }).click();
  await expect(take).toBeHidden();
  await expect(
    row.getByRole('img', { name: t('returnables:agesOf', { young: 3, middle: 0, aging: 0, late: 0 }) }),
  ).toBeVisible();

  // counted wrongly: a movement of its own takes it back
  const movements = page.getByRole('region', { name: t('returnables:holder.movements') });
  const wrong = movements.getByRole('listitem').filter({ hasText: t('returnables:act.taken') });
  await wrong.getByRole('button', { name: t('returnables:correct') }).click();
  const correction = page.getByRole('dialog').filter({ hasText: t('returnables:entry.correctHelp') });
  await correction.getByLabel(t('returnables:entry.correctCount')).fill('2');
  await correction.getByRole('button', { name: t('returnables:correct') }).click();
  await expect(correction).toBeVisible();
  await correction.getByLabel(t('returnables:entry.reason')).fill('Du liko pas klientą');
  await correction.getByRole('button', { name: t('returnables:correct') }).click();
  await expect(movements).toContainText('Du liko pas klientą');
  await expect(has).toContainText(t('returnables:holder.kind', { kind: name, count: 5 }));

  // on paper, as it is filtered
  const opened = await documentOpenedBy(page, () => page.getByRole('button', { name: t('returnables:print') }).click());
  const [sheet = ''] = await pagesOf(opened);
  for (const printed of [t('returnables:column.address'), customer.name, t('returnables:column.total')])
    expect(sheet).toContain(printed);
  await page.bringToFront();

  // asks first, then one mail, plain and HTML, that its receiver can end
  await page.getByRole('button', { name: t('mails:remind'), exact: true }).click();
  const remind = page.getByRole('dialog', { name: t('mails:remindTitle') });
  await expect(remind.getByRole('list', { name: t('mails:recipients') })).toContainText(email);
  await remind.getByRole('button', { name: t('mails:send', { count: 1 }) }).click();
  const reminders = page.getByRole('region', { name: t('mails:reminders') });
  await expect(reminders.getByRole('listitem').filter({ hasText: email })).toContainText(t('trucks:mails.state.sent'));
  const mails = await mailTexts(email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(name);
  expect(mails[0]?.html).toContain(name);
  const link = /https?:\/\/\S+\/api\/unsubscribe\/[\w.-]+/.exec(mails[0]?.text ?? '')?.[0] ?? '';
  const { pathname } = new URL(link);
  const ended = await request.post(pathname, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(ended.status()).toBe(200);
  await page.getByRole('button', { name: t('mails:remind'), exact: true }).click();
  await expect(remind).toContainText(t('mails:state.unsubscribed'));
  await expect(remind.getByRole('button', { name: t('mails:send', { count: 0 }) })).toBeDisabled();
});
