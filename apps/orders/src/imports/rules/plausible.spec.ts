import { groupOrders } from './group-orders';
import { type CompanyMasses, unusualIn } from './plausible';
import { readRows } from './read-rows';

const heads = [
  'position',
  'type',
  'category',
  'width_mm',
  'height_mm',
  'depth_mm',
  'weight_kg',
  'quantity',
  'order',
  'delivery_date',
  'area_m2',
];
const today = new Date('2026-11-28T08:00:00Z');
type Row = Partial<Record<(typeof heads)[number], string>>;
const usual: Row = {
  position: 'L1',
  type: 'Langas',
  category: '1',
  width_mm: '1460',
  height_mm: '1400',
  depth_mm: '92',
  weight_kg: '68,5',
  quantity: '1',
  order: 'S-1',
};

const unusual = (rows: readonly Row[], masses: CompanyMasses = {}) => {
  const lines = rows.map((row, at) => ({
    row: at + 2,
    cells: heads.map((head) => ({ ...usual, ...row })[head] ?? ''),
  }));
  const read = readRows([{ row: 1, cells: heads }, ...lines], null);
  expect(read.errors).toEqual([]);
  return unusualIn(groupOrders(read.rows).orders, masses, today).map(({ row, column, code }) => [row, column, code]);
};

describe('BEY-38e what no window has is asked about', () => {
  it('and nothing of what is made every day', () => {
    expect(
      unusual([
        usual,
        { position: 'D1', category: '2', width_mm: '1010', height_mm: '2120', weight_kg: '92' },
        { position: 'HS', category: '2', width_mm: '5800', height_mm: '2400', depth_mm: '200', weight_kg: '620' },
        { position: 'P1', category: '0', width_mm: '3000', height_mm: '250', depth_mm: '20', weight_kg: '9' },
        { position: 'L2', weight_kg: '0' },
        { position: 'T1', width_mm: '2000', height_mm: '1000', area_m2: '1,1', delivery_date: '2027-03-01' },
      ]),
    ).toEqual([]);
  });

  it('centimetres for millimetres, metres for centimetres, grams for kilograms, a sum for one piece', () => {
    expect(unusual([{ width_mm: '146', height_mm: '140', depth_mm: '9' }])).toEqual([
      [2, 'width_mm', 'import.unusual_size'],
      [2, 'height_mm', 'import.unusual_size'],
      [2, 'depth_mm', 'import.unusual_size'],
      [2, 'weight_kg', 'import.unusual_mass_of_area'],
    ]);
    expect(unusual([{ width_mm: '14600' }]).map(([, column]) => column)).toContain('width_mm');
    for (const weight_kg of ['99999', '0,1', '685'])
      expect(unusual([{ weight_kg }])).toEqual([[2, 'weight_kg', 'import.unusual_mass_of_area']]);
    expect(unusual([{ category: '0', weight_kg: '2000' }])).toEqual([[2, 'weight_kg', 'import.unusual_mass']]);
  });

  it('a weight that is far from what the company makes', () => {
    const masses = { 1: { min: 28, max: 45 } };
    expect(unusual([{ weight_kg: '68,5' }], masses)).toEqual([]);
    expect(unusual([{ weight_kg: '250' }], masses)).toEqual([[2, 'weight_kg', 'import.unusual_mass_of_area']]);
    expect(unusual([{ weight_kg: '25' }], masses)).toEqual([[2, 'weight_kg', 'import.unusual_mass_of_area']]);
  });

  it('an area that does not go with the sizes, a day that is years away', () => {
    expect(unusual([{ area_m2: '20,44' }])).toEqual([[2, 'area_m2', 'import.unusual_area']]);
    expect(unusual([{ delivery_date: '2062-12-12' }])).toEqual([[2, 'delivery_date', 'import.unusual_date']]);
  });

  it('a mark that stands in an order twice with other sizes, not one that is repeated or of another kind', () => {
    expect(unusual([usual, { width_mm: '900' }, usual])).toEqual([[3, 'position', 'import.mark_twice']]);
    expect(unusual([usual, usual, { category: '0', width_mm: '1500' }, { order: 'S-2', width_mm: '900' }])).toEqual([]);
  });

  it('letters that papers show by their number only', () => {
    expect(unusual([{ type: 'نافذة' }])).toEqual([[2, 'type', 'import.letters']]);
    expect(unusual([{ position: '窗1' }])).toEqual([[2, 'position', 'import.letters']]);
    expect(unusual([{ type: 'Langas „ąžuolas“ Окно ⌀12 ≥ ½ α' }])).toEqual([]);
  });
});
