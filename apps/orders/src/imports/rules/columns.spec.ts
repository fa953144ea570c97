import { importColumns, importMapping, type ImportMapping } from '@mullion/contracts';
import { templateTitles } from './column-titles';
import { headOf, readHeader } from './columns';

describe('the header of an import file', () => {
  it.each(['lt', 'en'] as const)('BEY-01 of the %s template has every column, once', (language) => {
    const header = readHeader(templateTitles(language));
    expect([...header.at.keys()]).toEqual([...importColumns]);
    expect([...header.missing, ...header.twice]).toEqual([]);
  });

  it('may stand in any order, case and with marks and units', () => {
    const header = readHeader([
      'Kiekis, vnt',
      'AUKŠTIS (mm)',
      ' width (MM)',
      'Depth',
      'Pozicija',
      'kategorija',
      'Svoris, kg',
      'anything else',
    ]);
    expect(header.missing).toEqual([]);
    expect(header.ignored).toEqual(['anything else']);
    expect([
      header.at.get('quantity'),
      header.at.get('height_mm'),
      header.at.get('width_mm'),
      header.at.get('weight_kg'),
    ]).toEqual([0, 1, 2, 6]);
  });

  it('names what is missing and what stands twice', () => {
    const header = readHeader(['position', 'width', 'plotis', 'category', 'depth_mm', 'weight_kg', 'quantity']);
    expect(header.missing).toEqual(['height_mm']);
    expect(header.twice).toEqual(['width_mm']);
  });

  it('may name the unit of a measure', () => {
    const { at, units, missing } = readHeader([
      'pos',
      'category',
      'Plotis, cm',
      'Aukštis (m)',
      'Depth',
      'Weight_g',
      'kiekis',
      'Plotas cm2',
    ]);
    expect(missing).toEqual([]);
    expect(at.get('width_mm')).toBe(2);
    expect(Object.fromEntries(units)).toEqual({
      width_mm: 'cm',
      height_mm: 'm',
      depth_mm: 'mm',
      weight_kg: 'g',
      area_m2: 'cm2',
    });
    expect(readHeader(['Plotis, kg', 'Kiekis, cm']).at.size).toBe(0);
  });
});

describe('BEY-38d the heads of a customer by a mapping', () => {
  it('are found again as they are shown, in several lines and however long', () => {
    const heads = ['Pozicija\nbrėžinyje', `Plotis ${'a'.repeat(250)}`];
    const columns = [
      { head: headOf(heads[0]), field: 'position' as const },
      { head: headOf(heads[1]), field: 'width_mm' as const },
    ];
    expect(importMapping.safeParse({ columns }).success).toBe(true);
    const { at, unmapped } = readHeader(heads, { columns });
    expect([[...at.keys()], unmapped]).toEqual([['position', 'width_mm'], []]);
  });

  const titles = ['Pos', 'Type', 'Beskrivelse', 'B', 'H', 'Antall', 'Vekt  pr. stk', 'Dybde', '', 'Pris NOK', 'B'];
  const mapping: ImportMapping = {
    columns: [
      { head: 'pos', field: 'position' },
      { head: 'Type', field: 'type' },
      { head: 'B', field: 'width_mm', unit: 'cm' },
      { head: 'H', field: 'height_mm', unit: 'cm' },
      { head: 'Antall', field: 'quantity' },
      { head: 'vekt pr. stk', field: 'weight_kg' },
      { head: 'Dybde', field: 'depth_mm', unit: 'mm' },
      { head: '', column: 8, field: 'comment' },
      { head: 'Pris NOK', field: null },
    ],
    values: { category: '1' },
  };

  it('are found whatever their case and spaces, by their place where they have no head; the others are named', () => {
    const { at, units, missing, unmapped, ignored } = readHeader(titles, mapping);
    expect(Object.fromEntries(at)).toEqual({
      ...{ position: 0, type: 1, width_mm: 3, height_mm: 4, quantity: 5, weight_kg: 6, depth_mm: 7, comment: 8 },
    });
    expect(units.get('width_mm')).toBe('cm');
    expect([missing, unmapped]).toEqual([[], []]);
    expect(ignored).toEqual(['Beskrivelse', 'Pris NOK', 'B']);
  });

  it('that are not in the file are named, and so is what is read twice', () => {
    const columns = [
      ...mapping.columns,
      { head: 'Farge', field: 'paint_type' as const },
      { head: 'B', column: 10, field: 'width_mm' as const },
    ];
    const { unmapped, twice } = readHeader(titles, { ...mapping, columns });
    expect(unmapped).toEqual([{ column: 'paint_type', head: 'Farge' }]);
    expect(twice).toEqual(['width_mm']);
  });
});
