import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import type { Order, OrderId, Product } from '@mullion/contracts';
import { systemContext, type BlobStore } from '@mullion/server-kit';
import { parse } from 'csv-parse/sync';
import { makePreparationCsv, partsBy } from './make-preparation-csv';

const order = (id: number, over: object = {}) =>
  ({
    id,
    production_id: `26-0${id}`,
    offer_id: null,
    customer: 'UAB „Šviesūs langai“; filialas',
    customer_order_number: '=1+1',
    count: 1,
    delivery_date: '2026-12-01',
    address: 'Žvejų g. 5, Kaunas',
    wood_type: 'Ąžuolas',
    paint_type: null,
    ...over,
  }) as unknown as Order;
const product = (id: number, over: object = {}) =>
  ({
    id,
    order_id: 1,
    order: '26-01',
    position: `A${id}`,
    barcode: `26-01...99900${id}`,
    type: 'Langas',
    category: 1,
    width: 1210,
    height: 2200,
    depth: 114,
    weight: 92.5,
    area: 2.66,
    status: 6,
    can_be_flipped: true,
    comment: '@SUM(A1)',
    part_of: null,
    pallet_id: null,
    ...over,
  }) as unknown as Product;

const make = async (language: 'lt' | 'en', products: readonly Product[]) => {
  let stored = '';
  const store = {
    put: async (_key: string, content: Readable) => void (stored = await text(content)),
  } as unknown as BlobStore;
  const rpc = {
    ask: (contract: { name: string }, input: { order_ids?: number[] }) => {
      const answers: Readonly<Record<string, unknown>> = {
        'statuses.list': [{ status: 6, text: 'Gaminama', table_name: 'products' }],
        'orders.by-ids': [order(1), order(2)],
        'orders.to-prepare': input.order_ids?.map((id) => ({
          order: order(id),
          packing_type: id === 1 ? 'Standartinis' : null,
          products: id === 1 ? products : [],
        })),
        'pallets.records': [
          { id: 7, number: '00LANGP260147' },
          { id: 8, number: null },
        ],
      };
      return Promise.resolve(answers[contract.name]);
    },
  };
  const file = await makePreparationCsv(
    { orderIds: [1, 2] as OrderId[], language, context: systemContext(1), key: 'k', onProgress: () => undefined },
    rpc as never,
    store,
  );
  return { file, stored };
};

describe('EXP-04a products of orders for the preparation', () => {
  it('have no line when they are cancelled or scrapped: the unit that is made again has its own', async () => {
    const scrapped = product(1, { position: 'A1', status: 99, remade_by: 4 });
    const { stored } = await make('lt', [
      scrapped,
      product(4, { position: 'A1', remake_of: 1 }),
      product(5, { status: 99 }),
    ]);
    const lines = parse<Record<string, string>>(stored, { delimiter: ';', columns: true, bom: true });
    expect(lines.map((line) => [line.Užsakymas, line.Pozicija])).toEqual([
      ['26-01', 'A1'],
      ['26-02', ''],
    ]);
    expect(stored).not.toContain('999001');
  });

  it('are a line each under heads of the language, orders as asked for, positions as people count', async () => {
    const products = [
      product(10),
      product(2, { pallet_id: 7 }),
      product(3, { pallet_id: 8, category: 2, can_be_flipped: false }),
    ];
    const { file, stored } = await make('lt', products);
    expect(file).toEqual({ key: 'k.csv', type: 'text/csv; charset=utf-8', name: 'uzsakymu-ruosimas-26-01-26-02.csv' });
    expect(stored.startsWith('\ufeffUžsakymas;Klientas;')).toBe(true);
    const lines = parse<Record<string, string>>(stored, { delimiter: ';', columns: true, bom: true });
    expect(lines.map((line) => [line.Užsakymas, line.Pozicija, line.Paletė])).toEqual([
      ['26-01', 'A2', 'P260147'],
      ['26-01', 'A3', '#8'],
      ['26-01', 'A10', ''],
      ['26-02', '', ''],
    ]);
    expect(lines[1]).toMatchObject({
      Klientas: 'UAB „Šviesūs langai“; filialas',
      Pristatymas: '2026-12-01',
      'Pristatymo adresas': 'Žvejų g. 5, Kaunas',
      'Pakavimo tipas': 'Standartinis',
      Mediena: 'Ąžuolas',
      Rūšis: 'Durys',
      'Plotis, mm': '1210',
      'Aukštis, mm': '2200',
      'Svoris, kg': '92,5',
      'Plotas, m²': '2,66',
      'Galima apversti': 'ne',
      'Brūkšninis kodas': '26-01...999003',
      Būsena: 'Gaminama',
    });
    const { stored: inEnglish } = await make('en', products);
    expect(inEnglish.split('\r\n')[0]).toContain('Order,Customer,');
    expect(parse<Record<string, string>>(inEnglish, { columns: true, bom: true })[0]).toMatchObject({
      Kind: 'Window',
      'Weight, kg': '92.5',
    });
  });

  it('A10 holds no formula', async () => {
    const { stored } = await make('en', [product(1)]);
    const [line] = parse<Record<string, string>>(stored, { columns: true, bom: true });
    expect([line?.['Customer’s order no.'], line?.Comment]).toEqual(["'=1+1", "'@SUM(A1)"]);
  });

  it('are asked for some orders at a time, and an order alone however large it is', () => {
    const counts = (...all: number[]) => all.map((count, at) => ({ id: (at + 1) as OrderId, count }));
    expect(partsBy(counts(2_000, 1_000, 1, 9_000, 5))).toEqual([[1, 2], [3], [4], [5]]);
    expect(partsBy(counts(...Array.from({ length: 450 }, () => 1))).map((part) => part.length)).toEqual([200, 200, 50]);
    expect(partsBy([])).toEqual([]);
  });
});
