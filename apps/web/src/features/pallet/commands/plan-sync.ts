import type { PlacedProduct } from '@mullion/packing-model';

type Placed = Pick<PlacedProduct, 'id' | 'xMm' | 'yMm' | 'zMm' | 'isFlipped'>;

/** What has to be told to the server so that it has what the draft has. */
export type SyncPlan =
  | { readonly kind: 'nothing' }
  /** Products left or came back: each is moved by itself, the server says how the rest stands. */
  | { readonly kind: 'moves'; readonly off: readonly number[]; readonly on: readonly Placed[] }
  | { readonly kind: 'arrange'; readonly products: readonly Placed[] };

const isSame = (a: Placed, b: Placed): boolean => a.xMm === b.xMm && a.yMm === b.yMm && a.zMm === b.zMm && a.isFlipped === b.isFlipped;

/** Compares the server's arrangement with the draft. What leaves goes from the top down, what comes back from the bottom up. */
export const planSync = (server: readonly Placed[], draft: readonly Placed[]): SyncPlan => {
  const before = new Map(server.map((product) => [product.id, product]));
  const after = new Map(draft.map((product) => [product.id, product]));
  const off = [...server].filter((product) => !after.has(product.id)).sort((a, b) => b.zMm - a.zMm);
  const on = [...draft].filter((product) => !before.has(product.id)).sort((a, b) => a.zMm - b.zMm);
  if (off.length > 0 || on.length > 0) return { kind: 'moves', off: off.map((product) => product.id), on };
  const moved = draft.some((product) => {
    const known = before.get(product.id);
    return !known || !isSame(known, product);
  });
  return moved ? { kind: 'arrange', products: draft } : { kind: 'nothing' };
};
