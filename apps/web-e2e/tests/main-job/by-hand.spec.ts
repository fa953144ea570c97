import { Api } from '../../src/api';
import { freshNumber, FRAMES } from '../../src/data/frames';
import { expectPdf } from '../../src/flows/documents';
import {
  importAndPlan,
  loadByScanner,
  lookAtPallet,
  moveTwo,
  packAll,
  packByScanner,
  palletsOf,
  prepare,
  productsShown,
} from '../../src/flows/main-job';
import { mailsAbout } from '../../src/mail';
import { CUSTOMER } from '../../src/scenarios';
import { expect, test } from '../../src/test';

test('PLN-01 the main job by hand: from a spreadsheet, of which no order is shown empty, to a truck that has left; the office in Lithuanian, the hall in English', async ({
  app,
  another,
}) => {
  const number = freshNumber('MJ');
  const shown = productsShown(app);
  await app.signInByForm('planner');
  await importAndPlan(app, number);
  await packAll(app, number);
  // the page may show an answer before the test has read it
  await expect.poll(() => shown).toContain(FRAMES);
  expect(shown).not.toContain(0);
  const packed = (await app.planning.palletCards.first().getAttribute('aria-label')) ?? '';
  await lookAtPallet(app, packed);
  await moveTwo(app, packed, 'L2');
  await prepare(app);
  const api = await Api.signedInAs('planner');
  const pallets = await palletsOf(api, number);
  expect(pallets.map((pallet) => pallet.status)).toEqual([1, 1]);

  await app.planning.makeTruck();
  const truck = await app.planning.truckCards.first().getAttribute('aria-label');
  await app.planning.truckCards.first().getByRole('link').click();
  await expect(app.truck.title(truck ?? '')).toBeVisible();
  for (const pallet of pallets) await expect(app.truck.pallets).toContainText(pallet.shown_number);
  await app.truck.optimiseButton.click();
  await expect(app.truck.optimised).toBeVisible();
  const truckId = /truck\/(\d+)/.exec(app.page.url())?.[1] ?? '';

  const packer = await another('phone', 'en');
  await packer.signInByForm('packer');
  await expect(packer.scanner.listening).toBeVisible();
  for (const pallet of pallets) await packByScanner(packer, pallet);
  await packer.goTo(`truck-scanner/${truckId}`);
  await expect(packer.scanner.listening).toBeVisible();
  await loadByScanner(packer, pallets);
  await packer.scanner.confirmDeparture();
  await expect(packer.scanner.outcome(packer.t('trucks:left.title', { truck: truck ?? '' }))).toBeVisible();

  await expect(app.truck.left).toBeVisible();
  await expectPdf(app.page, () => app.truck.print());
  await expect.poll(() => mailsAbout(number, CUSTOMER.contact)).toBe(1);
  await expect(app.truck.mails).toContainText(CUSTOMER.contact);
});
