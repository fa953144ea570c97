import { randomUUID } from 'node:crypto';
import { Person, type Json } from './person';

/**
 * Signed in as each of the demo factory's roles; company 7 is another manufacturer, company 9 a supplier of company 1.
 */
export const names = [
  'super',
  'admin',
  'planner',
  'manager',
  'packer',
  'worker',
  'viewer',
  'admin7',
  'supplier9',
] as const;
export type Name = (typeof names)[number];
export type People = Readonly<Record<Name, Person>>;

/** By first word of the path and name of the part: something of company 1 that stands there. */
export type Ids = Readonly<Record<string, Readonly<Record<string, string | number>>>>;

/** One white pixel. */
const SMALLEST_PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=';
export const TRIES = 100;
export const PAUSE_MS = 50;
const sizes = { width: 1000, height: 1200, depth: 82, weight: 40, area: 1.2 };
export type Row = Json & { readonly id: number };

export const rowsOf = async ({ admin, packer }: People, mark: string): Promise<Ids> => {
  const make = (path: string, body: object) => admin.do<Row>('POST', path, { body });
  const customer = await make('customers', { name: `${mark} customer`, ref: mark });
  const contact = await make('contacts', { customer_id: customer.id, name: mark, email: `${mark}@x.test` });
  const address = await make('addresses', { customer_id: customer.id, country: 'LT', city: mark });
  const order = await make('orders', { production_id: mark, customer_id: customer.id, delivery_date: '2026-12-01' });
  const change = randomUUID();
  await admin.do('PUT', 'orders', { body: { change, orders: [{ id: order.id, delivery_date: '2026-12-01' }] } });
  const fitting_groups = [{ code: mark, description: mark, fittings: [{ field: 'A', quantity: 1 }] }];
  const product = await make('products', {
    order_id: order.id,
    position: 'A1',
    type: mark,
    comment: mark,
    ...sizes,
    fitting_groups,
  });
  const picture = new FormData();
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text y="9">${mark}</text></svg>`;
  picture.set('picture', new Blob([drawing], { type: 'image/svg+xml' }), 'a.svg');
  const pictured = await admin.do<Row>('POST', `products/${product.id}/picture`, { form: picture });
  const user = await make('users', { name: mark, email: `${mark}@x.test`, password: 'Mullion-2026!', type: 5 });
  const pallet = await make('pallets', { length: 2000, width: 1200, comment: mark });
  const truck = await make('trucks', {
    description: mark,
    pallets: [pallet.id],
    width: 2450,
    height: 2700,
    length: 13_600,
  });
  const center = await make('work-centers', { code: mark, description: mark });
  const sheet = await make('pdf-templates', {
    name: mark,
    width: 100,
    height: 60,
    texts: [{ text: mark }],
    qr_codes: [{}],
  });
  const webhook = await make('webhooks', {
    url: `https://${mark.toLowerCase()}.example/orders`,
    events: ['truck.recalled.v1'],
  });
  // its code is in the address it is asked by, which every answer names: the mark is what a stranger must not see
  const rackCode = `R-${mark.slice(-8)}`;
  const rack = await make('racks', { code: rackCode, place: mark });
  const printer = await make('label-printers', { name: mark, host: '192.168.1.40', dpi: 203, width: 100, height: 150 });
  const ofProduct = { printer_id: printer.id, labels: [{ kind: 'product', id: product.id }] };
  const { jobs: labels } = await admin.do<{ jobs: Row[] }>('POST', 'label-jobs', { body: ofProduct });
  const shared = { kind: 'order', target_id: order.id, language: 'lt' };
  const { link } = await admin.do<{ link: Row }>('POST', 'share-links', { body: shared });
  const { job_id: job } = await admin.do<{ job_id: string }>('POST', 'trucks/pdf', { body: { trucks: [truck.id] } });
  const form = new FormData();
  for (const [name, value] of Object.entries({
    type: 'truck',
    company: 'company',
    language: 'lt',
    header: `<p>${mark}</p>`,
  }))
    form.set(name, value);
  const template = await admin.do<Row>('POST', 'templates', { form });
  const floor = await floorRows(admin, { mark, order: order.id, product: product.id, center: center.id });
  const pin = { id: randomUUID(), act: { kind: 'pin', pallets: [pallet.id], pinned: true } };
  await make('planning/acts', pin);
  const run = await startedRun(admin, `${mark}-run`, customer.id);
  const sessions = await packer.do<{ id: string }[]>('GET', 'sessions');
  return {
    customers: { id: customer.id },
    contacts: { id: contact.id },
    addresses: { id: address.id },
    orders: { id: order.id, change },
    products: { id: product.id, barcode: String(product.barcode), pallet: pallet.id, templateId: sheet.id },
    users: { id: user.id },
    sessions: { id: sessions[0]?.id ?? '' },
    pallets: { id: pallet.id, barcode: String(pallet.code ?? pallet.shown_number) },
    palletStructures: { id: pallet.id },
    trucks: { id: truck.id, pallet_id: pallet.id, departure: 1 },
    templates: { id: template.id },
    'pdf-templates': { id: sheet.id },
    'product-pictures': { hash: String(pictured.image) },
    'work-centers': { id: center.id, barcode: String(product.barcode) },
    webhooks: { id: webhook.id },
    'label-printers': { id: printer.id },
    'label-jobs': { id: labels[0]?.id ?? '' },
    // nothing was printed yet: no code is one of a paper
    papers: { code: 'MUL-L-1-1-0-0000' },
    'share-links': { id: link.id },
    racks: { id: rack.id, code: rackCode },
    'pick-lists': { id: pallet.id },
    'where-is-it': { id: product.id },
    // nothing was scanned yet: no key is one of a scan, no id one of a refused scan
    scans: { scan: randomUUID() },
    'status-changes': { scan: randomUUID() },
    'rack-scans': { scan: randomUUID() },
    'scan-conflicts': { id: 1 },
    ...floor,
    'render-jobs': { id: job },
    'packing-runs': { id: run },
    planning: { id: pin.id },
    // the demo factory has written no letter yet: any id will do
    'email-deliveries': { id: 1 },
    'operations-desk': { service: 'orders', id: 1, copy: 'truck' },
  };
};

/**
 * What production and documents keep beside: it needs rows of several kinds, and production receives the order a moment
 * after it was made.
 */
const floorRows = async (
  admin: Person,
  {
    mark,
    order,
    product,
    center,
  }: { readonly mark: string; readonly order: number; readonly product: number; readonly center: number },
): Promise<Ids> => {
  const waiting = await admin.do<Row>('POST', 'work-centers', { body: { code: `${mark}-2`, description: mark } });
  const body = { work_center_id: waiting.id, depends_on: center };
  const dependency = await admin.do<Row>('POST', 'work-center-dependencies', { body });
  const day = { work_center_id: center, from: '2030-01-07', to: '2030-01-07', reason: mark };
  const { closures } = await admin.do<{ closures: Row[] }>('POST', 'work-closures', { body: day });
  const supplier = await admin.do<Row>('POST', 'suppliers', { body: { title: mark, short_title: mark.slice(0, 8) } });
  const suppliers = { order_suppliers: [{ supplier_id: supplier.id }] };
  const [ordered] = await untilDone<Row[]>(admin, `orders/${order}/suppliers`, suppliers);
  const { operations } = await untilDone<{ operations: Row[] }>(admin, 'operations', {
    operations: [{ product_id: product, work_center_id: center }],
  });
  const outline = { code: mark, description: mark, length: 100, diameter: 20, geometry: '0, 0\n100, 0' };
  const tool = await admin.do<Row>('POST', 'tools', { body: outline });
  const problem = await admin.do<Row>('POST', 'problems', {
    body: { subject: mark, description: mark, order_code: mark },
  });
  const form = new FormData();
  for (const [name, value] of Object.entries({ table_name: 'problems', table_id: String(problem.id) }))
    form.set(name, value);
  form.set('attachment_file', new Blob([Buffer.from(SMALLEST_PNG, 'base64')], { type: 'image/png' }), `${mark}.png`);
  const attachment = await admin.do<Row>('POST', 'attachments', { form });
  return {
    'work-center-dependencies': { id: dependency.id },
    'work-closures': { id: closures[0]?.id ?? '' },
    suppliers: { id: supplier.id },
    'order-suppliers': { id: ordered?.id ?? '' },
    operations: { id: operations[0]?.id ?? '' },
    tools: { id: tool.id },
    problems: { id: problem.id },
    attachments: { id: attachment.id },
  };
};

/** The same write until it is taken. */
const untilDone = async <T>(admin: Person, path: string, body: object): Promise<T> => {
  for (let tried = 1; ; tried += 1) {
    const answer = await admin.ask('POST', path, { body });
    if (answer.status === 201) return answer.body as T;
    if (tried === TRIES) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
};

/** A packing run over an order of its own; packing receives the order a moment after it is planned. */
const startedRun = async (admin: Person, number: string, customerId: number): Promise<string> => {
  const order = await admin.do<Row>('POST', 'orders', { body: { production_id: number, customer_id: customerId } });
  await admin.do('POST', 'products', { body: { order_id: order.id, position: 'A1', ...sizes } });
  await admin.do('PUT', `orders/${order.id}`, { body: { pal_status: 1 } });
  const [type] = await admin.do<Row[]>('GET', 'packing-types');
  const body = { orders: [order.id], settings: { packing_type_id: type?.id, budget_seconds: 1 } };
  for (let tried = 1; ; tried += 1) {
    const answer = await admin.ask('POST', 'pallets/auto', { body });
    if (answer.status === 202) return String(answer.body.id);
    if (tried === TRIES) throw new Error(`no packing run: ${answer.status} ${answer.text}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
};
