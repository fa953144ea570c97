import { apiScopes } from '@mullion/contracts';
import { areasByLevel, scopeRows, toggled } from './scopes';

describe('BEY-19 choosing the scopes of a key', () => {
  it('offers every scope once, by area', () => {
    expect(scopeRows.flatMap(({ scopes }) => scopes).sort()).toEqual([...apiScopes].sort());
    expect(scopeRows.map(({ area }) => area)).toEqual([
      'orders',
      'customers',
      'packing',
      'scanning',
      'trucks',
      'production',
      'documents',
      'printing',
    ]);
  });

  it('reads where it writes, and writes nothing where it does not read', () => {
    expect(toggled([], 'orders:write', true)).toEqual(['orders:read', 'orders:write']);
    expect(toggled([], 'scanning:write', true)).toEqual(['scanning:write']);
    expect(toggled(['orders:read', 'orders:write', 'orders:delete', 'trucks:read'], 'orders:read', false)).toEqual([
      'trucks:read',
    ]);
    expect(toggled(['orders:read', 'orders:write'], 'orders:write', false)).toEqual(['orders:read']);
  });

  it('are grouped by what the key may do, with the areas of each', () => {
    expect(areasByLevel(['orders:read', 'orders:write', 'customers:read'])).toEqual([
      { level: 'read', areas: ['orders', 'customers'] },
      { level: 'write', areas: ['orders'] },
    ]);
  });
});
