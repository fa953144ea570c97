interface Numbered {
  readonly production_id?: string | null | undefined;
  readonly offer_id?: string | null | undefined;
}

/** What people call an order: its production number, else its offer number. A stored order has one of them. */
export const orderNumber = (order: Numbered): string => order.production_id ?? order.offer_id ?? '';
