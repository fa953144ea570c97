import { expect, type Locator } from '@playwright/test';

/**
 * Ticks a box whose state the address holds: it shows its mark when the page has followed the address, a moment after
 * the press.
 */
export const tick = async (box: Locator): Promise<void> => {
  await box.click({ force: true });
  await expect(box).toBeChecked();
};
