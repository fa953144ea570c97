/** What is typed as JSON; null when it is none. */
export const parseBody = (text: string): { readonly value: unknown } | null => {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
};

/** What the page begins with: one supplier, ordered today. */
export const exampleBody = (supplierId: number, today: string): string =>
  JSON.stringify({ order_suppliers: [{ supplier_id: supplierId, ordered_at: today, order_number: 'T-1' }] }, null, 2);
