import { listDeliveries, resendDelivery } from '@mullion/contracts';
import { baseApi, endpointOf, tagsOf, type Args, type Result } from '../../../app/base-api';

/** The e-mails of a truck's departures. */
export const truckPageApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
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

export const { useTruckDeliveriesQuery, useResendDeliveryMutation } = truckPageApi;
