import { palletStatus } from '@mullion/contracts';

interface Ready {
  readonly load: { readonly products: readonly { readonly id: number }[] };
  /** The current pallet that becomes it; null: a new one. */
  readonly palletId: number | null;
  /** Something on it stays where it is: it cannot become a new pallet. */
  readonly isOpen: boolean;
}

interface Pallet {
  readonly row: { readonly truck_id: number | null; readonly status: number };
  readonly products: readonly { readonly id: number }[];
}

/**
 * A present pallet becomes one of the plan only when all that stands on it has a place in the plan; otherwise a new
 * pallet is created, or, where something stays on it, nothing is added to it. `dropped` names what is then not placed.
 */
export const finaliseTargets = <R extends Ready>(
  given: readonly R[],
  pallets: ReadonlyMap<number, Pallet>,
): { ready: R[]; dropped: number[] } => {
  let ready = [...given];
  const dropped: number[] = [];
  for (;;) {
    const placed = new Set(ready.flatMap(({ load }) => load.products.map((p) => p.id)));
    const isFree = ({ palletId }: Ready): boolean => {
      if (palletId === null) return true;
      const pallet = pallets.get(palletId);
      if (!pallet || pallet.row.truck_id !== null || pallet.row.status >= palletStatus.prepared) return false;
      return pallet.products.every((p) => placed.has(p.id));
    };
    const taken = new Set(ready.filter((one) => !isFree(one)));
    if (taken.size === 0) return { ready, dropped };
    for (const { isOpen, load } of taken) if (isOpen) dropped.push(...load.products.map((p) => p.id));
    ready = ready.flatMap((one) => (!taken.has(one) ? one : one.isOpen ? [] : { ...one, palletId: null }));
  }
};
