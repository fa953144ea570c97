import { rowDifference } from './row-difference';

describe('BEY-15b what an audit entry keeps of a row', () => {
  it('is the fields that differ, without the counters of the database', () => {
    const before = { id: 1, name: 'UAB Langas', phone: null, address: { city: 'Kaunas' }, version: 3, updated_at: 'a' };
    const after = {
      id: 1,
      name: 'UAB Langai',
      phone: undefined,
      address: { city: 'Vilnius' },
      version: 4,
      updated_at: 'b',
    };
    expect(rowDifference(before, after)).toEqual({
      before: { name: 'UAB Langas', address: { city: 'Kaunas' } },
      after: { name: 'UAB Langai', address: { city: 'Vilnius' } },
    });
  });
  it('is what a new or deleted row has', () => {
    expect(rowDifference(null, { id: 1, name: 'a', phone: null, version: 1 })).toEqual({
      before: null,
      after: { id: 1, name: 'a' },
    });
    expect(rowDifference({ id: 1, name: 'a', version: 1 }, null)).toEqual({
      before: { id: 1, name: 'a' },
      after: null,
    });
  });
  it('is nothing when nothing differs, and never a long text', () => {
    expect(rowDifference({ a: 1, version: 1 }, { a: 1, version: 2 })).toBeNull();
    const cut = rowDifference({ text: '' }, { text: 'x'.repeat(5_000) });
    expect(cut?.after?.['text']).toHaveLength(4_001);
  });
});
