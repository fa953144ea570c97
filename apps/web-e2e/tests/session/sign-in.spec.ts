import { App } from '../../src/app';
import { freshNumber } from '../../src/data/frames';
import { expect, test } from '../../src/test';
import { emailOf, PASSWORD } from '../../src/people';

test('LOG-01ab Enter goes on to the password and then signs in; nothing is sent while the form is invalid', async ({
  app,
  page,
  t,
}) => {
  await app.open('login');
  await expect(app.signInPage.submit).toBeDisabled();
  await app.signInPage.email.fill('planner');
  await page.keyboard.press('Tab');
  await expect(page.getByText(t('auth:valid_email_required'))).toBeVisible();
  await app.signInPage.password.fill(PASSWORD);
  await expect(app.signInPage.submit).toBeDisabled();
  await app.signInPage.email.fill('');
  await expect(page.getByText(t('auth:email_required'))).toBeVisible();
  await app.signInPage.password.fill('');
  await app.signInPage.email.fill(emailOf('planner'));
  await page.keyboard.press('Enter');
  await expect(app.signInPage.password).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(app.orders.title).toBeVisible();
  await expect(page).toHaveURL(/\/lt\/orders\//);
});

test.describe('in en', () => {
  test.use({ language: 'en' });

  test('LOG-02a 401 clears and focuses the password, 400 both and the e-mail; the alert is the same for an unknown person', async ({
    app,
    page,
    t,
  }) => {
    await app.open('login');
    for (const email of [emailOf('planner'), `${freshNumber('nobody')}@nowhere.test`]) {
      await app.signInPage.signIn(email, 'not the password');
      await expect(app.signInPage.alert).toContainText(t('auth:wrong_credentials'));
      await expect(app.signInPage.password).toHaveValue('');
      await expect(app.signInPage.password).toBeFocused();
    }
    await page.route('**/api/login', (route) =>
      route.continue({ postData: JSON.stringify({ email: 'planner', password: 'x' }) }),
    );
    const answer = page.waitForResponse('**/api/login');
    await app.signInPage.signIn(emailOf('planner'), PASSWORD);
    expect((await answer).status()).toBe(400);
    await expect(app.signInPage.alert).toContainText(t('auth:wrong_credentials'));
    await expect(app.signInPage.email).toHaveValue('');
    await expect(app.signInPage.password).toHaveValue('');
    await expect(app.signInPage.email).toBeFocused();
  });
});

test('NAV-01ac without a session every page goes to login; an unknown language becomes lt', async ({ page }) => {
  for (const path of ['/lt/orders', '/en/pallet-planning', '/lt/trucks-list']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login(\?|$)/);
  }
  await page.goto('/fr/orders');
  await expect(page).toHaveURL(/\/lt\/login(\?|$)/);
});

test('LOG-04d a new window goes on without a sign-in; another person signed in by another tab is noticed', async ({
  app,
  page,
  t,
}) => {
  await app.signInAs('planner');
  await app.open('orders');
  await expect(app.orders.title).toBeVisible();
  const second = await page.context().newPage();
  await second.goto('/lt/orders');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(second).toHaveURL(/\/lt\/orders/);

  await page.context().clearCookies();
  const other = new App(await page.context().newPage(), 'lt', t);
  await other.signInByForm('manager');
  await expect(page.getByRole('heading', { name: t('auth:otherPerson') })).toBeVisible();
  await expect(app.orders.title).toHaveCount(0);
});

test('sign-in needs at most 200 kB of JavaScript, and a list comes in few files', async ({ app, page }) => {
  const sizes: number[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') sizes.push(Number(response.headers()['content-length'] ?? 0));
  });
  await app.open('login');
  await expect(app.signInPage.submit).toBeVisible();
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(200_000);
  await app.signInPage.signIn(emailOf('planner'), PASSWORD);
  await expect(app.orders.title).toBeVisible();
  await expect(app.placeholders).toHaveCount(0);
  // the search and presence come as files of their own; without bundling there would be over a hundred
  expect(sizes.length).toBeLessThan(40);
});

test('LOG-04 what was typed in a window is there when the session ends, and goes on once the same person signs in again', async ({
  app,
  page,
  t,
}) => {
  const plate = freshNumber('KS');
  const { vehicles, signInPage } = app;
  await app.signInAs('planner');
  await app.open('trucks-list');
  await app.trucks.vehiclesLink.click();
  await vehicles.newButton.click();
  await vehicles.field('trailer_number_plate').fill(plate);
  await vehicles.field('driver').fill('Austėja Žukauskė');
  await page.evaluate(() => {
    const [head, claims] = (sessionStorage.getItem('mullion.token') ?? '').split('.');
    sessionStorage.setItem('mullion.token', `${head}.${claims}.spoilt`);
  });
  await page.context().clearCookies();
  await vehicles.button(t('action.save')).click();
  await expect(signInPage.lost).toBeVisible();
  await expect(signInPage.email).toHaveValue(emailOf('planner'));
  await signInPage.signInAgain(PASSWORD);
  await expect(signInPage.lost).toHaveCount(0);
  await expect(vehicles.field('trailer_number_plate')).toHaveValue(plate);
  await expect(vehicles.field('driver')).toHaveValue('Austėja Žukauskė');
  await vehicles.button(t('action.save')).click();
  await vehicles.filter.fill(plate);
  await expect(vehicles.row(plate)).toContainText('Austėja Žukauskė');
});
