import { boundedStatusTo, ordersOf, palletsView } from './pallets-view';

const read = (pathname: string) => palletsView.read({ pathname, search: '' });
const defaultView = palletsView.initial();

describe('the address of the pallets list', () => {
  it('PAL-01 is the default link when nothing is filtered', () => {
    expect(palletsView.write(defaultView)).toBe('pallets/null/0/100/1/number/true');
    expect(read('/lt/pallets/null/0/100/1/number/true')).toEqual(defaultView);
    expect(read('/lt/pallets')).toEqual(defaultView);
  });

  it('PAL-01 is read back as it was written', () => {
    const view = {
      ...defaultView,
      filter: 'P26/0147',
      statusFrom: 1,
      statusTo: 3,
      page: 4,
      orderBy: 'truck',
      order: 'DESC',
    } as const;
    expect(read(`/en/${palletsView.write(view)}`)).toEqual(view);
  });

  it('takes the default for what it cannot understand', () => {
    expect(read('/lt/pallets/null/abc/900/0/height/maybe')).toEqual(defaultView);
  });

  it('begins at page 1 when a filter changes', () => {
    expect(palletsView.change({ ...defaultView, page: 7 }, { statusFrom: 1 }).page).toBe(1);
    expect(palletsView.change({ ...defaultView, page: 7 }, { page: 8 }).page).toBe(8);
  });

  it('PAL-01 ends at closed pallets where the status cannot be changed', () => {
    expect(boundedStatusTo(defaultView, false)).toBe(2);
    expect(boundedStatusTo({ ...defaultView, statusTo: 1 }, false)).toBe(1);
    expect(boundedStatusTo(defaultView, true)).toBe(100);
  });

  it('plans the orders of the chosen pallets, each once', () => {
    expect(ordersOf([{ order_number: '26-1, 26-2' }, { order_number: '26-2' }, { order_number: '' }])).toEqual([
      '26-1',
      '26-2',
    ]);
  });
});
