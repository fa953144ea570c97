import type { Page } from '@playwright/test';

/** Writes on the pad of a page as a finger does. */
export const signOn = async (page: Page, label: string): Promise<void> => {
  const pad = page.getByRole('img', { name: label });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('no pad');
  const at = (share: number): number => box.x + share * box.width;
  await page.mouse.move(at(0.1), box.y + 60);
  await page.mouse.down();
  await page.mouse.move(at(0.4), box.y + 90, { steps: 5 });
  await page.mouse.move(at(0.7), box.y + 40, { steps: 5 });
  await page.mouse.up();
};
