import { routes } from '@mullion/contracts';
import sharp from 'sharp';
import { Api } from '../../src/api';
import { signOn } from '../../src/flows/signature';
import { depart, truckOf } from '../../src/scenarios';
import { expect, test } from '../../src/test';

test('BEY-26a what a driver has filled in outlives a page that the phone closes; a full phone says so and nothing of it is gone', async ({
  t,
  another,
}) => {
  const planner = await Api.signedInAs('super');
  const { truck } = await truckOf(planner, 'DR');
  await depart(await Api.signedInAs('packer'), planner, truck);
  const { url } = await planner.call(routes.createShareLink, {
    body: { kind: 'departure', target_id: truck.id, language: 'lt' },
  });
  const link = new URL(url);
  const { page: phone } = await another('phone');
  const arrive = () => phone.getByRole('button', { name: t('driver:arrived') }).click();
  await phone.goto(`${link.pathname}${link.hash}`);
  await arrive();
  for (const box of await phone.getByRole('checkbox').all()) await box.click();

  const report = phone.getByRole('button', { name: t('driver:report') });
  const last = phone
    .getByRole('radiogroup', { name: t('driver:which') })
    .getByRole('radio')
    .last();
  const note = phone.getByLabel(t('driver:note'));
  const photo = phone.getByRole('img', { name: t('driver:photo', { number: 1 }) });
  await phone.getByRole('button', { name: t('driver:damaged') }).click();
  const more = phone.getByRole('button', { name: /^dar / });
  if (await more.isVisible()) await more.click();
  await last.click();
  await note.fill('Įbrėžtas stiklas');
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#00637a' } });
  await phone
    .locator('input[type=file]')
    .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() });
  await expect(photo).toBeVisible();
  await phone.reload();
  await arrive();
  await phone.getByRole('button', { name: t('driver:damaged') }).click();
  await expect(last).toBeChecked();
  await expect(note).toHaveValue('Įbrėžtas stiklas');
  await expect(photo).toBeVisible();
  await report.click();
  await expect(phone.getByText(t('driver:damages', { count: 1 }))).toBeVisible();
  // the next one begins empty
  await phone.getByRole('button', { name: t('driver:damaged') }).click();
  await expect(note).toHaveValue('');
  await expect(photo).toBeHidden();
  await phone.getByRole('button', { name: t('driver:back') }).click();

  await phone.getByRole('button', { name: t('driver:sign') }).click();
  await phone.getByLabel(t('driver:name')).fill('Gavėja Rasa');
  await signOn(phone, t('driver:signatureHere'));
  await phone.reload();
  await arrive();
  await phone.getByRole('button', { name: t('driver:sign') }).click();
  await expect(phone.getByLabel(t('driver:name'))).toHaveValue('Gavėja Rasa');
  await expect(phone.locator('.sign-pad .stroke')).toHaveCount(1);

  // the browser's store takes nothing more
  await phone.evaluate(() => {
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = () => {
      IDBObjectStore.prototype.add = add;
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await phone.getByRole('button', { name: t('driver:accepted') }).click();
  await expect(phone.getByRole('alert')).toHaveText(t('driver:notStored'));
  await expect(phone.locator('.sign-pad .stroke')).toHaveCount(1);
  await phone.getByRole('button', { name: t('driver:accepted') }).click();
  await expect(phone.getByText(t('driver:allDone'))).toBeVisible();
  const [stop] = await planner.until(
    routes.listTruckStops,
    { params: { id: truck.id } },
    ([first]) => first?.delivered_at != null,
  );
  expect(stop).toMatchObject({ received_by: 'Gavėja Rasa', damages: [{ note: 'Įbrėžtas stiklas' }] });
  // with the photo that was taken before the page was closed
  await planner.until(
    routes.listProblems,
    { query: { filter: truck.number } },
    ({ problems }) => problems.length === 1 && problems[0]?.attachments?.length === 1,
  );
});
