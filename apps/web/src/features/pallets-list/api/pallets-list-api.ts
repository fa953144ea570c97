import { getPallet, listPallets } from '@mullion/contracts';
import { baseApi, endpointOf, tagsOf, type Args, type Result } from '../../../app/base-api';

/** Server data of the pallets list. */
export const palletsListApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    listPallets: b.query<Result<typeof listPallets>, Args<typeof listPallets>>({
      ...endpointOf(listPallets),
      providesTags: (result) => tagsOf('pallet', result?.data),
    }),
    quickPallet: b.query<Result<typeof getPallet>, Args<typeof getPallet>>({
      ...endpointOf(getPallet),
      providesTags: (_result, _error, args) => [{ type: 'pallet', id: Number(args.params.id) }],
    }),
  }),
});

export const { useListPalletsQuery, useQuickPalletQuery } = palletsListApi;
