import { judgeStatusChange, palletStatus, type StatusRight } from '@mullion/contracts';
import { AppError, type CallInfo } from '@mullion/server-kit';
import { NumberCounter } from '../number-counter.repository';
import type { PalletRow } from '../../core/pallets/pallet.row';
import type { PalletWork } from '../../core/pallets/pallet-work';

interface Given {
  readonly call: CallInfo;
  readonly rights: readonly StatusRight[];
}

/**
 * A person sets a status by hand: the company's matrix decides, 4 belongs to the truck's departure, and whoever passes
 * 1 gets a number.
 * @throws AppError those of `isStatusChange` and `PalletWork.setStatus`
 */
export const changeStatus = async (
  given: Given & { readonly work: PalletWork; readonly now: Date },
  row: PalletRow,
  status: number,
): Promise<PalletRow> => {
  if (!isStatusChange(given, row, status)) return row;
  const { work, now } = given;
  const numbered = { ...row, number: await numberFor(work, row, status, now) };
  return work.setStatus(numbered, status);
};

/**
 * Whether the status becomes another one by a hand that may set it. Decides only.
 * @throws AppError `status.change_not_allowed`, `status.no_right_to_lower`, `pallet.on_truck`.
 */
export const isStatusChange = ({ call, rights }: Given, row: PalletRow, status: number): boolean => {
  const verdict = judgeStatusChange({ table: 'pallets', before: row.status, after: status }, call.context, rights);
  if (verdict === 'same') return false;
  if (verdict !== 'allowed') throw new AppError(verdict, { before: row.status, after: status });
  const isDispatch = Math.max(row.status, status) >= palletStatus.dispatched;
  if (isDispatch && row.truck_id !== null)
    throw new AppError('pallet.on_truck', { pallet: row.id, truck: row.truck_id });
  return true;
};

/** Given when the status passes from below 1 to 1 or more by any way; one that has a number keeps it. */
const numberFor = async (work: PalletWork, row: PalletRow, status: number, now: Date): Promise<string | null> => {
  if (row.number !== null || status < palletStatus.prepared) return row.number;
  const [number] = await new NumberCounter(work.tx, work.company).take(1, now);
  return number ?? null;
};
