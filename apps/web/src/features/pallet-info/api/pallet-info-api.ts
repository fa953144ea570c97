import { getPalletScans } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../../kits/api/base-api';

const palletInfoApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    palletScans: b.query<Result<typeof getPalletScans>, Args<typeof getPalletScans>>({
      ...endpointOf(getPalletScans),
      providesTags: (_result, _error, { params }) => [{ type: 'pallet', id: Number(params.id) }],
    }),
  }),
});

export const { usePalletScansQuery } = palletInfoApi;
