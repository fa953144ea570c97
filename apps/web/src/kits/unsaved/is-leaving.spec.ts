import { isLeaving } from './is-leaving';

const place = (pathname: string, search = '') => ({ pathname, search });

describe('what loses the input of a page', () => {
  it('is another page, another view of it, and the way back', () => {
    expect(isLeaving(place('/en/company'), place('/en/users'), 'PUSH')).toBe(true);
    expect(isLeaving(place('/en/company'), place('/en/company', '?view=mail'), 'PUSH')).toBe(true);
    expect(isLeaving(place('/en/company', '?view=mail'), place('/en/orders'), 'POP')).toBe(true);
  });
  it('is neither another language nor an address that is replaced', () => {
    expect(isLeaving(place('/en/company', '?view=mail'), place('/lt/company', '?view=mail'), 'PUSH')).toBe(false);
    expect(isLeaving(place('/en/orders'), place('/en/login'), 'REPLACE')).toBe(false);
  });
});
