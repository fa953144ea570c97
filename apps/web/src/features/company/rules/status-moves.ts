import { judgeStatusChange, type RightCode, type StatusMove } from '@mullion/contracts';
import type { Move, Part } from './matrix';

/**
 * A move between two statuses: as it is and stays, as saving changes it, listed but closed for want of the right to
 * lower, or not there.
 */
export type MoveChange = 'same' | 'allowed' | 'gains' | 'loses' | 'noRight' | 'none';

/**
 * May a person of a type and with these rights move a status, now and after saving? Judged by the rule of server and
 * status changer.
 * @param now the moves that are saved  @param next those that saving would leave
 */
export const moveChange = (
  part: Part,
  move: Move,
  now: readonly Move[],
  next: readonly Move[],
  rights: readonly RightCode[],
): MoveChange => {
  const who = { type: part.user_type, rights: [...rights] };
  const change = { table: part.table_name, ...move };
  const verdict = (moves: readonly Move[]) =>
    judgeStatusChange(
      change,
      who,
      moves.map((one): StatusMove => ({ ...part, ...one })),
    );
  const before = verdict(now);
  const after = verdict(next);
  if (after === 'same') return 'same';
  if (after === 'allowed') return before === 'allowed' ? 'allowed' : 'gains';
  if (before === 'allowed') return 'loses';
  return after === 'status.no_right_to_lower' ? 'noRight' : 'none';
};
