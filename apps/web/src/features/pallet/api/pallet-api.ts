import { moveProduct, updatePallet } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../../kits/api/base-api';
import { packingApi, palletDetailArgs } from '../../../entities/pallet/packing-api';

const palletList = { type: 'pallet', id: 'LIST' } as const;

/**
 * Writes of the pallet page. Saving puts the answer into the cache, so the drawing does not jump back while it is read
 * again.
 */
export const palletApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    arrangePallet: b.mutation<Result<typeof updatePallet>, Args<typeof updatePallet>>({
      ...endpointOf(updatePallet),
      invalidatesTags: [palletList],
      onQueryStarted: async (args, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer)
          void dispatch(
            packingApi.util.upsertQueryData('pallet', palletDetailArgs(Number(args.params.id)), answer.data),
          );
      },
    }),
    moveFromPallet: b.mutation<Result<typeof moveProduct>, Args<typeof moveProduct>>({
      ...endpointOf(moveProduct),
      invalidatesTags: [palletList],
      onQueryStarted: async (_args, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        for (const pallet of answer?.data.pallets ?? [])
          void dispatch(packingApi.util.upsertQueryData('pallet', palletDetailArgs(pallet.id), pallet));
      },
    }),
  }),
});

export const { useArrangePalletMutation, useMoveFromPalletMutation } = palletApi;
