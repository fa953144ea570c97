import { ordersPlace } from '@mullion/contracts';

/** Orders as a customer has them, to look at the mail with. */
export const SAMPLE_ORDERS = ['26-0412 (PO-1187)', '26-0413', '26-0420 (PO-1190)'] as const;

export type MailPart = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'orders' };

/** The truck-loaded e-mail as its reader sees it: the company's paragraphs, and the orders where the text says. */
export const mailParts = (template: string): MailPart[] =>
  template.split(ordersPlace).flatMap((part, index): MailPart[] => {
    const text = part.trim();
    const orders: MailPart[] = index > 0 ? [{ kind: 'orders' }] : [];
    return text === '' ? orders : [...orders, { kind: 'text', text }];
  });

/** The text with the orders' place put in where the cursor stands; gives where the cursor goes. */
export const withOrdersPlace = (template: string, from: number, to: number): { readonly text: string; readonly cursor: number } => ({
  text: template.slice(0, from) + ordersPlace + template.slice(to),
  cursor: from + ordersPlace.length,
});
