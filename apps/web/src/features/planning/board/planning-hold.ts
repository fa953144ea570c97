import type { PresenceActivity } from '@mullion/contracts';

/** As much of an open dialog as says what it is about. */
type About = {
  readonly kind: string;
  readonly palletId?: number;
  readonly palletIds?: readonly number[];
  readonly orderId?: number;
  readonly product?: { readonly id: number };
} | null;
/** These only show something. */
const LOOKS: ReadonlySet<string> = new Set(['preview', 'image']);
const isKept = (id: number | undefined): id is number => id !== undefined && id > 0;

/**
 * What the person has in hand: the dragged thing (`pallet 12`), else what the open dialog changes; new pallets are
 * nobody's yet.
 */
export const activityOf = (dragged: string, dialog: About): PresenceActivity | null => {
  const [kind, id] = dragged.split(' ');
  if ((kind === 'product' || kind === 'pallet') && isKept(Number(id))) return { act: 'drag', kind, id: Number(id) };
  if (!dialog || LOOKS.has(dialog.kind)) return null;
  const pallet = dialog.palletId ?? dialog.palletIds?.[0];
  if (isKept(pallet)) return { act: 'edit', kind: 'pallet', id: pallet };
  if (isKept(dialog.product?.id)) return { act: 'edit', kind: 'product', id: dialog.product.id };
  return isKept(dialog.orderId) ? { act: 'edit', kind: 'order', id: dialog.orderId } : null;
};
