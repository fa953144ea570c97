import { randomUUID } from 'node:crypto';
import { palletStatus, truckStatus } from '@mullion/contracts';
import sharp from 'sharp';
import type { Answer, Json, Person } from '../api/person';
import type { World } from '../api/world';
import type { Attack, Finding } from './attack';

const TRIES = 200;
const PAUSE_MS = 100;
const SIZE = { width: 1000, height: 1200, depth: 82, weight: 40, area: 1.2 };
type Row = Json & { readonly id: number };

/** Asked again until it is so: what one service has written another knows a moment later. */
const until = async (what: string, ask: () => Promise<Answer>, isSo: (answer: Answer) => boolean): Promise<Answer> => {
  for (let tried = 1; ; tried += 1) {
    const answer = await ask();
    if (isSo(answer)) return answer;
    if (tried === TRIES) throw new Error(`${what}: ${answer.status} ${answer.text.slice(0, 200)}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
};
const isDone = ({ status }: Answer): boolean => status < 400;

/** A truck that has left with one product. */
const departedTruck = async (admin: Person, packer: Person): Promise<number> => {
  const production_id = `A23-${randomUUID().slice(0, 8)}`;
  const order = await admin.do<Row>('POST', 'orders', { body: { production_id, delivery_date: '2026-12-01' } });
  const product = await admin.do<Row>('POST', 'products', { body: { order_id: order.id, position: 'A1', ...SIZE } });
  const place = { x: 30, y: 30, z: 0 };
  const move = () =>
    admin.ask('POST', `products/move/${product.id}`, {
      body: { moved_from: null, moved_to: null, temporary: {}, place },
    });
  const moved = await until('a place on a pallet', move, isDone);
  const pallet = (moved.body['product'] as Json)['pallet_id'];
  const body = { pallets: [pallet], description: production_id, delivery_date: '2026-12-01', gate: production_id };
  const made = await until('a truck', () => admin.ask('POST', 'trucks', { body }), isDone);
  const truck = `trucks/${String(made.body['id'])}`;
  const { body: prepared } = await until(
    'a prepared pallet',
    () => admin.ask('PUT', `pallets/${String(pallet)}`, { body: { status: palletStatus.prepared } }),
    isDone,
  );
  await packer.do('POST', `products/scan/${String(pallet)}/${String(product['barcode'])}`, { body: {} });
  await packer.do('POST', `pallets/${String(pallet)}/close`, { body: {} });
  await until(
    'a loaded pallet',
    () => packer.ask('PATCH', `pallets/scan/${String(prepared['number'])}`, { body: { truck_id: made.body['id'] } }),
    isDone,
  );
  const leave = () => admin.ask('PUT', truck, { body: { status: truckStatus.dispatched, departure_time: '12:00' } });
  await until('a truck that may leave', leave, isDone);
  return Number(made.body['id']);
};

/** What a driver has photographed is taken away by whoever likes; the evidence shows it still. */
const driversPhoto = async ({ people: { admin, packer, worker, planner } }: World): Promise<Finding> => {
  const truck = await departedTruck(admin, packer);
  const body = { kind: 'departure', target_id: truck, language: 'lt' };
  const shared = await until('a link for the driver', () => admin.ask('POST', 'share-links', { body }), isDone);
  const headers = { 'x-mullion-link': String(shared.body['url']).split('#')[1] ?? '' };
  const driver = admin.with(null);
  const { stops } = await driver.do<{ stops: Row[] }>('GET', 'shared/departure', { headers });
  const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('photo', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'p.jpg');
  await driver.do('POST', `shared/stops/${stops[0]?.id}/photos`, { form, headers });
  const query = { table_name: 'stops', table_ids: String(stops[0]?.id) };
  const [photo] = (await admin.do<unknown>('GET', 'attachments', { query })) as Row[];
  const failures: string[] = [];
  for (const person of [worker, packer, planner]) {
    const { status } = await person.ask('DELETE', `attachments/${photo?.id}`);
    if (status !== 403) failures.push(`${person.name} deletes it: ${status}`);
  }
  const evidence = () => admin.ask('GET', `trucks/${truck}/departures/1/evidence`);
  const photosIn = ({ body: { later } }: Answer) =>
    (later as { photo: { hash: string } | null }[]).flatMap(({ photo: one }) => one ?? []);
  const before = await until(
    'a photo in the evidence',
    evidence,
    (answer) => isDone(answer) && photosIn(answer).length === 1,
  );
  await admin.do('DELETE', `attachments/${photo?.id}`);
  const after = await evidence();
  const hash = photosIn(after)[0]?.hash ?? '';
  if (hash !== photosIn(before)[0]?.hash) failures.push('deleted, it is gone from the evidence');
  const link = (after.body['photos'] as Record<string, string>)[hash] ?? '';
  const opened = await fetch(`${admin.url}${link}`);
  if (!opened.ok) failures.push(`its copy cannot be opened: ${opened.status}`);
  return { what: "a driver's photo stands in the evidence, whoever deletes it", tried: 5, failures };
};

/** A23: proofs that somebody would rather not have. */
export const proofs: Attack = { id: 'A23', title: 'proofs', run: async (world) => [await driversPhoto(world)] };
