import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { CompanyPage } from '../../src/pages/company.page';
import { ConflictPage } from '../../src/pages/conflict.page';
import { expect, test } from '../../src/test';

/** Names as the demo factories have them. It is the second factory that changes: the first one is packing meanwhile. */
const names = { notPrepared: 'Neparuošta', closed: 'Uždaryta', type: 5 } as const;

// they change the settings of one company
test.describe.configure({ mode: 'default' });

test('COM-01a the company page logs everybody but types 0 and 1 out', async ({ app, page }) => {
  await app.signInAs('planner');
  await app.open('company');
  await expect(page).toHaveURL(/\/login/);
});

test('COM-01bcde EXP-03a pallets, language, spacing, cutting file and managers are kept; six colours go round, a new truck has the spacing', async ({
  app,
  page,
  t,
}) => {
  const company = new CompanyPage(page, t);
  await app.signInAs('admin7');
  await app.open('company');
  await expect(company.title).toBeVisible();
  await expect(company.save).toBeDisabled();

  await company.emailField.fill('not an address');
  await company.emailField.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: t('form.email') })).toBeVisible();
  const fresh = freshNumber('m');
  const managers = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `${name}${fresh}@colours.example.test`);
  const before = await company.emails.filter({ hasText: '@' }).count();
  await company.emailField.fill(managers.join(', '));
  await company.emailField.press('Enter');
  await expect(company.emails).toHaveCount(before + managers.length);
  const colours = await company.colours();
  expect(new Set(colours.slice(0, 6)).size).toBe(6);
  expect(colours.slice(6)).toEqual(colours.slice(0, colours.length - 6));
  for (const manager of managers.slice(1)) await company.removeEmail(manager).click();
  const [email = ''] = managers;
  const language = await company.language.inputValue();
  await company.language.selectOption(language === 'lt' ? 'en' : 'lt');
  await company.spacing.fill('70');
  await company.cuttingSeparator.selectOption(',');
  await expect(page.getByText(t('company:cutting.alike'))).toBeVisible();
  await expect(company.save).toBeDisabled();
  await company.cuttingSeparator.selectOption('tab');
  const custom = await company.customPallets.isChecked();
  await company.toggleCustomPallets();
  await company.save.click();
  await expect(company.saved).toBeVisible();

  await page.reload();
  await expect(company.emails.filter({ hasText: email })).toBeVisible();
  await expect(company.spacing).toHaveValue('70');
  await expect(company.cuttingSeparator).toHaveValue('tab');
  await expect(company.customPallets).toBeChecked({ checked: !custom });
  await expect(company.language).not.toHaveValue(language);
  await app.goTo('trucks-list');
  await app.trucks.newButton.click();
  await expect(app.trucks.field('between')).toHaveValue('70');
  await page.keyboard.press('Escape');
  await expect(app.trucks.dialog).toBeHidden();
  await app.goTo('company');
  await company.language.selectOption(language);
  await company.toggleCustomPallets();
  await company.removeEmail(email).click();
  await company.spacing.fill('50');
  await company.cuttingSeparator.selectOption(';');
  await company.save.click();
  await expect(company.saved).toBeVisible();
  await expect(company.emails.filter({ hasText: email })).toBeHidden();
});

test('COM-03a the truck-loaded e-mail must say where the orders stand, and is seen while it is written', async ({
  app,
  page,
  t,
}) => {
  const company = new CompanyPage(page, t);
  await app.signInAs('admin7');
  await app.open('company?view=mail');
  const said = `Išvyko ${freshNumber('M')}`;
  await company.mailText.fill(said);
  await expect(company.mailPreview).toContainText(said);
  await company.save.click();
  await expect(app.alert(t('errors:enter_orders_placement'))).toBeVisible();
  await company.mailText.fill(`${said}:\n%orders\nAčiū`);
  await expect(company.mailPreview.getByRole('listitem')).toHaveCount(3);
  await company.save.click();
  await expect(company.saved).toBeVisible();
  await page.reload();
  await expect(company.mailText).toHaveValue(`${said}:\n%orders\nAčiū`);
});

test('RIG-02ab BEY-18ab ticks show what changes before they are saved for every combination', async ({
  app,
  page,
  t,
}) => {
  const company = new CompanyPage(page, t);
  await app.signInAs('admin7');
  await app.open('company?view=statusRights');
  await company.choose(names.type, 'pallets');
  await expect(company.statusRows).toHaveCount(5);
  await expect(company.tick('after', names.closed)).toBeChecked();
  const wasTicked = await company.tick('before', names.notPrepared).isChecked();

  await company.press(company.tick('before', names.notPrepared));
  await expect(company.move(names.notPrepared, names.closed)).toBeVisible();
  const change = t(wasTicked ? 'company:moves.change.loses' : 'company:moves.change.gains');
  await expect(company.from(names.notPrepared).filter({ hasText: names.closed })).toContainText(change);
  await expect(company.move(names.notPrepared, names.notPrepared)).toHaveCount(0);
  await company.save.click();
  await expect(company.saved).toBeVisible();
  await page.reload();
  await company.choose(names.type, 'pallets');
  await expect(company.tick('before', names.notPrepared)).toBeChecked({ checked: !wasTicked });
  await expect(company.tick('after', names.closed)).toBeChecked();
});

test('RIG-02ab 20 statuses a page; a second person sees what the first one saved meanwhile, and keeps the own ticks', async ({
  app,
  page,
  t,
}) => {
  const company = new CompanyPage(page, t);
  const conflict = new ConflictPage(page, t);
  const other = await Api.signedInAs('super');
  const part = { table_name: 'trucks', user_type: 5 } as const;
  const movesNow = async () =>
    (await other.call(routes.listStatusRights))
      .filter(({ table_name, user_type }) => table_name === part.table_name && user_type === part.user_type)
      .map(({ before, after }) => `${before}>${after}`);
  const save = async (moves: readonly (readonly [number, number])[]) => {
    await other.call(routes.deleteStatusRights, { body: part });
    await other.call(routes.saveStatusRights, {
      body: { updated: moves.map(([before, after]) => ({ ...part, before, after })) },
    });
  };
  await save([[1, 2]]);
  await page.route('**/api/statuses*', async (route) => {
    const answer = await route.fetch();
    const [first, ...rest] = (await answer.json()) as {
      id: number;
      table_name: string;
      status: number;
      text: string;
    }[];
    const more = Array.from({ length: 25 }, (_none, at) => ({
      ...first,
      table_name: 'trucks',
      status: 40 + at,
      text: `Papildoma ${at}`,
    }));
    await route.fulfill({ response: answer, json: [first, ...rest, ...more] });
  });
  await app.signInAs('admin');
  await app.open('company?view=statusRights');
  await company.choose(part.user_type, part.table_name);
  await expect(company.statusRows).toHaveCount(20);
  await page.getByRole('button', { name: t('table.page', { page: 2 }), exact: true }).click();
  await expect(company.statusRows.first()).toContainText('Papildoma');
  await page.getByRole('button', { name: t('table.page', { page: 1 }), exact: true }).click();

  const [planned, loading] = ['Suplanuotas', 'Kraunamas'] as const;
  await expect(company.tick('before', planned)).toBeChecked();
  await company.press(company.tick('before', loading));
  await expect(company.tick('before', loading)).toBeChecked();
  await save([
    [1, 2],
    [1, 3],
  ]);
  await company.save.click();
  const added = t('company:matrix.afterOf', { status: 'Pakrautas' });
  const own = t('company:matrix.beforeOf', { status: loading });
  await expect(conflict.choice(added, 'theirs')).toBeChecked();
  await expect(conflict.choice(own, 'mine')).toBeChecked();
  expect(await movesNow()).toEqual(['1>2', '1>3']);
  await conflict.save.click();
  await expect(conflict.dialog).toBeHidden();
  await expect(company.saved).toBeVisible();
  expect((await movesNow()).sort()).toEqual(['1>2', '1>3', '2>2', '2>3']);
});

test('RIG-01a BEY-18ab what a role could do with a right is shown before it is saved; the role keeps it', async ({
  app,
  page,
  t,
}) => {
  const company = new CompanyPage(page, t);
  const role = t(`userType.${names.type}`);
  await app.signInAs('admin7');
  await app.open('company?view=systemRights');
  await company.chooseRole(role);
  const scan = company.right('PAL_SCAN', role);
  await company.simulated(t('menu:scan')).click();
  const act = company.act(t('company:simulator.act.scanProduct'));
  const had = await scan.isChecked();
  await expect(
    act.getByRole('img', { name: t(had ? 'company:simulator.allowed' : 'company:simulator.locked') }),
  ).toBeVisible();
  await company.press(scan);
  await expect(
    act.getByRole('img', { name: t(had ? 'company:simulator.loses' : 'company:simulator.gains') }),
  ).toBeVisible();
  await company.saveChanges(1).click();
  await expect(company.saved).toBeVisible();
  await page.reload();
  await company.chooseRole(role);
  await expect(scan).toBeChecked({ checked: !had });
  await company.press(scan);
  await company.saveChanges(1).click();
  await expect(company.saved).toBeVisible();
  await expect(company.save).toBeDisabled();
});
