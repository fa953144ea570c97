import { randomUUID } from 'node:crypto';
import type { Json, Person } from '../api/person';
import type { World } from '../api/world';
import { badgeOf, enrolled, tokenAt, type Device } from './a19-devices';
import { finding, type Finding } from './attack';

type Row = Json & { readonly id: number };
interface Product {
  readonly id: number;
  readonly barcode: string;
}

const [ADMINISTRATOR, PACKED] = [1, 10];
const sizes = { width: 1000, height: 1200, depth: 82, weight: 40, area: 1.2 };

/** A product of an order of its own in the company of this person. */
const productOf = async (person: Person, mark: string): Promise<Product> => {
  const order = await person.do<Row>('POST', 'orders', { body: { production_id: mark } });
  const made = await person.do<Row>('POST', 'products', {
    body: { order_id: order.id, position: 'A1', comment: mark, ...sizes },
  });
  return { id: made.id, barcode: String(made.barcode) };
};

/**
 * What scanners of company 1 ask, with numbers and ids of company 7. Barcodes are unique a company alone: what must not
 * be is an effect there, or an answer that tells of it.
 */
export const scansOfOthers = async (world: World, device: Device, badge: string): Promise<Finding[]> => {
  const { admin7 } = world.people;
  const mark = `A19-${randomUUID().slice(0, 8)}`;
  const product = await productOf(admin7, mark);
  const pallet = await admin7.do<Row>('POST', 'pallets', { body: { length: 2000, width: 1200, comment: mark } });
  const truck = await admin7.do<Row>('POST', 'trucks', { body: { description: mark, pallets: [pallet.id] } });
  const rack = { code: `R-${randomUUID().slice(0, 8)}`, zone: mark, place: mark, walking_order: 1 };
  await admin7.do('POST', 'racks', { body: rack });
  const number = String(pallet.number ?? pallet.shown_number);
  const rows = [`products/${product.id}`, `pallets/${pallet.id}`, `trucks/${truck.id}`, `racks/by-code/${rack.code}`];
  const read = async () => (await Promise.all(rows.map(async (path) => (await admin7.ask('GET', path)).text))).join();
  const before = await read();
  const scanner = world.people.packer.with(await tokenAt(world, device, badge));
  const asked: readonly (readonly [string, string, object])[] = [
    ['PATCH', `products/${product.barcode}`, { status: PACKED }],
    ['PATCH', `pallets/scan/${encodeURIComponent(number)}`, {}],
    ['PATCH', `pallets/scan/${encodeURIComponent(number)}`, { truck_id: truck.id }],
    ['POST', `products/scan/${pallet.id}/${product.barcode}`, {}],
    ['POST', 'products/scan-by-code', { pallet: number, barcode: product.barcode }],
    ['POST', `pallets/${pallet.id}/close`, {}],
    ['GET', `pallets/${pallet.id}`, {}],
    ['GET', `trucks/${truck.id}`, {}],
    ['GET', `trucks/${truck.id}/waiting-scans`, {}],
    ['PUT', `trucks/${truck.id}`, { status: 4 }],
    ['POST', 'racks/scan', { rack: rack.code, code: product.barcode }],
    ['POST', 'racks/scan', { rack: null, code: number }],
    ['GET', `racks/by-code/${rack.code}`, {}],
    ['GET', 'racks/plan', {}],
    ['GET', `products/${product.id}/image`, {}],
  ];
  const scans = await finding(
    'a terminal of company 1 scans what is of company 7',
    asked,
    async ([method, path, body]) => {
      const { status, text } = await scanner.ask(method, path, method === 'GET' ? {} : { body });
      return status < 500 && !text.includes(mark) ? null : `${method} ${path}: ${status}`;
    },
  );
  const failures = (await read()) === before ? [] : ['a row of company 7 is not what it was'];
  return [scans, { what: 'rows of company 7 after those scans', tried: rows.length, failures }];
};

/**
 * One scan of an outbox, sent again and again: as it was, and with each part of it bent. Whatever is answered, the
 * product changes once, by that person at that terminal.
 */
export const replays = async (world: World, device: Device, badge: string): Promise<Finding[]> => {
  const { admin, admin7 } = world.people;
  const mark = `A19-${randomUUID().slice(0, 8)}`;
  const [product, other] = [await productOf(admin, mark), await productOf(admin, `${mark}-2`)];
  const other7 = await enrolled(world, admin7, ['scanner']);
  const key = randomUUID();
  const token = await tokenAt(world, device, badge);
  const now = Date.now();
  const made = {
    'x-mullion-made-at': String(now - 60_000),
    'x-mullion-sent-at': String(now),
    'x-mullion-terminal': device.id,
  };
  const envelope = {
    path: `products/${product.barcode}`,
    body: { status: PACKED },
    headers: { 'idempotency-key': key, ...made },
    token,
  };
  const send = ({ path, body, headers, token: by }: typeof envelope) =>
    world.people.packer.with(by).ask('PATCH', path, { body, headers });
  const first = await send(envelope);
  const thief = await badgeOf(world, ADMINISTRATOR);
  const bent: readonly (readonly [string, typeof envelope])[] = [
    ...Array.from({ length: 6 }, () => ['as it was', envelope] as const),
    ['another status', { ...envelope, body: { status: PACKED + 1 } }],
    ['another product', { ...envelope, path: `products/${other.barcode}` }],
    ['an earlier moment', { ...envelope, headers: { ...envelope.headers, 'x-mullion-made-at': '1000' } }],
    ['another terminal', { ...envelope, headers: { ...envelope.headers, 'x-mullion-terminal': other7.id } }],
    ['another clock', { ...envelope, headers: { ...envelope.headers, 'x-mullion-sent-at': String(now + 86_400_000) } }],
  ];
  const answers = await finding('a scan repeated and bent under its key', bent, async ([name, one]) => {
    const { status } = await send(one);
    const isRepeated = one.path === envelope.path && one.body.status === PACKED;
    return status === (isRepeated ? first.status : 422) || (!isRepeated && status === 409)
      ? null
      : `${name}: ${status}`;
  });
  // signed in last: it takes the terminal over, and the envelope of the one before it is sent with the new token
  const stolen = await send({ ...envelope, token: await tokenAt(world, device, thief.badge) });
  const changes = ({ id }: Product) =>
    admin.do<Json[]>('GET', 'actions', { query: { table_name: 'products', table_id: id } });
  const [ofProduct, ofOther] = [
    (await changes(product)) as unknown as Json[],
    (await changes(other)) as unknown as Json[],
  ];
  const failures = [
    ...(first.status === 200 ? [] : [`the scan itself: ${first.status}`]),
    ...(stolen.status < 500 ? [] : [`sent by another person: ${stolen.status}`]),
    ...(ofProduct.length === 1 ? [] : [`${ofProduct.length} changes of the product`]),
    ...(ofOther.length === 0 ? [] : [`${ofOther.length} changes of the other product`]),
  ];
  return [
    answers,
    { what: 'effects of that scan', tried: bent.length + 2, failures, figure: `${ofProduct.length} of 1` },
  ];
};
