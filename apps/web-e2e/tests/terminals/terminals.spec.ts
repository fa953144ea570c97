import { routes } from '@mullion/contracts';
import { codesInPng } from '@mullion/server-testing/paper';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { expectNoSidewaysScroll, expectNoViolations } from '../../src/flows/quality';
import { enrol, managerWithBadge, packerWithPin } from '../../src/flows/terminals';
import { AccountPage } from '../../src/pages/account.page';
import { DevicePage, TerminalsPage } from '../../src/pages/terminals.page';
import { PASSWORD } from '../../src/people';
import { packedOrder, truckOf } from '../../src/scenarios';
import { expect, test } from '../../src/test';

test('BEY-14a BEY-22a a terminal is enrolled once, people take turns at it by PIN, their scans are theirs, at racks too, it locks, and revoked it is signed out', async ({
  app,
  another,
  t,
}) => {
  const [admin, planner] = [await Api.signedInAs('admin'), await Api.signedInAs('planner')];
  const [first, second, guessed, { pallets }] = await Promise.all([
    packerWithPin(admin, '7392'),
    packerWithPin(admin, '6184'),
    packerWithPin(admin, '5037'),
    packedOrder(planner, 'TE'),
  ]);
  const id = pallets[0]?.id ?? 0;
  await planner.call(routes.printPreparation, { body: { pallets: [id] } });
  const pallet = await planner.until(
    routes.getPallet,
    { params: { id }, query: { with_products: 'true' } },
    ({ number }) => number !== null,
  );
  const [window, door, waits] = pallet.products;
  const rack = freshNumber('S');
  await admin.call(routes.createRack, { body: { code: rack, zone: 'Z', place: 'prie vartų', walking_order: 9 } });

  // the code is good once
  const name = freshNumber('Vartai');
  const list = new TerminalsPage(app.page, t);
  await app.signInAs('admin');
  await app.open('terminals');
  const code = await list.create(name);
  await expect(list.row(name)).toContainText(t('terminals:kind.scanner'));
  const shared = await another('laptop');
  const { page, scanner } = shared;
  const device = new DevicePage(page, t);
  await shared.open('terminal');
  await device.enrol(code);
  await expect(device.who).toBeVisible();
  const again = await app.page.context().request.post('/api/terminal/enrol', { data: { code } });
  expect([again.status(), (await again.json()).code]).toEqual([422, 'terminal.code_wrong']);

  // by the keys of the screen; a scan is of whoever works here
  await device.person(first.name).click();
  await device.tap('7392');
  await expect(device.home).toBeVisible();
  await device.tile(t('terminals:home.pallet')).click();
  await expect(scanner.listening).toBeVisible();
  const scans = async (barcode: string, title: string) => {
    await scanner.scan(barcode);
    await expect(scanner.verdict).toContainText(title);
  };
  await scans(pallet.number ?? '', t('scanners:pallet.pallet_loaded'));
  await scans(window?.barcode ?? '', t('scanners:pallet.loaded'));
  // somebody else takes over by keys alone, on the same page
  await page.keyboard.press('F2');
  await device.person(second.name).click();
  await page.keyboard.type('6184');
  await expect(device.worker(second.name)).toBeVisible();
  await scans(pallet.number ?? '', t('scanners:pallet.pallet_loaded'));
  await scans(door?.barcode ?? '', t('scanners:pallet.loaded'));
  const scannedBy = async (productId: number | undefined) =>
    (await admin.call(routes.listActions, { query: { table_name: 'products', table_id: productId ?? 0 } })).map(
      ({ userName }) => userName,
    );
  await expect.poll(() => scannedBy(window?.id)).toEqual([first.name]);
  await expect.poll(() => scannedBy(door?.id)).toEqual([second.name]);
  // racks and scans that did not match are loaders' work too; the office stays closed
  await shared.goTo('terminal-home');
  await device.tile(t('terminals:home.racks')).click();
  await expect(page.getByRole('region', { name: t('hall:plan.title') }).getByText(rack)).toBeVisible();
  await scans(rack, t('hall:scan.opened', { rack }));
  await scans(waits?.barcode ?? '', t('hall:scan.in', { rack }));
  const way = await planner.call(routes.getItemHistory, { params: { id: waits?.id ?? 0 } });
  expect(way.steps.map(({ name: at, user_name: by }) => [at, by])).toEqual([[rack, second.name]]);
  await shared.goTo('terminal-home');
  await device.tile(t('terminals:home.conflicts')).click();
  await expect(shared.heading).toHaveText(t('conflicts:title'));
  await expect(
    page.getByRole('list', { name: t('conflicts:open') }).or(page.getByText(t('conflicts:none'))),
  ).toBeVisible();
  await shared.goTo('orders');
  await expect(device.closed).toBeVisible();

  // it locks by its button, and by itself once nobody has touched it
  await device.lock();
  await expect(device.who).toBeVisible();
  await device.person(second.name).click();
  await device.tap('6184');
  await expect(device.worker(second.name)).toBeVisible();
  await page.clock.install();
  await page.keyboard.press('Shift');
  await page.clock.fastForward('04:50');
  await expect(device.worker(second.name)).toBeVisible();
  await page.clock.fastForward('00:20');
  await expect(page.getByText(t('terminals:here.locked'), { exact: true })).toBeVisible();

  // three wrong PINs and this screen takes none of theirs; others still sign in
  await device.person(guessed.name).click();
  for (const left of [2, 1]) {
    await device.tap('9182');
    await expect(device.alert).toHaveText(t('terminals:here.left', { count: left }));
  }
  await device.tap('9182');
  await expect(device.alert).toHaveText(t('errors:terminal.badge_only'));
  await expect(device.key('1')).toBeDisabled();
  await expectNoViolations(shared, 'who works here');
  await device.person(first.name).click();
  await device.tap('7392');
  await expect(device.worker(first.name)).toBeVisible();

  // revoked, nobody works at it any more
  await list.revoke(name);
  await expect(list.row(name)).toHaveCount(0);
  await expect(device.enrolment).toBeVisible();
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('BEY-14a a first PIN is set at the terminal by the badge, changed in the office by the password, and sessions name the terminal', async ({
    app,
    another,
    t,
  }) => {
    const admin = await Api.signedInAs('admin');
    const manager = await managerWithBadge(admin);
    const shared = await another('phone');
    const name = await enrol(admin, shared, ['scanner', 'work_center']);
    const device = new DevicePage(shared.page, t);
    await shared.open('terminal');
    await expect(device.who).toBeVisible();
    await shared.scanner.scan(manager.badge);
    await expect(device.tile(t('terminals:home.conflicts'))).toBeVisible();
    await expectNoSidewaysScroll(shared, 'pages of a terminal on a phone');
    await device.tile(t('terminals:pin.tile')).click();
    // whoever finds the terminal open has no badge to show
    await expect(shared.page.getByText(t('terminals:pin.currentOnlyBadge'))).toBeVisible();
    await shared.scanner.scan(manager.badge);
    await device.tap('1111');
    await device.tap('1111');
    await expect(device.alert).toHaveText(t('errors:pin.weak'));
    await expectNoViolations(shared, 'own PIN');
    await expectNoSidewaysScroll(shared, 'own PIN on a phone');
    await device.tap('7392');
    await device.tap('7392');
    await expect(device.home).toBeVisible();
    await device.lock();
    await device.person(manager.name).click();
    await shared.page.keyboard.type('7392');
    await expect(device.worker(manager.name)).toBeVisible();

    await app.page.context().request.post('/api/login', { data: { email: manager.email, password: PASSWORD } });
    await app.open('edit-account');
    const account = new AccountPage(app.page, t);
    await expect(account.sessions.filter({ hasText: t('users:sessions.atTerminal', { terminal: name }) })).toHaveCount(
      1,
    );
    await account.changePin('6184', 'Wrong-2026!');
    await expect(app.alert(t('errors:user.wrong_password'))).toBeVisible();
    await account.changePin('6184', PASSWORD);
    await expect(app.page.getByText(t('terminals:access.pinSaved'))).toBeVisible();
    await device.lock();
    await device.person(manager.name).click();
    await shared.page.keyboard.type('6184');
    await expect(device.worker(manager.name)).toBeVisible();
  });
});

test('BEY-14a the QR beside the code enrols a phone, a badge at its home page begins, and trucks there say when, where and whereto', async ({
  app,
  another,
  t,
}) => {
  const [admin, planner] = [await Api.signedInAs('admin'), await Api.signedInAs('planner')];
  const manager = await managerWithBadge(admin);
  const { truck } = await truckOf(planner, 'TQ');
  // long ago, so that it is the first of all that wait
  const leaves = { delivery_date: '2021-03-04', departure_time: '07:30', gate: 'V7' };
  await planner.call(routes.updateTruck, { params: { id: truck.id }, body: leaves });

  const name = freshNumber('Vartai');
  const list = new TerminalsPage(app.page, t);
  await app.signInAs('admin');
  await app.open('terminals');
  await list.open(name);
  const code = await list.code.textContent();
  const [address = ''] = await codesInPng(await list.qr.screenshot());
  expect(new URL(address).pathname).toMatch(/\/terminal$/);
  expect(decodeURIComponent(new URL(address).hash)).toBe(`#code=${(code ?? '').replace('-', '')}`);

  const shared = await another('phone');
  const device = new DevicePage(shared.page, t);
  await shared.page.goto(address);
  await expect(shared.page.getByLabel(t('terminals:enrol.code'), { exact: true })).toHaveValue(
    (code ?? '').replace('-', ''),
  );
  // kept in no history and in no copied address
  await expect(shared.page).not.toHaveURL(/code=/);
  await shared.page.keyboard.press('Enter');
  await expect(device.who).toBeVisible();
  await shared.scanner.scan(manager.badge);
  await expect(device.home).toBeVisible();
  const tile = device.tile(t('terminals:home.truck', { truck: truck.description }));
  await expect(tile).toContainText(/2021.*7:30/);
  await expect(tile).toContainText(t('terminals:home.gate', { gate: 'V7' }));
  // the town of the demo customer's address
  expect(truck.pallets[0]?.group_label).toContain('Klaipėda');
  await expect(tile).toContainText('Klaipėda');
  await expectNoSidewaysScroll(shared, 'the home page of a terminal on a phone');

  // whoever comes next holds their badge to the page as it stands
  const next = await managerWithBadge(admin);
  await shared.scanner.scan(next.badge);
  await expect(device.worker(next.name)).toBeVisible();
  await expect(device.home).toBeVisible();
});
