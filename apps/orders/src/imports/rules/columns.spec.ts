import { importColumns } from '@mullion/contracts';
import { readHeader, templateTitles } from './columns';

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
    expect([header.at.get('quantity'), header.at.get('height_mm'), header.at.get('width_mm'), header.at.get('weight_kg')]).toEqual([
      0, 1, 2, 6,
    ]);
  });

  it('names what is missing and what stands twice', () => {
    const header = readHeader(['position', 'width', 'plotis', 'category', 'depth_mm', 'weight_kg', 'quantity']);
    expect(header.missing).toEqual(['height_mm']);
    expect(header.twice).toEqual(['width_mm']);
  });
});
