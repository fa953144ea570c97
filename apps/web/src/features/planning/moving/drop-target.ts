/** Where something may be dropped; written into `data-drop` of an element as `kind` or `kind:key`. */
export type DropTarget =
  | {
      readonly kind: 'pallet';
      readonly palletId: number;
      readonly at: { readonly xMm: number; readonly yMm: number } | null;
    }
  | { readonly kind: 'temporary'; readonly key: string }
  | { readonly kind: 'new-pallet' }
  | { readonly kind: 'unplaced' }
  | { readonly kind: 'truck'; readonly truckId: number }
  | { readonly kind: 'new-truck' };

/**
 * Reads `data-drop`; null for what this version does not know. The place on a pallet is added by who knows its drawing.
 */
export const dropTargetOf = (text: string | undefined): DropTarget | null => {
  const [kind, key] = (text ?? '').split(':');
  if (kind === 'pallet' && key) return { kind, palletId: Number(key), at: null };
  if (kind === 'temporary' && key) return { kind, key };
  if (kind === 'truck' && key) return { kind, truckId: Number(key) };
  return kind === 'new-pallet' || kind === 'unplaced' || kind === 'new-truck' ? { kind } : null;
};

/** What `what` may be dropped on: products onto pallets and off them, pallets onto trucks. */
export const accepts = (what: 'product' | 'pallets', target: DropTarget): boolean => {
  const isTruck = target.kind === 'truck' || target.kind === 'new-truck';
  return what === 'pallets' ? isTruck : !isTruck;
};
