// Read by tools/test/watched-program.spec.ts; needs no browser.
import { expect, test } from '@playwright/test';

test('passes by steps', async () => {
  await test.step('one', async () => {});
  await test.step('two', async () => {});
});

test('fails', () => expect(1).toBe(2));

test.skip('is skipped', () => {});
