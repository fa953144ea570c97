import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { expect, test } from '../../src/test';

/** Work centers of a test; deleted when it is over, so that the demo factory's diagram stays as it is. */
const factory = async () => {
  const admin = await Api.signedInAs('admin');
  const made: number[] = [];
  return {
    admin,
    center: async (code: string) => {
      const center = await admin.call(routes.createWorkCenter, {
        body: { code, description: `Stalas ${code}`, max_load: 480 },
      });
      made.push(center.id);
      return center;
    },
    close: async () => {
      for (const id of made) await admin.call(routes.updateWorkCenter, { params: { id }, body: { deleted: true } });
    },
  };
};

test('WCS-01abcde work centers are made with all their fields, edited but for their code, deleted after a question, kept and opened', async ({
  app,
  page,
  t,
}) => {
  const code = freshNumber('ZA');
  const { workCenters } = app;
  await app.signInAs('admin');
  await app.open('work-centers');
  await workCenters.newButton.click();
  await workCenters.button(t('action.save')).click();
  await expect(workCenters.dialog).toContainText(t('form.requiredField'));
  await workCenters.field('code').fill(code);
  await workCenters.field('description').fill('Kampų valymas');
  await workCenters.field('maxLoad').fill('480,5');
  await workCenters.field('probability').fill('90');
  await workCenters.dialog.getByText(t('centers:form.preperation')).click();
  await workCenters.button(t('action.save')).click();
  await expect(workCenters.row(code)).toContainText('Kampų valymas *');

  await workCenters.act('edit', code);
  await expect(workCenters.field('code')).toHaveAttribute('readonly');
  await expect(workCenters.field('maxLoad')).toHaveValue('480.5');
  await workCenters.field('description').fill('Kampų šlifavimas');
  await page.keyboard.press('Enter');
  await expect(workCenters.row(code)).toContainText('Kampų šlifavimas');
  await expect(workCenters.viewLink(code)).toHaveAttribute('href', new RegExp(`/lt/work-center/\\d+/${code}$`));

  await workCenters.act('edit', code);
  await workCenters.dialog.getByText(t('centers:form.deleted'), { exact: true }).click();
  await workCenters.button(t('action.save')).click();
  await workCenters.button(t('centers:deleteAction')).click();
  await expect(workCenters.row(code)).toHaveCount(0);
  await workCenters.showDeleted.click();
  await expect(workCenters.row(code)).toContainText(t('centers:deleted'));
  await workCenters.view(code);
  await page.waitForURL(new RegExp(`/lt/work-center/\\d+/${code}$`));
});

test('WCM-01abcde arrows are drawn and removed, a cycle is refused and shown, a deleted one is kept without arrows', async ({
  app,
  page,
  t,
}) => {
  const { center, close } = await factory();
  const [first, second, third] = [freshNumber('ZB'), freshNumber('ZC'), freshNumber('ZD')];
  for (const code of [first, second, third]) await center(code);
  const { workCenters } = app;
  await app.signInAs('admin');
  await app.open('work-centers-management');
  await expect(workCenters.table).toBeVisible();

  await workCenters.draw(first, second);
  // a line without height counts as hidden
  await expect(workCenters.arrow(first, second)).toBeAttached();
  await expect(workCenters.row(second)).toContainText(first);
  await workCenters.node(third).focus();
  await page.keyboard.press('Enter');
  await expect(workCenters.field('maxLoad', workCenters.panel)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(workCenters.node(third)).toBeFocused();
  await page.keyboard.press('Enter');
  await workCenters.choice.selectOption({ label: `${second} Stalas ${second}` });
  await workCenters.addButton.click();
  await expect(workCenters.arrow(second, third)).toBeAttached();
  // neither itself nor one that is there already
  await expect(workCenters.choice.locator('option', { hasText: second })).toHaveCount(0);
  await expect(workCenters.choice.locator('option', { hasText: third })).toHaveCount(0);

  await workCenters.node(first).click();
  await workCenters.choice.selectOption({ label: `${third} Stalas ${third}` });
  await workCenters.addButton.click();
  await expect(workCenters.panel.getByRole('alert')).toContainText([first, second, third, first].join(' → '));
  await expect(page.getByText(t('centers:manage.cycleMark'))).toBeVisible();

  await workCenters.arrow(first, second).focus();
  const fourth = freshNumber('ZD');
  await center(fourth);
  await expect(workCenters.row(fourth)).toBeVisible();
  // what others do takes the focus from nothing
  await expect(workCenters.arrow(first, second)).toBeFocused();
  await page.keyboard.press('Delete');
  await workCenters.button(t('centers:manage.removeAction')).click();
  await expect(workCenters.arrow(first, second)).toHaveCount(0);

  await workCenters.act('delete', second);
  await expect(workCenters.dialog).toContainText(t('centers:deleteTitle', { code: second }));
  await workCenters.button(t('centers:deleteAction')).click();
  await expect(workCenters.node(second)).toHaveCount(0);
  await expect(workCenters.arrow(second, third)).toHaveCount(0);
  await workCenters.showDeleted.click();
  await expect(workCenters.node(second)).toContainText(t('centers:deleted'));
  await expect(workCenters.arrow(second, third)).toHaveCount(0);
  await close();
});

test('WCM-01f whoever is no administrator is signed out to the sign-in page', async ({ app, page }) => {
  await app.signInAs('planner');
  await app.open('work-centers-management');
  await page.waitForURL(/\/lt\/login/);
});

test('the rules of a product type are ticked, saved and read again', async ({ app, page, t }) => {
  const { admin, center, close } = await factory();
  const code = freshNumber('ZE');
  await center(code);
  await app.signInAs('admin');
  await app.open('work-centers-management');
  await page.getByRole('button', { name: t('centers:manage.rules') }).click();
  const { dialog } = app.workCenters;
  const type = await dialog.getByLabel(t('centers:rules.type')).inputValue();
  await expect(dialog.getByRole('group', { name: t('centers:rules.unestimatedTypes') })).toContainText(type);
  await dialog.getByLabel(`${code} Stalas ${code}`).check();
  const minutes = dialog.getByLabel(t('centers:rules.minutesOf', { center: code }), { exact: true });
  await minutes.fill('daug');
  await app.workCenters.button(t('centers:rules.save')).click();
  await expect(dialog.getByRole('alert')).toContainText(code);
  await minutes.fill('12,5');
  await dialog
    .getByLabel(t('centers:rules.unitOf', { center: code }))
    .selectOption({ label: t('centers:rules.perM2') });
  await app.workCenters.button(t('centers:rules.save')).click();
  await expect(app.alert(t('centers:rules.saved', { type }))).toBeVisible();
  const { rules } = await admin.call(routes.listOperationRules);
  expect(rules.filter((rule) => rule.product_type === type)).toMatchObject([{ minutes: 12.5, unit: 'm2' }]);
  await admin.call(routes.saveOperationRules, { body: { product_type: type, rules: [] } });
  await close();
});
