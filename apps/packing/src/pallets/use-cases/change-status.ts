import { judgeStatusChange, palletStatus, type StatusRight } from '@mullion/contracts';
import { AppError, type CallInfo } from '@mullion/server-kit';
import { NumberCounter } from '../number-counter.repository';
import type { PalletRow } from '../pallet.row';
import type { PalletWork } from '../pallet-work';

/**
 * A person sets a status by hand: the company's matrix decides, 4 belongs to the truck's departure, and whoever passes 1 gets a number.
 * @throws AppError `status.change_not_allowed`, `status.no_right_to_lower`, `pallet.on_truck`.
 */
export const changeStatus = async (
  given: { readonly work: PalletWork; readonly call: CallInfo; readonly rights: readonly StatusRight[]; readonly now: Date },
  row: PalletRow,
  status: number,
): Promise<PalletRow> => {
  const { work, call, rights, now } = given;
  const verdict = judgeStatusChange({ table: 'pallets', before: row.status, after: status }, call.context, rights);
  if (verdict === 'same') return row;
  if (verdict !== 'allowed') throw new AppError(verdict, { before: row.status, after: status });
  const isDispatch = Math.max(row.status, status) >= palletStatus.dispatched;
  if (isDispatch && row.truck_id !== null) throw new AppError('pallet.on_truck', { pallet: row.id, truck: row.truck_id });
  const numbered = { ...row, number: await numberFor(work, row, status, now) };
  return work.setStatus(numbered, status);
};

/** Given when the status passes from below 1 to 1 or more by any way; one that has a number keeps it. */
const numberFor = async (work: PalletWork, row: PalletRow, status: number, now: Date): Promise<string | null> => {
  if (row.number !== null || status < palletStatus.prepared) return row.number;
  const [number] = await new NumberCounter(work.tx, work.company).take(1, now);
  return number ?? null;
};
