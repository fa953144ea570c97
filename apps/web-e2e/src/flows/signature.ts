import type { Page } from '@playwright/test';

/** Writes on the pad of a page as a finger does. */
export const signOn = async (page: Page, label: string): Promise<void> => {
  const box = await page.getByRole('img', { name: label }).boundingBox();
  if (!box) throw new Error('no pad');
  await page.mouse.move(box.x + 40, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 160, box.y + 90, { steps: 5 });
  await page.mouse.move(box.x + 280, box.y + 40, { steps: 5 });
  await page.mouse.up();
};
