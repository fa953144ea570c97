import { customersView, rowsOfPage, type CustomersView } from './customers-view';

const defaultView = customersView.initial();

const read = (path: string): CustomersView => {
  const [pathname = '', search = ''] = path.split('?');
  return customersView.read({ pathname: `/lt/${pathname}`, search });
};

describe('CUS-01a the address of the customers list', () => {
  it('has the filter as its part, null when empty, sorted by name', () => {
    expect(customersView.write(defaultView)).toBe('customers/null');
    expect(read('customers')).toEqual(defaultView);
    expect(read('customers/null')).toEqual(defaultView);
  });

  it('is read back exactly as it is written', () => {
    const views: CustomersView[] = [
      defaultView,
      { ...defaultView, filter: 'Bygg/Nord AS 50%?', page: 3, orderBy: 'default_discount', order: 'DESC' },
      { ...defaultView, filter: 'ąčęėįšųūž#', order: 'DESC' },
    ];
    for (const view of views) expect(read(customersView.write(view))).toEqual(view);
  });

  it('takes the default for what makes no sense', () => {
    expect(read('customers/null?page=0&order_by=company_id&order=maybe')).toEqual(defaultView);
  });
});

describe('the rows of a page', () => {
  it.each([
    [1, 50, 120, 3, 50],
    [2, 50, 120, 3, 50],
    [3, 20, 120, 3, 50],
    [2, 1, 51, 2, 50],
    [1, 8, 8, 1, 8],
    [1, 0, 0, 1, 1],
  ])('page %i with %i of %i on %i pages is one of %i', (page, seen, total, lastPage, rows) => {
    expect(rowsOfPage(page, seen, total, lastPage)).toBe(rows);
  });
});
