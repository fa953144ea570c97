import { getSharedDeparture, routes, type OrderTimeline, type TruckId } from '@mullion/contracts';
import { guestContext } from '@mullion/server-kit';
import { eventually } from '@mullion/server-testing';
import { documentsConfig } from '../../apps/documents/src/config';
import { dataSourceOptions as documentsData } from '../../apps/documents/src/data-source';
import { DocumentsModule } from '../../apps/documents/src/documents.module';
import { factoryEnv } from '../copies/factory';
import { leadTo } from './lives';
import { OrderWorld, type Life } from './order-world';

const MINUTE_MS = 60_000;

describe("BEY-36a an order's timeline", () => {
  let world: OrderWorld;
  beforeAll(async () => {
    world = await OrderWorld.open();
  }, 180_000);
  afterAll(() => world.close());

  const read = ({ order: { id } }: Life): Promise<OrderTimeline> =>
    world.admin.call(routes.getOrderTimeline, { params: { id } });
  const kinds = ({ moments }: OrderTimeline): string[] => moments.map(({ kind }) => kind);

  it('BEY-36c begins with the entry, without any operation, and says since when the order stands', async () => {
    const life = await world.entered();
    const { order, moments, stands, silent } = await read(life);
    expect(order).toMatchObject({ id: life.order.id, number: life.number, status: 0 });
    expect(moments).toMatchObject([{ kind: 'entered', user_name: 'Sigita Superienė', idle_ms: 0 }]);
    expect([stands?.since, silent]).toEqual([moments[0]?.at, []]);
  });

  it('BEY-36c counts standing in working time: no evening, night or weekend', async () => {
    const life = await world.entered();
    await world.becomes(life, 2);
    const { orders } = world.factory;
    // from a Friday at 15:45 in Vilnius, after the end, to the Monday after at 7:05
    await orders.sql(`UPDATE orders.orders SET created_at = '2026-11-20T13:45:00Z' WHERE id = $1`, [life.order.id]);
    await orders.sql(
      `UPDATE status_change SET created_at = '2026-11-23T05:05:00Z', made_at = NULL WHERE table_name = 'orders' AND row_id = $1`,
      [life.order.id],
    );
    const { moments } = await read(life);
    expect(moments.map(({ kind, before, after, idle_ms }) => [kind, before, after, idle_ms])).toEqual([
      ['entered', null, null, 0],
      ['status', 0, 2, 5 * MINUTE_MS],
    ]);
  });

  it('is nothing for an order that is not there or of another company', async () => {
    const life = await world.entered();
    await expect(world.admin.call(routes.getOrderTimeline, { params: { id: 999_999 } })).rejects.toMatchObject({
      problem: { status: 404 },
    });
    await world.factory.orders.sql('UPDATE orders.orders SET company_id = 7 WHERE id = $1', [life.order.id]);
    await expect(read(life)).rejects.toMatchObject({ problem: { status: 404 } });
    await world.factory.orders.sql('UPDATE orders.orders SET company_id = 1 WHERE id = $1', [life.order.id]);
  });

  it('BEY-36bc tells the whole way over all owners, and does without one that is silent', async () => {
    const life = await world.entered();
    const contact = {
      customer_id: life.order.customer_id as never,
      name: 'Kari',
      email: `kari${life.order.id}@fjord.test`,
      notify: true,
    };
    await world.admin.call(routes.createContact, { body: contact });
    await leadTo(world, life, 'loaded', 'entered');
    expect((await read(life)).silent).toEqual(['documents']);
    const options = {
      name: 'documents',
      module: DocumentsModule,
      dataSource: documentsData,
      config: documentsConfig,
    } as const;
    await world.factory.world.boot(options, {
      env: { ...factoryEnv, PUBLIC_URL: 'https://mullion.test', MAIL_FROM: 'mullion@mullion.test' },
    });
    await world.depart(life);
    await eventually(async () => expect(kinds(await read(life))).toContain('mail'));

    const pass = {
      link_id: 1,
      kind: 'departure',
      target_id: life.truck as TruckId,
      departure: 1,
      language: 'lt',
      until: null,
    } as const;
    const driver = guestContext(1, pass, 'Europe/Vilnius');
    const { dispatch } = world.factory;
    const [stop] = (await dispatch.api(getSharedDeparture).as(driver).ok({})).stops;
    const [broken] = stop?.pallets[0]?.products ?? [];
    const now = new Date().toISOString();
    const damage = {
      id: crypto.randomUUID(),
      pallet_id: life.pallet,
      product_id: broken?.id,
      kind: 'glass',
      at: null,
      note: 'Corner',
    };
    await dispatch
      .api(routes.reportDamage)
      .as(driver)
      .ok({ params: { id: stop?.id }, body: { ...damage, noticed_at: now } } as never);
    await dispatch
      .api(routes.deliverStop)
      .as(driver)
      .ok({
        params: { id: stop?.id },
        body: { delivered_at: now, received_by: 'Kari', signature: [[[0.1, 0.1]]], unsigned_reason: null },
      } as never);
    await eventually(async () => expect((await read(life)).order.status).toBe(15));

    const timeline = await read(life);
    expect(timeline.silent).toEqual([]);
    expect(timeline.stands).toBeNull();
    const seen = kinds(timeline);
    const wanted = [
      'entered',
      'prepared',
      'worked',
      'pallet_prepared',
      'packed',
      'pallet_closed',
      'pallet_loaded',
      'departed',
      'delivered',
    ];
    expect(wanted.filter((kind) => !seen.includes(kind))).toEqual([]);
    expect(wanted.map((kind) => seen.indexOf(kind))).toEqual(
      wanted.map((kind) => seen.indexOf(kind)).toSorted((a, b) => a - b),
    );
    const one = (kind: string) => timeline.moments.find((moment) => moment.kind === kind);
    expect(one('prepared')).toMatchObject({
      name: expect.stringContaining('10'),
      count: 5,
      of: 5,
      user_name: 'Sigita Superienė',
    });
    expect(one('packed')).toMatchObject({ count: 5, of: 5, user_name: 'Petras Pakuotojas', pallet_id: life.pallet });
    expect(one('departed')).toMatchObject({ truck_id: life.truck, user_name: 'Sigita Superienė' });
    expect(one('mail')).toMatchObject({ name: contact.email, code: 'pending' });
    expect(one('damage')).toMatchObject({ name: broken?.position, code: 'glass', note: 'Corner' });
    expect(one('delivered')).toMatchObject({ name: 'Kari', code: 'signed', count: 5 });
    expect(timeline.moments.filter(({ kind }) => kind === 'status').at(-1)).toMatchObject({ after: 15 });
    // who may not read the list of mails reads no addresses
    const packer = await world.packer.call(routes.getOrderTimeline, { params: { id: life.order.id } });
    expect(packer.moments.find(({ kind }) => kind === 'mail')).toMatchObject({ name: '', note: null });
  }, 170_000);
});
