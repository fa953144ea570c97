import { getLastChange, type AnyRoute, type SharedTable } from '@mullion/contracts';
import type { WireInput } from '../http/wire-types';
import { baseApi, type Result, type RouteCall } from '../api/base-api';

/** Which row's last change is asked for. */
export interface ChangedRow {
  readonly table: SharedTable;
  /** Null: a table that is saved as a whole. */
  readonly id: number | null;
  /** When the person read it, by this device's clock: what is older is no change to them. */
  readonly since: number;
}

/** The longest time that the server takes, about 24 days. */
const LONGEST_MS = 2 ** 31 - 1;

/** Time is given as a length, counted when it is sent: the clocks of device and server need not agree. */
export const lastChangeCall = ({ table, id, since }: ChangedRow): RouteCall => {
  const within_ms = Math.min(LONGEST_MS, Math.max(0, Date.now() - since));
  const input: WireInput<typeof getLastChange> = {
    query: { table_name: table, row_id: id === null ? null : String(id), within_ms },
  };
  return { route: getLastChange, input: input as WireInput<AnyRoute> };
};

export const changesApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    lastChange: b.query<Result<typeof getLastChange>, ChangedRow>({ query: lastChangeCall, keepUnusedDataFor: 0 }),
  }),
});
export const { useLastChangeQuery } = changesApi;
