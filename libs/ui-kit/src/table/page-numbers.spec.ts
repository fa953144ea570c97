import { pageNumbers } from './page-numbers';

describe('the pager', () => {
  it('shows both ends and the neighbours, with gaps only where two or more pages are left out', () => {
    expect(pageNumbers(1, 26)).toEqual([1, 2, 3, null, 26]);
    expect(pageNumbers(13, 26)).toEqual([1, null, 12, 13, 14, null, 26]);
    expect(pageNumbers(4, 26)).toEqual([1, 2, 3, 4, 5, null, 26]);
    expect(pageNumbers(26, 26)).toEqual([1, null, 24, 25, 26]);
    expect(pageNumbers(1, 1)).toEqual([1]);
    expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4]);
  });

  it('never shows a page that is not there', () => {
    for (let last = 1; last < 12; last++)
      for (let current = 1; current <= last; current++) {
        const pages = pageNumbers(current, last).filter((page) => page !== null);
        expect(pages).toContain(current);
        expect(new Set(pages).size).toBe(pages.length);
        expect(Math.max(...pages)).toBeLessThanOrEqual(last);
      }
  });
});
