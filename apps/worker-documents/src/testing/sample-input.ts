import { operationStatus } from '@mullion/contracts';
import type { RenderInput } from '../render-input';
import { sampleEvidence } from './sample-evidence';

const TRUCK = 5;
/** Names as they are in Lithuania: long words, quotation marks, letters that other alphabets lack. */
const CUSTOMER = 'UAB „Šiuolaikiniai Ąžuoliniai Langai“';
const ADDRESS = 'Nepriklausomybės g. 104-2, Kazlų Rūda, Marijampolės apskritis';
const TYPE = 'Medinis-aliumininis balkono blokas';
const REMARK = 'Neatidėliotinas: paskambinti prieš pristatymą';

const product = (pallet: number, at: number, y: number) => ({
  id: pallet * 100 + at,
  barcode: `26-0411.999${String(pallet * 10 + at).padStart(3, '0')}`,
  status: 6,
  position: `A${at}`,
  pallet_id: pallet,
  x: 30,
  y,
  z: 0,
  width: 1210,
  height: 2080,
  depth: 114,
  weight: 92.5,
  area: 2.52,
  category: 1,
  comment: REMARK,
  is_flipped: at === 2,
  can_be_flipped: true,
  part_of: null,
  order: '26-0411',
  order_id: 3,
  address_key: 'a',
  type: TYPE,
  image: null,
  checked: false,
  loaded_at: null,
  version: 1,
});

export const samplePallet = (id: number, more: object = {}) => ({
  id,
  number: `00LANGP2601${id}`,
  shown_number: `P26-01${id}`,
  order_number: '26-0411',
  order_ids: [3],
  customer_name: CUSTOMER,
  address: ADDRESS,
  length: 1600,
  width: 1000,
  height: 2320,
  weight: 320,
  pallet_height: 120,
  max_weight: 2000,
  max_height: 2520,
  spacing_between: 10,
  spacing_ends: 30,
  spacing_sides: 20,
  status: 1,
  truck_id: TRUCK,
  description: null,
  printable: true,
  makes_legs: true,
  comment: REMARK,
  products_count: 2,
  products: [product(id, 1, 20), product(id, 2, 144)],
  pallet_structure: { id, pallet_id: id, layer_1: '1 70 0 x 1530', layer_2: '2 70 0 x 930', layer_3: '3 70 0 x 1530' },
  ...more,
});

const load = (pallet_id: number, at: number) => ({
  pallet_id,
  number: `00LANGP2601${pallet_id}`,
  shown_number: `P26-01${pallet_id}`,
  x: Math.floor(at / 2) * 1650,
  y: (at % 2) * 1050,
  is_turned: false,
  length: 1600,
  width: 1000,
  height: 2320,
  weight: 320,
  status: 2,
  dispatch_priority: at < 2 ? 2 : 1,
  group: at < 2 ? 1 : 0,
  group_label: at < 2 ? ADDRESS : 'Klaipėda',
  order_ids: [3],
  orders: '26-0411',
  customers: CUSTOMER,
  products_count: 2,
  loaded_count: 0,
  state: 'placed',
});

/** Pallets with their numbers and a truck that they stand on, the last stop at the cab. */
export const sampleInput = (kind: RenderInput['kind'], language: 'lt' | 'en', more: object = {}): RenderInput => {
  const ids = [41, 42, 43, 44];
  const pallets = ids.map((id) => samplePallet(id));
  const waits = {
    ...{
      order_id: 3,
      order: '26-0411',
      customer: CUSTOMER,
      delivery_date: '2026-11-27',
      position: 'A1',
      type: TYPE,
      width: 1210,
      height: 2080,
    },
    ...{ product_comment: REMARK, operation_status: operationStatus.waiting, operation_comment: null, changed: true },
  };
  const truck = {
    ...{
      id: TRUCK,
      number: 'T26-118',
      description: 'T26-118',
      delivery_date: '2026-11-24',
      length: 13_600,
      width: 2480,
      height: 2700,
    },
    ...{
      used_length: 3250,
      max_pallet_weight: 24_000,
      max_king_pin: 10_500,
      max_axles: 19_000,
      between_pallets: 50,
      allow_turn: true,
    },
    ...{ weight: 1280, pallets_count: 4, products_count: 8, customers: CUSTOMER, pallets: ids.map(load) },
    vehicle: { number_plate: 'KTR 218', trailer_number_plate: 'HG 300', driver: 'Ąžuolas Žemaitis', make: 'DAF' },
  };
  const isCenter = kind === 'work_center_orders' || kind === 'work_center_positions';
  return {
    ...{
      kind,
      language,
      company: 'UAB Langai ir Durys',
      tallPalletRule: false,
      madeAt: '2026-11-20 12:00',
      headers: {},
      images: {},
      papers: {},
    },
    pallets:
      kind === 'evidence' || kind === 'truck' || kind === 'products' || kind === 'rows' || isCenter ? [] : pallets,
    trucks: [truck],
    evidence: kind === 'evidence' ? sampleEvidence() : null,
    products: pallets.flatMap(({ products }) => products),
    waiting: isCenter
      ? {
          work_center: { code: '40-PJO', description: 'Pjovimas ir frezavimas' },
          products: Array.from({ length: 12 }, (_none, at) => ({
            ...waits,
            product_id: at,
            barcode: `26-0411.9990${at + 10}`,
          })),
          total: 12,
        }
      : null,
    table:
      kind === 'rows'
        ? {
            title: 'Užsakymai',
            rows: [
              ['Užsakymas', 'Klientas', 'Pristatymo adresas', 'Pastaba'],
              ['26-0411', CUSTOMER, ADDRESS, REMARK],
            ],
          }
        : null,
    ...more,
  } as unknown as RenderInput;
};

/** What stands in a sample's cells and must be read as it was written. */
export const sampleTexts = { customer: CUSTOMER, address: ADDRESS, type: TYPE, remark: REMARK };
