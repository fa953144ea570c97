import { getPallet, listDeliveries, listPallets, resendDelivery } from '@mullion/contracts';
import { baseApi, endpointOf, tagsOf, type Args, type Result } from '../../../app/base-api';

/** What only the truck page reads: pallets to add and the e-mails of the departures. */
export const truckPageApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    palletsToAdd: b.query<Result<typeof listPallets>, Args<typeof listPallets>>({
      ...endpointOf(listPallets),
      providesTags: (result) => tagsOf('pallet', result?.data),
    }),
    palletOnTruck: b.query<Result<typeof getPallet>, Args<typeof getPallet>>({
      ...endpointOf(getPallet),
      providesTags: (_result, _error, { params }) => [{ type: 'pallet', id: Number(params.id) }],
    }),
    truckDeliveries: b.query<Result<typeof listDeliveries>, Args<typeof listDeliveries>>({
      ...endpointOf(listDeliveries),
      providesTags: (result) => tagsOf('delivery', result),
    }),
    resendDelivery: b.mutation<Result<typeof resendDelivery>, Args<typeof resendDelivery>>({
      ...endpointOf(resendDelivery),
      invalidatesTags: [{ type: 'delivery', id: 'LIST' }],
    }),
  }),
});

export const { usePalletOnTruckQuery, usePalletsToAddQuery, useTruckDeliveriesQuery, useResendDeliveryMutation } = truckPageApi;
