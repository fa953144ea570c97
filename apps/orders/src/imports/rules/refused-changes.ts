import { type ImportError, productStatus } from '@mullion/contracts';
import type { OrderDiff } from './diff-order';

/** What of a product says whether a file may still change it. */
interface ChangedProduct {
  readonly id: number;
  readonly position: string;
  readonly status: number;
  readonly pallet_id: number | null;
}

interface Asked {
  readonly byId: ReadonlyMap<number, ChangedProduct>;
  /** OP_DEL, as by hand. */
  readonly mayDelete: boolean;
  /** Does this change what packing computes with? */
  readonly changesPlace: (change: OrderDiff['changed'][number]) => boolean;
}

const begun = ({ status }: ChangedProduct): boolean => status >= productStatus.inProduction;

/**
 * Changes of a known order that a file may not make: of what is being made or made already, of what lies on a pallet, deletions without the
 * right, and rows that may mean one product or another. A person makes them one by one, seeing what each is.
 */
export const refusedChanges = ({ changed, removed, unclear }: OrderDiff, { byId, mayDelete, changesPlace }: Asked): ImportError[] => {
  const refusals = new Map<string, ImportError>();
  const refuse = (row: number, code: string, value: string): void => {
    refusals.set(`${row} ${code} ${value}`, { row, column: 'position', code, params: { value } });
  };
  for (const { position, row } of unclear) refuse(row, 'import.position_unclear', position);
  for (const change of changed) {
    const product = byId.get(change.id);
    if (!product) continue;
    if (begun(product)) refuse(change.row, 'import.change_of_made', product.position);
    else if (product.pallet_id !== null && changesPlace(change)) refuse(change.row, 'import.change_on_pallet', product.position);
  }
  for (const { id, position, row } of removed) {
    const product = byId.get(id);
    if (!mayDelete) refuse(row, 'import.no_right_to_delete', position);
    else if (product && begun(product)) refuse(row, 'import.delete_made', position);
    else if (product && product.pallet_id !== null) refuse(row, 'import.delete_on_pallet', position);
  }
  return [...refusals.values()];
};
