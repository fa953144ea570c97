import { getPalletsToPrint, getTrucksToPrint, issuePapers, listHeaders, getOrderRecords } from '@mullion/contracts';
import { systemContext, type BlobStore, type Rpc } from '@mullion/server-kit';
import { pdfPages } from '@mullion/server-testing/pdf-text';
import { documentInput } from '../make-document';
import { render } from '../render';
import type { RenderInput } from '../render-input';

const ON_TRUCK = 5;
const pallet = (id: number, more: object = {}) => ({
  ...{
    id,
    number: `00LANGP26014${id}`,
    shown_number: `P26-014${id}`,
    order_number: '26-0411',
    order_ids: [3],
    truck_id: ON_TRUCK,
  },
  ...{
    customer_name: 'UAB Šviesūs Langai',
    address: 'Žvejų g. 5',
    length: 2400,
    width: 1200,
    height: 2320,
    weight: 320,
    products_count: 2,
  },
  ...more,
});
const load = (pallet_id: number, x: number, y: number, dispatch_priority: number) => ({
  ...{
    pallet_id,
    x,
    y,
    dispatch_priority,
    shown_number: `P26-014${pallet_id}`,
    length: 2400,
    width: 1200,
    height: 2320,
    weight: 320,
  },
  ...{
    is_turned: false,
    status: 2,
    group: dispatch_priority - 1,
    group_label: ['Klaipėda', 'Šiauliai'][dispatch_priority - 1],
  },
  ...{ customers: 'UAB Šviesūs Langai', orders: '26-0411', products_count: 2, loaded_count: 0, state: 'placed' },
});
const truck = (more: object = {}) => ({
  ...{
    id: ON_TRUCK,
    description: 'T26-118',
    delivery_date: '2026-11-24',
    length: 13_600,
    width: 2480,
    height: 2700,
    used_length: 4850,
  },
  ...{ number: 'T26-118', pallets_count: 3, products_count: 6 },
  ...{
    max_pallet_weight: 24_000,
    max_king_pin: 10_500,
    max_axles: 19_000,
    between_pallets: 50,
    allow_turn: true,
    weight: 960,
  },
  ...{
    vehicle: { number_plate: 'KTR 218', trailer_number_plate: 'HG 300', driver: 'Ąžuolas', make: '' },
    customers: '',
  },
  // the later stop stands at the cab, its pallet has the highest number
  pallets: [load(1, 2450, 0, 1), load(2, 0, 1250, 2), load(3, 0, 0, 2)],
  ...more,
});
const input = (over: object): RenderInput =>
  ({
    ...{
      kind: 'loading',
      language: 'lt',
      company: 'Langai',
      tallPalletRule: false,
      madeAt: '2026-11-20 12:00',
      headers: {},
      products: [],
    },
    ...{
      images: {},
      papers: {},
      waiting: null,
      table: null,
      evidence: null,
      pallets: [1, 2, 3].map((id) => pallet(id)),
      trucks: [truck()],
    },
    ...over,
  }) as unknown as RenderInput;
const pagesOf = async (over: object = {}) => pdfPages((await render(input(over), () => undefined)).bytes);

describe('BEY-07a the loading list', () => {
  it('is in the order of loading, each step with its place, the last stop first', async () => {
    const [page] = await pagesOf();
    expect(page).toMatch(
      /1\s*P26-0143\s*dešinė, 0,00 m\s*2\s*Šiauliai.*2\s*P26-0142\s*kairė, 0,00 m.*3\s*P26-0141\s*dešinė, 2,45 m\s*1\s*Klaipėda/s,
    );
    for (const text of ['T26-118', 'KTR 218 · HG 300', 'Ąžuolas', '4,85 / 13,60 m']) expect(page).toContain(text);
    expect((await pagesOf({ language: 'en' }))[0]).toMatch(/P26-0141\s*right, 2\.45 m/);
  });

  it('keeps the numbers of the steps when only some pallets of a truck are printed', async () => {
    const [page] = await pagesOf({ pallets: [pallet(1), pallet(3)] });
    expect(page).toMatch(/1\s*P26-0143\s*dešinė.*3\s*P26-0141\s*dešinė/s);
    expect(page).not.toContain('P26-0142 ');
    expect(page).toMatch(/Palečių: 2/);
  });

  it('has a sheet a truck, and one of pallets that are on none or leaving', async () => {
    const other = truck({
      id: 6,
      description: 'T26-119',
      pallets: [load(4, 0, 0, 1), { ...load(5, 0, 1250, 1), state: 'leaving' }],
    });
    const pallets = [pallet(1), pallet(4, { truck_id: 6 }), pallet(5, { truck_id: 6 }), pallet(6, { truck_id: null })];
    const pages = await pagesOf({ pallets, trucks: [truck(), other] });
    expect(pages).toHaveLength(3);
    expect(pages[1]).toMatch(/T26-119.*P26-0144\s*dešinė/s);
    expect(pages[2]).toMatch(/1\s*P26-0145.*2\s*P26-0146/s);
    expect(pages[2]).not.toContain('dešinė');
  });

  it('is made of the trucks its pallets stand on', async () => {
    const asked: unknown[] = [];
    const rpc = {
      ask: (call: unknown, wanted: object) => {
        if (call === getPalletsToPrint) return Promise.resolve([pallet(2), pallet(1), pallet(6, { truck_id: null })]);
        if (call === getOrderRecords) return Promise.resolve({ orders: [] });
        if (call === listHeaders) return Promise.resolve([]);
        if (call === issuePapers) return Promise.resolve({ revisions: [4] });
        if (call !== getTrucksToPrint) throw new Error('nothing else is asked');
        asked.push(wanted);
        return Promise.resolve([truck()]);
      },
    } as unknown as Rpc;
    const wanted = {
      kind: 'loading',
      pallet_ids: [1, 2, 6],
      truck_ids: [],
      product_ids: [],
      work_center_id: null,
      time_zone: 'Europe/Vilnius',
    };
    const made = await documentInput(wanted as never, rpc, {} as BlobStore, systemContext(1));
    expect(asked).toEqual([{ truck_ids: [ON_TRUCK] }]);
    expect(made.trucks.map(({ description }) => description)).toEqual(['T26-118']);
    expect(made.papers).toMatchObject({ [`truck ${ON_TRUCK}`]: { revision: 4 } });
  });
});
