import { lastList } from './last-list';

describe('the list that a crumb leads back to', () => {
  it('is the one that was looked at last, with its filters and page; at first it is the whole list', () => {
    expect(lastList.of('orders')).toBe('orders');
    lastList.keep('orders/null/null/null/0/100/50/3/customer_name/false?text=pajurio');
    lastList.keep('pallets/null/0/100/2/number/true');
    expect(lastList.of('orders')).toBe('orders/null/null/null/0/100/50/3/customer_name/false?text=pajurio');
    expect(lastList.of('trucks-list/null')).toBe('trucks-list/null');
    lastList.clear();
    expect(lastList.of('orders')).toBe('orders');
  });
});
