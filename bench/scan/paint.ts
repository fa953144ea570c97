import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { root } from '../bench';
import type { Product } from './fill';

const SECOND_MS = 1_000;

export interface Paint {
  readonly scans: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

/**
 * Signs in, opens the scanner and scans by keys as a keyboard scanner sends them, a code every `everyMs`: what the one
 * before was answered is shown by then.
 */
const scanIn = async (page: Page, url: string, codes: readonly string[], everyMs: number): Promise<number[]> => {
  const body = { email: 'packer@demo.mullion.test', password: 'Mullion-2026!' };
  const answer = await page.context().request.post(`${url}/api/login`, { data: body });
  if (!answer.ok()) throw new Error(`the packer cannot sign in: ${answer.status()}`);
  await page.goto(`${url}/lt/scanner`);
  await page.locator('[data-scan-field]').waitFor();
  await page.locator('.live.listening').waitFor();
  for (const [index, code] of codes.entries()) {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await page.waitForFunction((least) => performance.getEntriesByName('mullion-scan').length >= least, index + 1);
    await page.waitForTimeout(everyMs);
  }
  return page.evaluate(() => performance.getEntriesByName('mullion-scan').map(({ duration }) => duration));
};

/**
 * From the last key of a code to the paint of what was read, in Chromium, on a pallet that is open, at so many scans a
 * second; the first ones warm the page up.
 */
export const measurePaint = async (
  url: string,
  pallet: string,
  products: readonly Product[],
  rate: number,
): Promise<Paint> => {
  const { findChromium } = (await import(path.join(root, 'tools/test/find-chromium.mjs'))) as {
    findChromium: (say: (line: string) => void) => Promise<string>;
  };
  const executablePath = process.env['CHROMIUM'] ?? (await findChromium(console.log));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const all = await scanIn(page, url, [pallet, ...products.map(({ barcode }) => barcode)], SECOND_MS / rate);
    const took = all.slice(3).sort((a, b) => a - b);
    const at = (share: number): number =>
      Math.round((took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0) * 10) / 10;
    return { scans: took.length, p50: at(0.5), p95: at(0.95), max: at(1) };
  } finally {
    await browser.close();
  }
};
