import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { App } from '../app';

/** What axe finds on the page as it is, serious or critical: rule, and where. */
export const violationsOn = async (app: App): Promise<readonly string[]> => {
  const { violations } = await new AxeBuilder({ page: app.page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.slice(0, 3).map((node) => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 120)}`));
};

/** The page does not scroll sideways. */
export const expectNoSidewaysScroll = async (app: App, what: string): Promise<void> => {
  const overflow = () => app.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.soft.poll(overflow, { message: `${what} is not wider than its window`, timeout: 3000 }).toBeLessThanOrEqual(0);
};

/** Opens a page and waits until its content stands: one heading, nothing that only holds a place. */
export const arrive = async (app: App, path: string): Promise<void> => {
  await app.open(path);
  await expect(app.heading).toBeVisible();
  await expect(app.placeholders).toHaveCount(0);
};
