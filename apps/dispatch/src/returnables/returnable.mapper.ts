import type { ReturnableMovement } from '@mullion/contracts';
import type { MovementRow } from './returnable.row';

/** A movement with the name of its kind, and what of it nobody has corrected. */
export const toMovement = (row: MovementRow, kind: string, left: number): ReturnableMovement => ({
  id: row.id as ReturnableMovement['id'],
  holder_id: row.holder_id as ReturnableMovement['holder_id'],
  kind_id: row.kind_id as ReturnableMovement['kind_id'],
  kind,
  act: row.act,
  count: row.count,
  moved_on: row.moved_on,
  truck_id: row.truck_id as ReturnableMovement['truck_id'],
  truck: row.truck,
  reason: row.reason,
  corrects_id: row.corrects_id as ReturnableMovement['corrects_id'],
  left,
  user_id: row.user_id as ReturnableMovement['user_id'],
  user_name: row.user_name,
  created_at: row.created_at.toISOString(),
});
