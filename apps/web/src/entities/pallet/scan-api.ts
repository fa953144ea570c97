import { closePallet } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../kits/api/base-api';

/** What the scanners write besides the scans themselves. */
const scanApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    closePallet: b.mutation<Result<typeof closePallet>, Args<typeof closePallet>>({
      ...endpointOf(closePallet),
      invalidatesTags: (_result, _error, { params }) => [
        { type: 'pallet', id: 'LIST' },
        { type: 'pallet', id: Number(params.id) },
      ],
    }),
  }),
});

/** Cache key of one pallet with its products. */
export const palletArgs = (id: number) => ({ params: { id }, query: { with_products: 'true' as const } });

export const { useClosePalletMutation } = scanApi;
