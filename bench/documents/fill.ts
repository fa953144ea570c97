import { z } from 'zod';

const SIZES = [500, 600, 760, 900, 1000, 1180, 1390, 1600];
const LABELS = 100;
/** On the loading list: more than one truck holds, so it has a sheet a truck. */
export const ON_LIST = 40;

export type Call = (method: string, path: string, body?: object | FormData) => Promise<unknown>;

const csvOf = (positions: number, quantity: number): string =>
  [
    'position;type;category;width_mm;height_mm;depth_mm;weight_kg;area_m2;quantity',
    ...Array.from({ length: positions }, (_none, at) => {
      const [width, height] = [SIZES[at % SIZES.length] ?? 500, SIZES[(at * 3 + 1) % SIZES.length] ?? 500];
      return `L${at + 1};Langas ąžuolinis;1;${width};${height};90;${Math.round((width * height * 38) / 1e6)};${((width * height) / 1e6).toFixed(3).replace('.', ',')};${quantity}`;
    }),
  ].join('\r\n');

const until = async <Result>(read: () => Promise<Result>, isDone: (result: Result) => boolean): Promise<Result> => {
  for (;;) {
    const result = await read();
    if (isDone(result)) return result;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
};

const pageShape = z.object({
  pallets: z.array(z.object({ id: z.number() })),
  orders: z.array(z.object({ products: z.array(z.unknown()) })),
});

/** An order of 40 positions, 20 to 40 of each, packed and numbered. @returns its pallets */
const packedPallets = async (call: Call, at: number): Promise<number[]> => {
  const number = `DOC-${at}`;
  const form = new FormData();
  form.set('on_known', 'skip');
  form.set('unusual', 'take');
  form.set('unusual', 'take');
  form.set('order', number);
  form.set('file', new Blob([csvOf(40, 25)]), 'langai.csv');
  const { orders } = z
    .object({ orders: z.array(z.object({ id: z.union([z.number(), z.string()]) })) })
    .parse(await call('POST', 'orders/import', form));
  const id = Number(orders[0]?.id);
  await call('PUT', 'orders', { orders: [{ id, pal_status: 1 }] });
  const read = async () => pageShape.parse(await call('GET', `orders-pallets?filter=${number}`));
  await until(read, (page) => (page.orders[0]?.products.length ?? 0) > 0);
  const types = z.array(z.object({ id: z.number() })).parse(await call('GET', 'packing-types'));
  const run = z.object({ id: z.union([z.number(), z.string()]) }).parse(
    await call('POST', 'pallets/auto', {
      orders: [id],
      settings: { packing_type_id: types[0]?.id, budget_seconds: 1 },
    }),
  );
  const state = async () => z.object({ state: z.string() }).parse(await call('GET', `packing-runs/${run.id}`)).state;
  await until(state, (now) => now === 'applied');
  const { pallets } = await until(read, (page) => page.pallets.length > 0);
  const ids = pallets.map((pallet) => pallet.id);
  await call('POST', 'pallets/pdf/preperation', { pallets: ids });
  return ids;
};

/** Pallets as a factory has them: imported, packed by the optimiser, numbered; the first ones on trucks. */
export const fillPallets = async (call: Call): Promise<{ readonly labels: number[]; readonly list: number[] }> => {
  const ids: number[] = [];
  for (let at = 1; ids.length < LABELS; at += 1) {
    ids.push(...(await packedPallets(call, at)));
    console.log(`${ids.length} of ${LABELS} pallets are packed …`);
  }
  const list = ids.slice(0, ON_LIST);
  const size = { truck_width: 2450, truck_height: 2700, truck_length: 13_600, max_weight: 24_000 };
  await call('POST', 'trucks/generate', { pallets: list, description: 'DOC', ...size });
  const placed = async () =>
    z
      .object({ data: z.array(z.object({ truck_id: z.number().nullable() })) })
      .parse(await call('GET', 'pallets?filter=DOC-1&rows=100'));
  await until(placed, ({ data }) => data.some(({ truck_id }) => truck_id !== null));
  return { labels: ids.slice(0, LABELS), list };
};
