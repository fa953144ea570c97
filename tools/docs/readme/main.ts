import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { planningFilter, routes, truckStatus } from '@mullion/contracts';
import { chromium, type Page } from '@playwright/test';
import { MullionClient } from '../../../libs/client/src';
import { signIn } from '../next-steps/pictures';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    chromium: { type: 'string', default: process.env.CHROMIUM ?? '/usr/bin/chromium' },
    out: { type: 'string', default: 'docs/images' },
  },
});
const personOf = (account: string) => ({ email: `${account}@demo.mullion.test`, password: 'Mullion-2026!' });
const QUALITY = 80;
/** Units stand there in every state in the demo factory. */
const CENTER = '40-PJO';
/** Until drawings, names and the live connection are there, on a machine that does other things too. */
const SHOWN_MS = 9_000;
const office = { width: 1440, height: 900 };
const tablet = { width: 1024, height: 768 };
const phone = { width: 390, height: 844 };

interface Picture {
  readonly name: string;
  readonly account: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly route: string;
  readonly before?: (page: Page) => Promise<void>;
}

/** The truck that is being loaded, with most pallets, and what stands on it: the demo floor has one. */
const picturesOf = async (client: MullionClient): Promise<Picture[]> => {
  const loading = { status_from: truckStatus.loading, status_to: truckStatus.loading };
  const { trucks } = await client.call(routes.listTrucks, { query: loading });
  const truck = trucks.toSorted((a, b) => b.pallets.length - a.pallets.length)[0];
  const pallet = truck?.pallets.toSorted((a, b) => b.products_count - a.products_count)[0];
  const center = (await client.call(routes.listWorkCenters, { query: {} })).find(({ code }) => code === CENTER);
  if (!truck || !pallet || !center) throw new Error('no truck is being loaded: npm run demo-floor');
  const orders = planningFilter(truck.order_links.map(({ number }) => number));
  return [
    { name: 'planning', account: 'planner', viewport: office, route: `pallet-planning/${encodeURIComponent(orders)}` },
    { name: 'pallet', account: 'planner', viewport: office, route: `truck/null/-1/${pallet.pallet_id}` },
    { name: 'truck', account: 'planner', viewport: office, route: `truck/${truck.id}` },
    { name: 'production', account: 'planner', viewport: office, route: 'production' },
    {
      name: 'terminal',
      account: 'worker',
      viewport: tablet,
      route: `work-center/${center.id}/${center.code}`,
      before: (page) => page.getByRole('button', { name: 'Terminal' }).click(),
    },
    { name: 'scanner', account: 'packer', viewport: phone, route: `truck-scanner/${truck.id}` },
  ];
};

/** Takes the pictures of the README from a running demo and changes nothing in it. */
const run = async (): Promise<void> => {
  const client = new MullionClient({ url: values.url, person: personOf('planner') });
  await client.signIn();
  const browser = await chromium.launch({
    executablePath: values.chromium,
    args: ['--no-sandbox', '--enable-unsafe-swiftshader'],
  });
  try {
    for (const { name, account, viewport, route, before } of await picturesOf(client)) {
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await signIn(page, values.url, personOf(account));
      await page.goto(`${values.url}/en/${route}`);
      await page.waitForTimeout(SHOWN_MS);
      if (before) {
        await before(page);
        await page.waitForTimeout(SHOWN_MS);
      }
      const session = await context.newCDPSession(page);
      const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
      writeFileSync(path.resolve(values.out, `${name}.webp`), Buffer.from(data, 'base64'));
      await context.close();
    }
  } finally {
    await browser.close();
  }
};

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
