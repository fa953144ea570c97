import { orderFilters, ordersView, type OrdersView } from './orders-view';

const at = (splat: string, search = '', perPage?: number) =>
  ordersView.read({ pathname: `/lt/orders/${splat}`, search }, perPage);
const usual = ordersView.initial();
const reread = (view: OrdersView) => {
  const [path, search = ''] = ordersView.write(view).split('?');
  return ordersView.read({ pathname: `/lt/${path}`, search });
};

describe('the address of the orders list', () => {
  it('ORD-01a has the parts and defaults of the specification', () => {
    expect(ordersView.write(usual)).toBe('orders/null/null/null/0/100/50/1/production_id/false');
    expect(ordersView.read({ pathname: '/lt/orders', search: '' })).toEqual(usual);
    expect(ordersView.read({ pathname: '/lt/orders', search: '' }, 25).perPage).toBe(25);
  });

  it('ORD-01b is read back exactly as it is written', () => {
    const views: OrdersView[] = [
      usual,
      {
        ...usual,
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
      { ...usual, perPage: 20, filter: 'ąčęėįšųūž?#', page: 26, orderBy: 'pal_status', week: '202648', packing: 1 },
    ];
    for (const view of views) expect(reread(view)).toEqual(view);
  });

  it('ORD-01c the initial link is understood in both readings', () => {
    const expected = { ...usual, perPage: 40, order: 'DESC' };
    expect(at('null/null/null/0/100/40/1/null/false')).toEqual(expected);
    expect(at('null/null/null/0/100/100/40/1/null/false')).toEqual(expected);
    expect(at('null/null/null/0/100/100/1/null/false').perPage).toBe(100);
  });

  it('ORD-08a the planning variant is status 4 to 7 unless the address says otherwise', () => {
    const planning = ordersView.read({ pathname: '/lt/orders', search: '?for=planning' });
    expect(planning).toMatchObject({
      variant: 'planning',
      statusFrom: 4,
      statusTo: 7,
      orderBy: 'delivery_date',
      order: 'ASC',
    });
    expect(ordersView.isChanged(planning, orderFilters)).toBe(false);
    expect(ordersView.isChanged({ ...planning, variant: 'all' }, orderFilters)).toBe(true);
    expect(ordersView.isChanged({ ...planning, week: '202648' }, orderFilters)).toBe(true);
    expect(at('null/null/null/0/100', '?for=planning')).toMatchObject({ statusFrom: 0, statusTo: 100 });
  });

  it('ORD-02a ignores a week that is none', () => {
    for (const week of ['202699', 'w48', 'spring'])
      expect(ordersView.read({ pathname: '/lt/orders', search: `?week=${week}` }).week).toBeNull();
  });

  it('clears its filters and keeps variant, order and rows', () => {
    const planning = ordersView.read({
      pathname: '/lt/orders/x/null/null/0/100/20/3/customer/true',
      search: '?for=planning&week=202648',
    });
    expect(ordersView.change(planning, ordersView.cleared(planning, orderFilters))).toEqual({
      ...ordersView.initial('?for=planning', 20),
      variant: 'planning',
      orderBy: 'customer',
    });
  });

  it('reads week and packing beside the path, and nothing that makes no sense; parameters of others stay', () => {
    expect(at('', '?week=202648&packing=1')).toMatchObject({ week: '202648', packing: 1, variant: 'all' });
    expect(at('', '?packing=9&for=x')).toMatchObject({ week: null, packing: null, variant: 'all' });
    expect(ordersView.write({ ...usual, packing: 2 }, '?dialog=import&week=202601').split('?')[1]).toBe(
      'dialog=import&packing=2',
    );
  });

  it('takes the default for every part that makes no sense', () => {
    expect(at('null/2026-02-30/tomorrow/-1/900/33/0/password/maybe')).toEqual(usual);
    expect(at('%E0%A4%A/null').filter).toBe('%E0%A4%A');
  });

  it('accepts every rows-per-page choice and no other', () => {
    for (const rows of [20, 25, 30, 40, 50, 100]) expect(at(`null/null/null/0/100/${rows}/1`).perPage).toBe(rows);
    expect(at('null/null/null/0/100/10/1').perPage).toBe(50);
  });

  it('goes back to page 1 when a filter changes', () => {
    const third = { ...usual, page: 3 };
    expect(ordersView.change(third, { filter: 'x' }).page).toBe(1);
    expect(ordersView.change(third, { page: 4 }).page).toBe(4);
  });
});
