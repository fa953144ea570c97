import { paths } from '../../../entities/pages/paths';
import { isFiltered, trucksView } from './trucks-view';

const read = (pathname: string) => trucksView.read({ pathname, search: '' });
const at = (rest: string) => read(`/lt/trucks-list/${rest}`);
const defaultView = trucksView.initial();

describe('the address of the trucks list', () => {
  it('TRK-01 has the default link of the specification', () => {
    expect(trucksView.write(defaultView)).toBe('trucks-list/null/null/null/1/100/1/null/true');
    expect(paths.trucks()).toBe(trucksView.write(defaultView));
    expect(read('/lt/trucks-list')).toEqual(defaultView);
    expect(at('null/null/null/1/100/1/null/true')).toEqual(defaultView);
  });
  it('TRK-01 keeps every part through writing and reading', () => {
    const view = {
      ...defaultView,
      filter: 'KTR 218/x',
      dateFrom: '2026-11-01',
      statusTo: 4,
      page: 3,
      orderBy: 'status',
      order: 'DESC',
    } as const;
    expect(read(`/en/${trucksView.write(view)}`)).toEqual(view);
  });
  it('takes the default for what it cannot understand', () => {
    expect(at('x/2026-02-30/y/-1/900/0/password/maybe')).toEqual({ ...defaultView, filter: 'x' });
  });
  it('begins at page 1 after a changed filter, not after a changed page', () => {
    const third = { ...defaultView, page: 3 };
    expect(trucksView.change(third, { filter: 'a' }).page).toBe(1);
    expect(trucksView.change(third, { page: 4 }).page).toBe(4);
    expect(isFiltered({ ...defaultView, statusFrom: 0 })).toBe(false);
    expect(isFiltered(defaultView)).toBe(true);
  });
});
