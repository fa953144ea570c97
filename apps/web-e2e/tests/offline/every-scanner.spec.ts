import { palletStatus, routes, type OrderId, type PalletDetail, type Truck } from '@mullion/contracts';
import { Api } from '../../src/api';
import type { App } from '../../src/app';
import { freshNumber } from '../../src/data/frames';
import { workAtTwoCenters } from '../../src/flows/floor';
import { CODES, playOutboxCases } from '../../src/flows/outbox-cases';
import { expectKept } from '../../src/flows/scans';
import { palletOfMany, truckOfEmpty } from '../../src/scenarios';
import { expect, test } from '../../src/test';

// many scans a page take long where three tests share a slow processor
test.describe.configure({ timeout: 600_000 });

const [FIRST, SECOND] = CODES;
const both = <T>(list: readonly T[]): readonly [readonly T[], readonly T[]] => [
  list.slice(0, FIRST),
  list.slice(FIRST, FIRST + SECOND),
];

test('BEY-02a every scan of the truck scanner arrives once, at the truck it was made for, whatever happens on the way', async ({
  app,
}) => {
  const planner = await Api.signedInAs('super');
  const sizes = (count: number) => Array.from({ length: count }, () => [400, 400] as const);
  const trucks = await Promise.all([
    truckOfEmpty(planner, 'EA', sizes(FIRST)),
    truckOfEmpty(planner, 'EB', sizes(SECOND)),
  ]);
  const codesOf = ({ pallets }: Truck) => pallets.map(({ number }) => number ?? '');
  const path = (target: 0 | 1) => `truck-scanner/${trucks[target].id}`;
  const listens = (on: App) => expect(on.scanner.listening).toBeVisible();
  await playOutboxCases(app, {
    codes: [codesOf(trucks[0]), codesOf(trucks[1])],
    open: async (on, target) => {
      await on.open(path(target));
      await listens(on);
      await expectKept(on, 'trucks.get', trucks[target].id);
    },
    change: async (on, target) => {
      await on.goTo(path(target));
      await expect(on.heading).toContainText(trucks[target].description);
      await listens(on);
    },
    expectOnce: async () => {
      for (const { pallets } of trucks) {
        const histories = await Promise.all(
          pallets.map(({ pallet_id: id }) =>
            planner.call(routes.listActions, { query: { table_name: 'pallets', table_id: id } }),
          ),
        );
        const loadings = histories.map(
          (history) => history.filter((change) => change.status_after === palletStatus.loaded).length,
        );
        expect(loadings).toEqual(pallets.map(() => 1));
      }
    },
  });
});

test('BEY-02a every scan of the pallet scanner arrives once, on the pallet it was made for, whatever happens on the way', async ({
  app,
}) => {
  const planner = await Api.signedInAs('super');
  const pallets = await Promise.all([palletOfMany(planner, 'PA', FIRST), palletOfMany(planner, 'PB', SECOND)]);
  const codesOf = ({ products }: PalletDetail) => products.map(({ barcode }) => barcode);
  const choose = async (on: App, target: 0 | 1) => {
    await on.scanner.scan(pallets[target].number ?? '');
    await expect(on.heading).toContainText(pallets[target].shown_number);
  };
  await playOutboxCases(app, {
    codes: [codesOf(pallets[0]), codesOf(pallets[1])],
    open: async (on, target) => {
      await on.open('scanner');
      await expect(on.scanner.listening).toBeVisible();
      await choose(on, target);
      await expectKept(on, 'pallets.get', pallets[target].id);
    },
    change: choose,
    scansOfChange: 1,
    expectOnce: async () => {
      for (const { id, products } of pallets) {
        const now = await planner.call(routes.getPallet, { params: { id }, query: { with_products: 'true' } });
        expect(now.products.filter(({ loaded_at: at }) => at !== null).map(({ id: product }) => product)).toEqual(
          expect.arrayContaining(products.map((product) => product.id)),
        );
        const histories = await Promise.all(
          products.map((product) =>
            planner.call(routes.listActions, { query: { table_name: 'products', table_id: product.id } }),
          ),
        );
        expect(histories.map((history) => history.length)).toEqual(products.map(() => 1));
      }
    },
  });
});

test('BEY-02a every scan at a work center arrives once, at the work center it was made at, whatever happens on the way', async ({
  app,
  t,
}) => {
  const { admin, first, second, order, products } = await workAtTwoCenters(FIRST + SECOND, { inOrder: false });
  const centers = [first, second];
  const lists = both(products);
  const path = (target: 0 | 1) => `work-center/${centers[target]?.id}?terminal`;
  const shown = (on: App, target: 0 | 1) =>
    expect(on.heading).toContainText(
      t('workCenter:center', { code: centers[target]?.code ?? '', description: 'Bandymas' }),
    );
  await playOutboxCases(app, {
    codes: [lists[0].map(({ barcode }) => barcode), lists[1].map(({ barcode }) => barcode)],
    open: async (on, target) => {
      await on.open(path(target));
      await shown(on, target);
      await expect(
        on.page
          .getByRole('region', { name: t('workCenter:unit.queue') })
          .getByRole('listitem')
          .first(),
      ).toBeVisible();
      await expectKept(on, 'work-centers.page', centers[target]?.id ?? 0);
    },
    change: async (on, target) => {
      await on.goTo(path(target));
      await shown(on, target);
    },
    expectOnce: async () => {
      const done: string[] = [];
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const query = { order_id: order.id as OrderId, code: 1, page };
        const answer = await admin.call(routes.listOperationActions, { query });
        pages = answer.pages;
        done.push(...answer.data.map(({ product_id, work_center_id }) => `${product_id} at ${work_center_id}`));
      }
      const wanted = lists.flatMap((list, at) => list.map(({ id }) => `${id} at ${centers[at]?.id}`));
      expect(done.sort()).toEqual(wanted.sort());
    },
  });
});

test('BEY-02a every scan at a rack arrives once, on the rack it was made for, whatever happens on the way', async ({
  app,
  t,
}) => {
  const planner = await Api.signedInAs('super');
  const admin = await Api.signedInAs('admin');
  const racks = [freshNumber('R').slice(-12), freshNumber('R').slice(-12)];
  for (const code of racks)
    await admin.call(routes.createRack, { body: { code, zone: 'Z', place: 'prie durų', walking_order: 9 } });
  const { products } = await workAtTwoCenters(FIRST + SECOND);
  const lists = both(products);
  const choose = async (on: App, target: 0 | 1) => {
    await on.scanner.scan(racks[target] ?? '');
    await expect(on.heading).toContainText(racks[target] ?? '');
  };
  await playOutboxCases(app, {
    codes: [lists[0].map(({ barcode }) => barcode), lists[1].map(({ barcode }) => barcode)],
    open: async (on, target) => {
      await on.open('rack-scanner');
      await expect(
        on.page.getByRole('region', { name: t('hall:plan.title') }).getByText(racks[target] ?? ''),
      ).toBeVisible();
      await choose(on, target);
    },
    change: choose,
    expectOnce: async () => {
      for (const [at, list] of lists.entries()) {
        const ways = await Promise.all(list.map(({ id }) => planner.call(routes.getItemHistory, { params: { id } })));
        expect(ways.map(({ steps }) => steps.map(({ name }) => name))).toEqual(list.map(() => [racks[at]]));
      }
    },
  });
});
