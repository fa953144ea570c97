import { changeView, defaultView, isFiltered, pathOfView, PER_PAGE, searchOf, viewOfPath, type OrdersView } from './orders-path';

const at = (splat: string) => viewOfPath(`/lt/orders/${splat}`);

describe('the address of the orders list', () => {
  it('ORD-01a has the parts and defaults of the specification', () => {
    expect(pathOfView(defaultView())).toBe('null/null/null/0/100/50/1/production_id/false');
    expect(viewOfPath('/lt/orders')).toEqual(defaultView());
    expect(viewOfPath('/lt/orders', 25).perPage).toBe(25);
  });

  it('ORD-01b is read back exactly as it is written', () => {
    const views: OrdersView[] = [
      defaultView(),
      {
        filter: 'Bygg/Nord AS 50%',
        dateFrom: '2026-11-24',
        dateTo: '2026-12-09',
        statusFrom: 4,
        statusTo: 7,
        perPage: 100,
        page: 3,
        orderBy: 'delivery_date',
        order: 'ASC',
      },
      { ...defaultView(20), filter: 'ąčęėįšųūž?#', page: 26, orderBy: 'pal_status' },
    ];
    for (const view of views) expect(at(pathOfView(view))).toEqual(view);
  });

  it('ORD-01c the initial link is understood in both readings', () => {
    const expected = { ...defaultView(40), order: 'DESC' };
    expect(at('null/null/null/0/100/40/1/null/false')).toEqual(expected);
    expect(at('null/null/null/0/100/100/40/1/null/false')).toEqual(expected);
    expect(at('null/null/null/0/100/100/1/null/false').perPage).toBe(100);
  });

  it('ORD-08a the planning variant is status 4 to 7 unless the address says otherwise', () => {
    const { variant } = searchOf('?for=planning');
    const planning = viewOfPath('/lt/orders', 50, variant);
    expect(planning).toMatchObject({ statusFrom: 4, statusTo: 7, orderBy: 'delivery_date', order: 'ASC' });
    expect(isFiltered(planning, searchOf('?for=planning'))).toBe(false);
    expect(isFiltered(planning, searchOf(''))).toBe(true);
    expect(viewOfPath('/lt/orders/null/null/null/0/100', 50, variant)).toMatchObject({ statusFrom: 0, statusTo: 100 });
  });

  it('reads week and packing beside the path, and nothing that makes no sense', () => {
    expect(searchOf('?week=202648&packing=1')).toEqual({ week: '202648', packing: 1, variant: 'all' });
    expect(searchOf('?packing=9&for=x')).toEqual({ week: null, packing: null, variant: 'all' });
  });

  it('takes the default for every part that makes no sense', () => {
    expect(at('null/2026-02-30/tomorrow/-1/900/33/0/password/maybe')).toEqual(defaultView());
    expect(at('%E0%A4%A/null').filter).toBe('%E0%A4%A');
  });

  it('accepts every rows-per-page choice and no other', () => {
    for (const rows of PER_PAGE) expect(at(`null/null/null/0/100/${rows}/1`).perPage).toBe(rows);
    expect(at('null/null/null/0/100/10/1').perPage).toBe(50);
  });

  it('goes back to page 1 when a filter changes', () => {
    const third = { ...defaultView(), page: 3 };
    expect(changeView(third, { filter: 'x' }).page).toBe(1);
    expect(changeView(third, { page: 4 }).page).toBe(4);
  });
});
