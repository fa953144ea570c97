import { recipientsOf } from './recipients';

const holder = (id: number, customer_id: number, lots = [{ count: 1 }]) =>
  ({ id, customer_id, customer: `K${customer_id}`, lots }) as never;
const contact = (contact_id: number, customer_id: number, notify = true) => ({
  contact_id,
  customer_id,
  name: `N${contact_id}`,
  email: `K${contact_id}@example.test`,
  notify,
});
const known = (id: number, over: object) => ({
  email: `k${id}@example.test`,
  bounced_at: null,
  unsubscribed_at: null,
  ...over,
});

describe('BEY-17a who is reminded of returnables', () => {
  it('is every contact that is written to, once for all addresses of its customer, else the first', () => {
    const found = recipientsOf(
      [holder(1, 10), holder(2, 10), holder(3, 20)],
      [contact(1, 10), contact(2, 10, false), contact(3, 20, false), contact(4, 20, false)],
      [],
    );
    expect(found.map(({ contact_id, state, holders }) => [contact_id, state, holders.map(({ id }) => id)])).toEqual([
      [1, 'send', [1, 2]],
      [3, 'send', [3]],
    ]);
  });

  it('is nobody who has unsubscribed, whose mails came back, who has nothing, or who is not known', () => {
    const found = recipientsOf(
      [holder(1, 10), holder(2, 20, []), holder(3, 30)],
      [contact(1, 10), contact(2, 10), contact(3, 20)],
      [known(1, { unsubscribed_at: new Date() }), known(2, { bounced_at: new Date() })],
    );
    expect(found.map(({ contact_id, state }) => [contact_id, state])).toEqual([
      [1, 'unsubscribed'],
      [2, 'bounced'],
      [null, 'nothing'],
      [null, 'no_contact'],
    ]);
  });
});
