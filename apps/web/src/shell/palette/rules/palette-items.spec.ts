import type { Found } from '@mullion/contracts';
import { withOpened, type Thing } from '../../../entities/recent/recent';
import { besideGroup, firstChoice, foundItems, namedItems, scannedItem } from './palette-items';

const found = {
  orders: [
    {
      id: 4,
      number: '26-0147',
      customer: 'Langma',
      customer_order_number: null,
      delivery_date: '2026-11-24',
      status: 6,
      pal_status: 0,
    },
  ],
  products: [
    {
      id: 3,
      barcode: '2604-01',
      order_id: 4,
      order: '26-0147',
      customer: null,
      position: '7',
      category: 1,
      width: 880,
      height: 1200,
      image: null,
      status: 6,
      pallet_id: 9,
    },
  ],
  customers: null,
  pallets: [
    {
      id: 9,
      number: '00DEMOP260147',
      shown_number: 'P260147',
      order_number: '26-0147',
      customer: 'Langma',
      products_count: 2,
      status: 1,
      truck_id: null,
    },
  ],
  trucks: [],
} as unknown as Found;

const keys = (text: string) => foundItems(found, text).map(({ key, isExact }) => (isExact ? `${key}!` : key));

describe('what the palette shows', () => {
  it('BEY-29a knows what was meant exactly: an order by its number, a pallet by either, a product by what a scanner types', () => {
    expect(keys('0147')).toEqual(['pallet-9', 'product-3', 'order-4']);
    expect(keys('26 0147')).toEqual(['pallet-9', 'product-3', 'order-4!']);
    expect(keys('p26-0147')).toEqual(['pallet-9!', 'product-3', 'order-4']);
    expect(keys('00demop260147')).toContain('pallet-9!');
    expect(keys('26“4-01')).toContain('product-3!');
  });

  it('BEY-29b opens by a scan only the one thing that it names, and chooses the first of the others', () => {
    expect(scannedItem(foundItems(found, '26-0147'))?.key).toBe('order-4');
    expect(scannedItem(foundItems(found, '0147'))).toBeNull();
    const twins = {
      ...found,
      products: found.products?.map((product) => ({ ...product, barcode: '26-0147' })),
    } as Found;
    expect(scannedItem(foundItems(twins, '26-0147'))).toBeNull();
    expect(firstChoice(foundItems(found, '26-0147'))?.key).toBe('order-4');
    expect(firstChoice(foundItems(found, '0147'))?.key).toBe('pallet-9');
    expect(firstChoice([])).toBeNull();
  });

  it('finds pages by every word, in any letters', () => {
    const pages = [
      { key: 'a', title: 'Gamybos stebėjimas', note: 'Gamyba', path: 'production' },
      { key: 'b', title: 'Paletės', note: 'Pakavimas', path: 'pallets' },
    ];
    const named = (text: string) => namedItems('pages', pages, text).map(({ path }) => path);
    expect(named('')).toEqual(['production', 'pallets']);
    expect(named('STEBEJ gam')).toEqual(['production']);
    expect(named('paletės gam')).toEqual([]);
  });

  it('walks from group to group and round', () => {
    const items = foundItems(found, '0147');
    const [pallet, product, order] = items;
    expect(besideGroup(items, pallet ?? null, 1)).toBe(product);
    expect(besideGroup(items, order ?? null, 1)).toBe(pallet);
    expect(besideGroup(items, pallet ?? null, -1)).toBe(order);
    expect(besideGroup([], null, 1)).toBeNull();
  });

  it('remembers each thing once, the last opened first, eight of them', () => {
    const thing = (id: number): Thing => ({ kind: 'truck', id, title: `T${id}`, note: '', path: `truck/${id}` });
    const all = Array.from({ length: 12 }, (_, id) => thing(id)).reduce<readonly Thing[]>(withOpened, []);
    expect(all.map(({ id }) => id)).toEqual([11, 10, 9, 8, 7, 6, 5, 4]);
    expect(withOpened(all, { ...thing(7), title: 'new' })[0]).toMatchObject({ id: 7, title: 'new' });
    expect(withOpened(all, thing(7))).toHaveLength(8);
  });
});
