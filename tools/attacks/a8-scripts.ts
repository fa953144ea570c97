import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from 'playwright';
import type { World } from '../api/world';
import type { Attack, Finding } from './attack';

/** Texts that run where they are taken for markup; `hit` counts. */
const corpus = [
  '<script>hit()</script>',
  '<img src=x onerror=hit()>',
  '"><svg onload=hit()>',
  "'-hit()-'",
  '<iframe srcdoc="<script>parent.hit()</script>">',
  '<a href="javascript:hit()" autofocus onfocus=hit()>x</a>',
  '<details open ontoggle=hit()>',
  '{{constructor.constructor("hit()")()}}',
  '${hit()}',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=hit()&gt;">',
];
const PASSWORD = 'Mullion-2026!';

interface Places {
  readonly orderId: number;
  readonly palletId: number;
  readonly truckId: number;
}

/** Every field a person may fill with any text gets one of the texts; an e-mail address of this kind is refused. */
const plant = async ({ people }: World): Promise<Places> => {
  const { admin } = people;
  const make = (url: string, body: object) => admin.do<{ id: number }>('POST', url, { body });
  const tail = `${Date.now()}`.slice(-6);
  let places = { orderId: 0, palletId: 0, truckId: 0 };
  for (const [at, text] of corpus.entries()) {
    const name = `${tail}${at}${text}`;
    const texts = {
      code: text,
      vat_number: text,
      phone: text,
      mobile: text,
      ref: text,
      pricing: text,
      short_name: text,
      type: text,
    };
    const customer = await make('customers', { name, email: `m${tail}${at}@x.test`, ...texts });
    const address = await make('addresses', {
      customer_id: customer.id,
      country: 'LT',
      city: text,
      street: text,
      post_code: text,
      ref: text,
    });
    const contact = await make('contacts', {
      customer_id: customer.id,
      name,
      email: `c${tail}${at}@x.test`,
      mobile: text,
    });
    const order = await make('orders', {
      production_id: name.slice(0, 64),
      offer_id: text.slice(0, 64),
      customer_order_number: text,
      customer_id: customer.id,
      contact_id: contact.id,
      delivery_address: address.id,
    });
    const sizes = { width: 900, height: 900, depth: 82, weight: 30, area: 1 };
    await make('products', {
      order_id: order.id,
      position: text.slice(0, 64),
      type: text,
      comment: text,
      part_of: text.slice(0, 64),
      ...sizes,
    });
    await admin.do('PUT', `orders/${order.id}`, { body: { pal_status: 1 } });
    await make('users', { name, email: `u${tail}${at}@x.test`, password: PASSWORD, type: 5 });
    const pallet = await make('pallets', { length: 2000, width: 1200, comment: text });
    const truck = await make('trucks', {
      description: name,
      pallets: [pallet.id],
      width: 2450,
      height: 2700,
      length: 13_600,
    });
    places = { orderId: order.id, palletId: pallet.id, truckId: truck.id };
  }
  for (const language of ['lt', 'en']) {
    const form = new FormData();
    for (const [name, value] of Object.entries({
      type: 'pallet',
      company: 'company',
      language,
      header: corpus.join('\n'),
    }))
      form.set(name, value);
    await admin.do('POST', 'templates', { form });
  }
  await admin.do('PUT', 'companies', { body: { truck_loaded_email_template: `%orders ${corpus.join('\n')}` } });
  return places;
};

const pagesOf = ({ orderId, palletId, truckId }: Places): string[] => [
  'orders',
  `products/${orderId}`,
  'customers',
  'user',
  'company',
  'status-change',
  `pallet-planning/${encodeURIComponent('<img')}`,
  'pallets',
  `pallet-info/${palletId}`,
  'trucks-list',
  `truck/${truckId}`,
  `customers/${encodeURIComponent('"><svg onload=hit()>')}`,
];

const signIn = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/lt/login`);
  await page.getByRole('textbox').first().fill('super@demo.mullion.test');
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL((at) => !at.pathname.endsWith('/login'));
};

const browse = async (world: World, places: Places): Promise<Finding> => {
  const root = process.env.MULLION_ROOT ?? process.cwd();
  const { findChromium } = (await import(pathToFileURL(path.join(root, 'tools/test/find-chromium.mjs')).href)) as {
    findChromium: (say: (line: string) => void) => Promise<string>;
  };
  const browser = await chromium.launch({
    executablePath: await findChromium(() => undefined),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const hits: string[] = [];
    await page.exposeFunction('hit', () => void hits.push(page.url()));
    page.on('dialog', (dialog) => {
      hits.push(`dialog on ${page.url()}`);
      void dialog.dismiss();
    });
    await signIn(page, world.url);
    const pages = ['lt', 'en'].flatMap((language) => pagesOf(places).map((place) => `${language}/${place}`));
    for (const place of pages) {
      await page.goto(`${world.url}/${place}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.locator('.bp6-skeleton').first().waitFor({ state: 'detached' });
      // what is shown only when pointed at, or in a title
      await page
        .getByRole('row')
        .nth(1)
        .hover({ timeout: 1_000 })
        .catch(() => undefined);
    }
    const tried = pages.length * corpus.length;
    return {
      what: `${corpus.length} texts in every field, ${pages.length} pages`,
      tried,
      failures: hits,
      figure: `${hits.length} executions of 0`,
    };
  } finally {
    await browser.close();
  }
};

/** A8: stored scripts in every text a person may write; nothing runs in a browser that shows them all. */
export const scripts: Attack = {
  id: 'A8',
  title: 'stored scripts',
  run: async (world, size) => (size === 'full' ? [await browse(world, await plant(world))] : []),
};
