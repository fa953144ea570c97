import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { App } from '../app';

interface LookedAt {
  /** These alone. */
  readonly rules?: string[] | undefined;
  /** Only what is inside. */
  readonly within?: string | undefined;
}

/** In the place of axe's own half megabyte of text, on a page that has it since it was looked at before. */
const NO_SCRIPT = ';';

/** What axe finds on the page as it is, serious or critical: rule, and where. */
const violationsOn = async (app: App, { rules, within }: LookedAt): Promise<readonly string[]> => {
  const isThere = await app.page.evaluate(() => 'axe' in window);
  const given = { page: app.page, ...(isThere && { axeSource: NO_SCRIPT }) };
  // in the page itself, which has no frames of others, instead of a second page for each answer; details of violations
  // only
  const axe = new AxeBuilder(given).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule' as const, values: rules } }),
  });
  if (within !== undefined) axe.include(within);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map((node) => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 120)}`),
    );
};

/** Nothing of the kind, looked at again while something is read: rows are pale then. */
export const expectNoViolations = (app: App, what: string, rules?: string[], within?: string): Promise<void> =>
  expect.soft.poll(() => violationsOn(app, { rules, within }), { message: what, timeout: 30_000 }).toEqual([]);

/** The system's colours change; a page follows a moment later, the sign-in page when it is loaded. */
export const turn = async ({ page, menu }: App, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  if (!(await menu.bar.isVisible())) await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
};

/** The page does not scroll sideways. */
export const expectNoSidewaysScroll = async (app: App, what: string): Promise<void> => {
  const overflow = () =>
    app.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.soft.poll(overflow, { message: `${what} is not wider than its window` }).toBeLessThanOrEqual(0);
};

/** What a finger has to press in the page and is lower than 44 px. */
export const smallTargetsOn = async ({ page }: App): Promise<readonly string[]> =>
  page
    .locator('.main')
    .locator('button, a.bp6-button, select, input:not([type=checkbox], [type=radio], [type=file])')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 43.5)
        .map((one) => `${one.getAttribute('aria-label') ?? one.textContent} ${one.getBoundingClientRect().height} px`),
    );

/** What a finger has to press in the menu that is open and is lower than 44 px. */
export const smallItemsOn = async ({ page }: App): Promise<readonly string[]> =>
  page
    .getByRole('menuitem')
    .evaluateAll((all) =>
      all
        .filter((one) => one.getBoundingClientRect().height < 43.5)
        .map((one) => `${one.textContent} ${one.getBoundingClientRect().height} px`),
    );

/** Buttons and figures of the bars above and below a list, or of a dialog, that a message lies on. */
export const coveredByToastOn = async ({ page }: App): Promise<readonly string[]> =>
  page.locator('.bp6-toast').evaluateAll((toasts) => {
    const areas = toasts.map((toast) => toast.getBoundingClientRect());
    return [...document.querySelectorAll('.bar *, .tools *, .selbar *, .bp6-dialog-footer *')]
      .filter((one) => one.matches('button, a, input, span') && one.checkVisibility())
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return areas.some((area) => left < area.right && area.left < right && top < area.bottom && area.top < bottom);
      })
      .map((one) => one.getAttribute('aria-label') ?? one.textContent ?? '');
  });

/**
 * Shows a page and waits until its content stands: one heading, nothing that only holds a place. The product is loaded
 * for the first page only.
 */
export const arrive = async (app: App, path: string): Promise<void> => {
  await ((await app.menu.bar.isVisible()) ? app.goTo(path) : app.open(path));
  await expect(app.heading).toBeVisible();
  await expect(app.placeholders).toHaveCount(0);
};

/** More than any page has before its table's rows begin to repeat themselves. */
const TABS = 40;

/**
 * What keeps a person from walking the page by Tab: focus that cannot be seen, that does not go on, controls Tab never
 * reaches.
 */
export const stuckByKeyboardOn = async ({ page }: App): Promise<readonly string[]> => {
  const wrong = new Set<string>();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  let before = '';
  for (let pressed = 0; pressed < TABS; pressed += 1) {
    await page.keyboard.press('Tab');
    const { name, isSeen, isBody } = await page.evaluate(focused);
    if (isBody) break;
    if (name === before) {
      wrong.add(`focus stays on ${name}`);
      break;
    }
    if (!isSeen) wrong.add(`focus is not seen on ${name}`);
    before = name;
  }
  for (const name of await page.evaluate(unreachable)) wrong.add(`Tab never reaches ${name}`);
  return [...wrong];
};

/** In the browser: where the focus is, and whether one can see it there. */
const focused = () => {
  const element = document.activeElement;
  if (!element || element === document.body) return { name: '', isSeen: true, isBody: true };
  const shows = (one: Element): boolean => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  };
  // Blueprint hides the box itself and draws the ring on its label's indicator, or around the group
  const around = [
    element,
    element.parentElement,
    element.parentElement?.parentElement,
    ...(element.parentElement?.children ?? []),
  ];
  const place = [...document.querySelectorAll(element.tagName)].indexOf(element);
  const label = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30) ?? '';
  const isSeen = element.checkVisibility() && around.some((one) => one && shows(one));
  return { name: `${element.tagName.toLowerCase()} ${place} ${label}`, isSeen, isBody: false };
};

/**
 * In the browser: what can be pressed in the page and has been taken out of Tab's way without a group that arrow keys
 * walk.
 */
const unreachable = () => {
  const groups =
    '[role=radiogroup], [role=tablist], [role=menu], [role=grid], [role=listbox], [role=toolbar], [role=application], [aria-hidden=true], [inert]';
  return [
    ...document.querySelectorAll<HTMLElement>('main button, main a[href], main input, main select, main [role=button]'),
  ]
    .filter(
      (one) =>
        one.tabIndex < 0 && !one.closest(groups) && one.checkVisibility() && !(one as HTMLButtonElement).disabled,
    )
    .map((one) => `${one.tagName.toLowerCase()} ${one.getAttribute('aria-label') ?? one.textContent?.trim() ?? ''}`);
};
