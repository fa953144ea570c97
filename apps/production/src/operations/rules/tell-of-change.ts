import {
  inputsOfFields,
  operationStatus,
  type ChangedField,
  type ChangedUnit,
  type ChangeNotice,
  type WorkInput,
} from '@mullion/contracts';

type Field = ChangedUnit['fields'][number];

/** Everybody calls a product by it. */
const byMark: ChangedField = 'position';

/**
 * Whether a work center goes by what changed: by the mark, as everybody does, or by what its work is done again for.
 */
export const goesBy = (fields: readonly Field[], doneAgainBy: readonly WorkInput[]): boolean =>
  fields.some(({ field }) => field === byMark) ||
  inputsOfFields(fields.map(({ field }) => field)).some((input) => doneAgainBy.includes(input));

interface ToldOperation {
  readonly work_center_id: number;
  readonly status: number;
}

/**
 * Work centers that may know a product as it was, by its operations before it changed: where it was begun or has a
 * problem, where what was completed is to be done again, and where it may begin.
 * `isAgain`: what was completed is done again; `awaited`: work centers before an operation's where something is still
 * to be done.
 */
export const centersToTell = <Operation extends ToldOperation>(
  operations: readonly Operation[],
  isAgain: (operation: Operation) => boolean,
  awaited: (operation: Operation) => readonly number[],
): { readonly work_center_id: number; readonly in_hand: boolean }[] =>
  operations
    .filter((operation) => {
      if (operation.status === operationStatus.completed) return isAgain(operation);
      return operation.status !== operationStatus.waiting || awaited(operation).length === 0;
    })
    .map(({ work_center_id, status }) => ({ work_center_id, in_hand: status === operationStatus.started }));

/** A change as it was written, with what one work center has of it. */
export interface KnownNotice {
  readonly id: number;
  readonly fields: readonly Field[];
  readonly image: string | null;
  readonly user_name: string;
  readonly at: string;
  /** Null: this work center has not been told of it. */
  readonly told: { readonly in_hand: boolean; readonly read: ChangeNotice['read'] } | null;
}

/** From the first value to the last; what is again as it was is left out. Fittings and pictures are only named. */
const difference = (notices: readonly KnownNotice[]): Field[] => {
  const merged = new Map<string, Field>();
  for (const one of notices.flatMap(({ fields }) => fields)) {
    const before = merged.get(one.field);
    merged.set(one.field, before ? { ...one, from: before.from } : one);
  }
  const isNamedOnly = ({ field }: Field): boolean =>
    notices.every(({ fields }) => fields.every((one) => one.field !== field || one.from === one.to));
  return [...merged.values()].filter((one) => one.from !== one.to || isNamedOnly(one));
};

/**
 * What a work center is told of a product, by its changes in their order: all from the first that it has not read, as
 * one; else the last.
 */
export const noticeFor = (notices: readonly KnownNotice[]): ChangeNotice | null => {
  const last = notices.at(-1);
  if (!last) return null;
  const unread = notices.findIndex(({ told }) => told !== null && told.read === null);
  const shown = unread === -1 ? [last] : notices.slice(unread);
  return {
    id: last.id,
    fields: difference(shown),
    image: shown[0]?.image ?? null,
    user_name: last.user_name,
    at: last.at,
    must_be_read: unread !== -1,
    in_hand: unread !== -1 && shown.some(({ told }) => told?.in_hand === true),
    read: unread === -1 ? (last.told?.read ?? null) : null,
  };
};
