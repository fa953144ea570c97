import { expect, test } from '../../src/test';
import { emailOf, PASSWORD } from '../../src/people';

for (const language of ['lt', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('LOG-01a Enter goes on to the password and then signs in; nothing is sent while the form is invalid', async ({ app, page }) => {
      await app.open('login');
      await expect(app.signInPage.submit).toBeDisabled();
      await app.signInPage.email.fill(emailOf('planner'));
      await page.keyboard.press('Enter');
      await expect(app.signInPage.password).toBeFocused();
      await page.keyboard.type(PASSWORD);
      await page.keyboard.press('Enter');
      await expect(app.orders.title).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/${language}/orders/`));
    });

    test('LOG-02 a wrong password is cleared and focused, and the alert says the same as for an unknown person', async ({ app, t }) => {
      await app.open('login');
      for (const email of [emailOf('planner'), 'nobody@nowhere.test']) {
        await app.signInPage.signIn(email, 'not the password');
        await expect(app.signInPage.alert).toContainText(t('auth:wrong_credentials'));
        await expect(app.signInPage.password).toHaveValue('');
        await expect(app.signInPage.password).toBeFocused();
      }
    });
  });
}

test('NAV-01ac without a session every page goes to login; an unknown language becomes lt', async ({ page }) => {
  for (const path of ['/lt/orders', '/en/pallet-planning', '/lt/trucks-list']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login(\?|$)/);
  }
  await page.goto('/fr/orders');
  await expect(page).toHaveURL(/\/lt\/login(\?|$)/);
});

test('LOG-04d a new window of a signed-in browser goes on without a sign-in', async ({ app, page }) => {
  await app.signInAs('planner');
  const second = await page.context().newPage();
  await second.goto('/lt/orders');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(second).toHaveURL(/\/lt\/orders/);
});
