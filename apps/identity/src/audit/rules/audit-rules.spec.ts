import { monthsToDrop, monthsToMake } from './audit-months';
import { changesOf, verbOf } from './entry-changes';

describe('BEY-15b audit entries', () => {
  it('say what was done, and field by field what differs', () => {
    expect([verbOf(null, { a: 1 }), verbOf({ a: 1 }, { a: 2 }), verbOf({ a: 1 }, undefined)]).toEqual([
      'created',
      'edited',
      'deleted',
    ]);
    expect(changesOf({ a: 1, b: [1], version: 1 }, { a: 2, b: [1], c: null, version: 2 })).toEqual([
      { field: 'a', before: 1, after: 2 },
    ]);
    expect(changesOf(undefined, { name: 'x' })).toEqual([{ field: 'name', before: null, after: 'x' }]);
    expect(changesOf('text', ['list'])).toEqual([]);
  });
  it('lie in months: three are there, those of more than two years ago go', () => {
    const now = new Date('2026-11-30T23:30:00Z');
    expect(monthsToMake(now)).toEqual([
      { table: 'audit_entry_2026_11', from: '2026-11-01', to: '2026-12-01' },
      { table: 'audit_entry_2026_12', from: '2026-12-01', to: '2027-01-01' },
      { table: 'audit_entry_2027_01', from: '2027-01-01', to: '2027-02-01' },
    ]);
    expect(monthsToDrop(['audit_entry_2024_10', 'audit_entry_2024_11', 'audit_entry_default'], now)).toEqual([
      'audit_entry_2024_10',
    ]);
  });
});
