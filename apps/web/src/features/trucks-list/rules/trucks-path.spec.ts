import { paths } from '../../../app/paths';
import { changeView, defaultView, isFiltered, pathOfView, viewOfPath } from './trucks-path';

const at = (rest: string) => viewOfPath(`/lt/trucks-list/${rest}`);

describe('the address of the trucks list', () => {
  it('TRK-01 has the default link of the specification', () => {
    expect(pathOfView(defaultView)).toBe('null/null/null/1/100/1/null/true');
    expect(paths.trucks()).toBe(`trucks-list/${pathOfView(defaultView)}`);
    expect(viewOfPath('/lt/trucks-list')).toEqual(defaultView);
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
    expect(viewOfPath(`/en/trucks-list/${pathOfView(view)}`)).toEqual(view);
  });
  it('takes the default for what it cannot understand', () => {
    expect(at('x/2026-02-30/y/-1/900/0/password/maybe')).toEqual({ ...defaultView, filter: 'x' });
  });
  it('begins at page 1 after a changed filter, not after a changed page', () => {
    const third = { ...defaultView, page: 3 };
    expect(changeView(third, { filter: 'a' }).page).toBe(1);
    expect(changeView(third, { page: 4 }).page).toBe(4);
    expect(isFiltered({ ...defaultView, statusFrom: 0 })).toBe(false);
    expect(isFiltered(defaultView)).toBe(true);
  });
});
