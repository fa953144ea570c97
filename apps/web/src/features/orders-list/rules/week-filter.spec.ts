import { weekOf } from './week-filter';

describe('the week filter', () => {
  it('ORD-02a reads w48 as this year’s week, six characters as they are, and ignores the rest', () => {
    expect(weekOf('w48', 2026)).toBe('202648');
    expect(weekOf('W05', 2027)).toBe('202705');
    expect(weekOf('202601', 2030)).toBe('202601');
    for (const other of ['', 'w', 'w4', 'w481', '48', '2026', '2026480']) expect(weekOf(other, 2026)).toBeNull();
  });
});
