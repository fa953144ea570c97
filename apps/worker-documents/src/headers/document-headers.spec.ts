import { getOrderRecords, getPalletRecords, listHeaders, type HeaderBlock } from '@mullion/contracts';
import { systemContext, type BlobStore, type Rpc } from '@mullion/server-kit';
import { pdfPages } from '@mullion/server-testing/pdf-text';
import { render } from '../render';
import type { RenderInput } from '../render-input';
import { documentHeaders } from './document-headers';

const [NORTH, SOUTH] = [71, 72];
const customerOf: Record<number, number | null> = { 1: NORTH, 2: NORTH, 3: SOUTH, 4: null };
const ordersOnPallet: Record<number, number[]> = { 11: [1], 12: [2], 13: [3], 14: [4] };

const block = (text: string): HeaderBlock => ({
  kind: 'h1',
  align: 'left',
  marker: null,
  runs: [{ text, bold: false, italic: false, underline: false }],
});
const asked: object[] = [];
/** The company has headers for both documents, one customer too; the other customer has none. */
const rpc = {
  ask: (
    call: unknown,
    input: { order_ids?: number[]; pallet_ids?: number[]; type?: string; language?: string; customer_ids?: number[] },
  ) => {
    if (call === getOrderRecords)
      return Promise.resolve({
        orders: (input.order_ids ?? []).map((id) => ({ id, customer_id: customerOf[id] ?? null })),
      });
    if (call === getPalletRecords)
      return Promise.resolve((input.pallet_ids ?? []).map((id) => ({ id, order_ids: ordersOnPallet[id] })));
    if (call !== listHeaders) throw new Error('nothing else is asked');
    asked.push(input);
    const header = (customer_id: number | null, text: string) => ({
      customer_id,
      logo_width: 190,
      logo_key: null,
      blocks: [block(text)],
    });
    const own = header(null, `Rytų langai, ${input.type} ${input.language}`);
    return Promise.resolve(
      input.customer_ids?.includes(NORTH) ? [own, header(NORTH, `Šiaurės namai, ${input.type}`)] : [own],
    );
  },
} as unknown as Rpc;
const store = {} as BlobStore;

const pallet = (id: number) => ({
  id,
  number: `N${id}`,
  shown_number: `P${id}`,
  order_number: '',
  order_ids: ordersOnPallet[id],
  customer_name: '',
  address: '',
  length: 2600,
  width: 1200,
  height: 2320,
  weight: 0,
  pallet_height: 120,
  max_weight: 2000,
  max_height: 2520,
  spacing_between: 10,
  spacing_ends: 30,
  spacing_sides: 20,
  status: 1,
  description: null,
  printable: true,
  makes_legs: true,
  comment: null,
  products_count: 0,
  products: [],
  pallet_structure: { id, pallet_id: id, layer_1: '1 70 0 x 2530', layer_2: '2 70 0 x 1130', layer_3: '3 70 0 x 2530' },
});
const truck = (id: number, pallets: number[]) => ({
  id,
  description: `T${id}`,
  delivery_date: null,
  length: 13_600,
  width: 2450,
  height: 2700,
  max_pallet_weight: 24_000,
  between_pallets: 50,
  allow_turn: true,
  status: 1,
  vehicle: null,
  axles: null,
  pallets: pallets.map((palletId) => ({
    pallet_id: palletId,
    number: `N${palletId}`,
    shown_number: `P${palletId}`,
    x: 0,
    y: 0,
    is_turned: false,
    priority: 1,
    length: 1000,
    width: 1000,
    height: 1000,
    weight: 10,
    status: 1,
    errors: [],
    customers: '',
    orders: '',
    products_count: 0,
    loaded_count: 0,
    state: 'placed',
    rank: 1,
  })),
});

/** The pages of a document as the worker makes it: headers are chosen from the templates, then drawn. */
const printed = async (
  kind: RenderInput['kind'],
  pallets: number[],
  trucks: [number, number[]][] = [],
): Promise<string[]> => {
  const things = { pallets: pallets.map(pallet), trucks: trucks.map(([id, on]) => truck(id, on)) } as unknown as Pick<
    RenderInput,
    'pallets' | 'trucks'
  >;
  const headers = await documentHeaders({ kind, language: 'lt', ...things }, rpc, store, systemContext(1));
  const input = {
    kind,
    language: 'lt',
    company: 'Langai',
    tallPalletRule: false,
    madeAt: '2026-11-20 12:00',
    products: [],
    images: {},
    papers: {},
    waiting: null,
    table: null,
    evidence: null,
    headers,
    ...things,
  };
  return pdfPages((await render(input as RenderInput, () => undefined)).bytes);
};

describe('COM-02a CUS-04a the header of the templates on what leaves the house', () => {
  it('stands above each truck: that of its only customer, else the company’s', async () => {
    const pages = await printed(
      'truck',
      [],
      [
        [1, [11, 12]],
        [2, [11, 13]],
        [3, [13]],
        [4, [14]],
      ],
    );
    expect(pages).toHaveLength(4);
    expect(pages.map((page) => /^.*?, truck( lt)?/.exec(page)?.[0])).toEqual([
      'Šiaurės namai, truck',
      'Rytų langai, truck lt',
      'Rytų langai, truck lt',
      'Rytų langai, truck lt',
    ]);
    expect(asked.at(-1)).toMatchObject({ type: 'truck', language: 'lt', customer_ids: [NORTH, SOUTH] });
  });

  it('stands above a loading list by all its pallets', async () => {
    expect((await printed('loading', [11, 12]))[0]).toContain('Šiaurės namai, pallet');
    const mixed = (await printed('loading', [11, 13]))[0];
    expect(mixed).toContain('Rytų langai, pallet lt');
    expect(mixed).not.toContain('Šiaurės namai');
  });

  it('is not on a packer’s list, and asks for none', async () => {
    const before = asked.length;
    expect((await printed('preparation', [11])).join()).not.toContain('Šiaurės namai');
    expect(asked).toHaveLength(before);
  });
});
