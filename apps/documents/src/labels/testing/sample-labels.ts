import type { PalletLabel, ProductLabel } from '@mullion/drawings';

const limits = {
  palletHeightMm: 120,
  maxHeightMm: 2700,
  maxMassKg: 2000,
  spacingBetweenMm: 20,
  spacingEndsMm: 20,
  spacingSidesMm: 20,
  offset: { acrossPercent: 10, alongPercent: 10 },
};
const product = (id: number) => ({
  id,
  orderKey: '1',
  addressKey: '1',
  category: 1 as const,
  widthMm: 1100,
  heightMm: 1390,
  depthMm: 114,
  massKg: 80,
  canBeFlipped: true,
  partOf: null,
  xMm: id % 2 ? 20 : 1200,
  yMm: 20 + Math.floor((id - 1) / 2) * 134,
  zMm: 0,
  isFlipped: false,
});
const layer = (label: string, positionsMm: number[]) => ({ label, plankWidthMm: 100, positionsMm });

/** A label as full as it gets. */
export const samplePallet: PalletLabel = {
  company: 'UAB Langų gamykla',
  truck: 'T26-118',
  part: '2/11',
  number: 'P260147',
  stop: '1',
  orders: '26-0411, 26-0412',
  customer: 'Bygg Nord AS',
  address: 'Industrigata 12, 3044 Drammen, NO',
  load: {
    lengthMm: 2400,
    widthMm: 1200,
    limits,
    products: [1, 2, 3, 4, 5, 6].map(product),
    structure: {
      layer1: layer('1', [0, 700, 1500, 2300]),
      layer2: layer('2', [0, 500, 1100]),
      layer3: layer('3', [0, 700, 1500, 2300]),
    },
    makesLegs: true,
    tallPalletRule: false,
  },
  products: '19 gaminių',
  mass: '1 548 kg',
  size: '2 400 × 1 200',
  height: 'aukštis 2 240',
  place: 'dešinė, 6,95 m',
  barcode: '0DEMO1P260147',
  noBars: 'Brūkšnių nėra: jie netalpina Ž Ė. Skenuokite kvadratą.',
  qr: 'MUL-P-1KX-3-0DEMO1P260147-7QX2',
  revision: '3 laida',
  fragile: 'TRAPU',
  upright: 'Statyti, neguldyti',
  printed: 'Spausdinta 2026-11-24 10:42, 3, pakavimas',
};

export const sampleProduct: ProductLabel = {
  name: '26-0412 / 58',
  size: '1 180 × 1 390',
  lines: ['Bygg Nord AS, Drammen', 'Medinis langas 78, 86 kg', 'Pušis, RAL 7016'],
  schematic: 'schematic',
  picture: null,
  design: { category: 1, widthMm: 1180, heightMm: 1390, depthMm: 114 },
  barcode: '26-0412.999058',
  noBars: 'Brūkšnių nėra: jie netalpina Ž Ė. Skenuokite kvadratą.',
  qr: 'MUL-G-1KX-4-260412.58-7QX2',
  revision: '4 laida',
};
