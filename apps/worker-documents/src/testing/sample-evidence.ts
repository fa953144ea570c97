import type { EvidenceContent, EvidencePallet } from '@mullion/contracts';
import type { EvidenceInput } from '../render-input';

const CUSTOMERS = ['Trä & Glas AB', 'Fönsterbolag Väst AB', 'UAB „Šiuolaikiniai Ąžuoliniai Langai“'] as const;
const PLACES = ['Karlstad', 'Örebro', 'Kazlų Rūda'] as const;
/** A few grey points. */
const PHOTO =
  'data:image/jpeg;base64,/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAADAAQDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAgP/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCmAab/2Q==';

const pallet = (at: number): EvidencePallet =>
  ({
    step: at + 1,
    side: at % 2 === 0 ? 'right' : 'left',
    from_headboard: 0,
    pallet_id: 139 + at,
    shown_number: `P26-0${139 + at}`,
    stop: 3 - Math.floor(at / 2),
    stop_label: PLACES[Math.floor(at / 2)],
    customers: CUSTOMERS[Math.floor(at / 2)],
    order_ids: [at + 1],
    x: Math.floor(at / 2) * 2450,
    y: (at % 2) * 1240,
    is_turned: false,
    length: 2400,
    width: 1200,
    height: 2240,
    weight: 1180 + at * 10,
    loaded_at: `2026-11-24T08:3${at}:12.000Z`,
    loaded_by: 'krovėjas',
    products: [1, 2, 3].map((position) => ({
      id: at * 10 + position,
      order_id: at + 1,
      order: `26-041${at}`,
      position: `A${position}`,
      barcode: `26-041${at}.00${position}`,
      width: 1180,
      height: 1390,
      weight: 86,
      category: 1,
      scanned_at: position === 3 && at === 1 ? null : `2026-11-23T12:0${position}:00.000Z`,
      scanned_by: 'pakuotojas 1',
    })),
    photos:
      at === 0
        ? [{ hash: 'a'.repeat(64), type: 'image/png', made_at: '2026-11-24T08:53:00.000Z', made_by: 'krovėjas' }]
        : [],
  }) as unknown as EvidencePallet;

export const evidenceContent = {
  truck_id: 5,
  number: 'T26-118',
  description: 'T26-118',
  departure: 1,
  departed_at: '2026-11-24T09:31:00.000Z',
  confirmed_by: 'krovėjas',
  plate: 'KTR 218',
  trailer_plate: 'HG 300',
  driver: 'Ąžuolas Žemaitis',
  seals: ['S-7701', 'S-7702'],
  signature: [
    [
      [0.1, 0.5],
      [0.3, 0.2],
      [0.5, 0.6],
      [0.8, 0.3],
    ],
  ],
  unsigned_reason: null,
  length: 13_600,
  width: 2480,
  height: 2700,
  used_length: 7300,
  warnings: ['truck.stop_order'],
  company: 'UAB Langai ir Durys',
  customer: null,
  pallets: [0, 1, 2, 3, 4, 5].map(pallet),
  others: [],
  deviations: [
    {
      kind: 'out_of_turn',
      pallet: 'P26-0142',
      at: '2026-11-24T08:33:12.000Z',
      by: 'krovėjas',
      turn: 3,
      planned: 4,
      what: '',
    },
    { kind: 'not_scanned', pallet: 'P26-0140', at: null, by: '', turn: null, planned: null, what: 'A3' },
    {
      kind: 'left_despite',
      pallet: '',
      at: '2026-11-24T09:31:00.000Z',
      by: 'krovėjas',
      turn: null,
      planned: null,
      what: 'truck.stop_order',
    },
  ],
} as unknown as EvidenceContent;

const LATER: EvidenceInput['later'] = [
  {
    kind: 'delivered',
    at: '2026-11-24T15:10:00.000Z',
    stop: 'Kazlų Rūda',
    orders: [],
    product: '',
    damage: null,
    note: '',
    received_by: 'Jonas Jonaitis',
    signature: [
      [
        [0.1, 0.5],
        [0.6, 0.2],
      ],
    ],
    unsigned_reason: null,
    hash: 'b'.repeat(64),
    before: 'c'.repeat(64),
    photo: null,
  },
  {
    kind: 'damaged',
    at: '2026-11-24T15:20:00.000Z',
    stop: 'Örebro',
    orders: [],
    product: '26-0412 A2',
    damage: 'glass',
    note: 'Įskilęs kampas',
    received_by: '',
    signature: null,
    unsigned_reason: null,
    hash: 'd'.repeat(64),
    before: 'b'.repeat(64),
    photo: null,
  },
  {
    kind: 'photographed',
    at: '2026-11-24T15:21:00.000Z',
    stop: 'Örebro',
    orders: [],
    product: '26-0412 A2',
    damage: null,
    note: '',
    received_by: '',
    signature: null,
    unsigned_reason: null,
    hash: 'e'.repeat(64),
    before: 'd'.repeat(64),
    photo: { hash: 'a'.repeat(64), type: 'image/png', made_at: '2026-11-24T15:21:00.000Z', made_by: 'vairuotojas' },
  },
];

/** A departure with everything that a sheet may show. */
export const sampleEvidence = (more: Partial<EvidenceInput> = {}): EvidenceInput => ({
  ...{
    content: evidenceContent,
    later: LATER,
    isLater: false,
    hash: '7f4a118c'.repeat(8),
    code: '7F4A-118C',
    madeAt: '2026-11-24 11:31',
  },
  ...{
    timeZone: 'Europe/Vilnius',
    proofUrl: `https://langai.example/lt/s#${'q'.repeat(43)}`,
    photos: { ['a'.repeat(64)]: PHOTO },
  },
  ...more,
});
