import { listActions } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../kits/api/base-api';

const tags = { orders: 'order', products: 'product', pallets: 'pallet', trucks: 'truck' } as const;
export type HistoryTable = keyof typeof tags;

/** Status changes of a row; asked for again when the row changes. */
export const { useStatusActionsQuery } = baseApi.injectEndpoints({
  endpoints: (b) => ({
    statusActions: b.query<Result<typeof listActions>, Args<typeof listActions>>({
      ...endpointOf(listActions),
      providesTags: (_result, _error, { query }) => [
        { type: tags[query.table_name as HistoryTable], id: Number(query.table_id) },
      ],
    }),
  }),
});
