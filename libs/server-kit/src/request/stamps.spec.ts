import { stampsOf } from './stamps';

it('a write answers the last event of each kind and partition', () => {
  const event = (name: string, company: number, position: number) => ({
    subject: `evt.orders.${name}`,
    company_id: company as never,
    position,
  });
  const events = [
    event('order.changed.v1', 1, 5),
    event('order.changed.v1', 17, 7),
    event('products.changed.v1', 1, 6),
  ];
  expect(stampsOf(events, 16)).toBe('orders:1:order.changed.v1:7,orders:1:products.changed.v1:6');
  expect(stampsOf(events, 32)).toBe(
    'orders:1:order.changed.v1:5,orders:17:order.changed.v1:7,orders:1:products.changed.v1:6',
  );
  expect(stampsOf([], 16)).toBeNull();
});
