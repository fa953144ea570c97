/** The letters of a text that the bars of a label (Code 128) cannot hold, each once. */
export const lettersBeyondBars = (text: string): readonly string[] => [
  ...new Set([...text].filter((letter) => !/[ -~]/.test(letter))),
];

/** What the generated barcodes of an order's products take over from its number. */
export const barcodeStart = (orderNumber: string): string => orderNumber.slice(0, 7);

interface Numbered {
  readonly production_id?: string | null | undefined;
  readonly offer_id?: string | null | undefined;
}

/** What people call an order: its production number, else its offer number. A stored order has one of them. */
export const orderNumber = (order: Numbered): string => order.production_id ?? order.offer_id ?? '';
