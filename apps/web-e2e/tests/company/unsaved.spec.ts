import { CompanyPage } from '../../src/pages/company.page';
import { expect, SCREENS, test } from '../../src/test';

test.use({ language: 'en', viewport: SCREENS.laptop });

test('another view, another page and the way back ask before typed input is lost', async ({ app }) => {
  const { page, t } = app;
  const company = new CompanyPage(page, t);
  const question = page.getByRole('alertdialog', { name: t('form.unsavedTitle') });
  const stay = question.getByRole('button', { name: t('action.cancel') });
  const discard = question.getByRole('button', { name: t('action.discard') });
  await app.signInAs('admin');
  await app.open('company');
  await company.view('mail').click({ force: true });
  await company.mailText.fill('Not saved yet');
  await company.view('settings').click({ force: true });
  await stay.click();
  await expect(company.mailText).toHaveValue('Not saved yet');
  await page.goBack();
  await stay.click();
  await page.getByRole('button', { name: t('company:audit') }).click();
  await stay.click();
  await expect(company.mailText).toHaveValue('Not saved yet');
  await company.view('settings').click({ force: true });
  await discard.click();
  await expect(company.spacing).toBeVisible();
  await company.view('mail').click({ force: true });
  await expect(company.mailText).not.toHaveValue('Not saved yet');
});
