import { createHash } from 'node:crypto';
import type { PalletRow } from '../core/pallets/pallet.row';
import { editable, remarks } from './rules/changed-fields';

interface Content {
  readonly row: Pick<PalletRow, 'status' | (typeof editable)[number] | (typeof remarks)[number]>;
  readonly products: readonly {
    readonly id: number;
    readonly x: number;
    readonly y: number;
    readonly z: number;
    readonly is_flipped: boolean;
  }[];
}

/** A mark of all that a person edits of a pallet but its place on a truck: it changes when any of it does. */
export const editedContent = ({ row, products }: Content): string => {
  const places = products
    .map(({ id, x, y, z, is_flipped }) => [id, x, y, z, is_flipped] as const)
    .toSorted(([a], [b]) => a - b);
  const content = [row.status, ...[...editable, ...remarks].map((name) => row[name]), places];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64');
};
