import type { ReturnableKind } from '@mullion/contracts';
import type { ReturnableKindRow } from './returnable-kind.row';

/** A kind of returnables as lists and forms show it. */
export const toReturnableKind = (row: ReturnableKindRow): ReturnableKind => ({
  id: row.id as ReturnableKind['id'],
  name: row.name,
  code: row.code,
  form: row.form,
  length: row.length,
  width: row.width,
  owned: row.owned,
  deposit: row.deposit,
  for_pallets: row.for_pallets,
  version: row.version,
});
