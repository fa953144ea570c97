interface Numbered {
  readonly id: number;
  readonly production_id: string | null;
  readonly offer_id: string | null;
}

/** What people call an order: its production number, else its offer number. */
export const orderNumber = (order: Numbered): string => order.production_id ?? order.offer_id ?? String(order.id);
