import type { Order } from '@mullion/contracts';
import { bodyOfForm, formOfOrder, orderFormSchema, type OrderForm } from './order-form';

const order = {
  id: 7,
  production_id: '26-0407',
  offer_id: null,
  customer_id: 3,
  contact_id: 5,
  delivery_address: 9,
  delivery_date: '2026-11-25',
  customer_order_number: null,
  product_type: 'Langas',
  wood_type: null,
  paint_type: 'RAL 9016',
  element_count: 4,
  spross_count: null,
  manager_email: 'a@b.lt',
  status: 6,
  version: 4,
} as unknown as Order;
const filled: OrderForm = { ...formOfOrder(null), production_id: '26-0413' };
const problems = (form: OrderForm) =>
  orderFormSchema.safeParse(form).error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? [];

describe('the order dialog', () => {
  it('ORD-04b sends back an untouched order unchanged, with its version and without status', () => {
    expect(bodyOfForm(formOfOrder(order), order, true)).toEqual({
      production_id: '26-0407',
      offer_id: null,
      customer_id: 3,
      contact_id: 5,
      delivery_address: 9,
      delivery_date: '2026-11-25',
      customer_order_number: null,
      product_type: 'Langas',
      wood_type: null,
      paint_type: 'RAL 9016',
      element_count: 4,
      spross_count: null,
      manager_email: 'a@b.lt',
      version: 4,
    });
  });

  it('ORD-04c a new order has no status and no version to send', () => {
    const body = bodyOfForm(filled, null, true);
    expect(body).not.toHaveProperty('status');
    expect(body).not.toHaveProperty('version');
  });

  it('ORD-04d leaves the customer to administrators', () => {
    expect(bodyOfForm(formOfOrder(order), order, false)).not.toHaveProperty('customer_id');
  });

  it('sends a chosen status', () => {
    expect(bodyOfForm({ ...formOfOrder(order), status: '8' }, order, true).status).toBe(8);
  });

  it('wants one of the two numbers, a real date and an e-mail', () => {
    expect(problems(filled)).toEqual([]);
    expect(problems({ ...filled, production_id: ' ' })).toEqual([['production_id', 'orders:form.numberRequired']]);
    expect(problems({ ...filled, production_id: '', offer_id: 'P-1' })).toEqual([]);
    expect(problems({ ...filled, delivery_date: '2026-02-30', manager_email: 'vadovas' })).toEqual([
      ['delivery_date', 'common:form.isoDate'],
      ['manager_email', 'common:form.email'],
    ]);
  });
});
