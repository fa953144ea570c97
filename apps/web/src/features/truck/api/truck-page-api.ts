import { listDeliveries, listTruckStops, resendDelivery } from '@mullion/contracts';
import { baseApi, endpointOf, tagsOf, type Args, type Result } from '../../../kits/api/base-api';

/** The e-mails of a truck's departures. */
export const truckPageApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    truckDeliveries: b.query<Result<typeof listDeliveries>, Args<typeof listDeliveries>>({
      ...endpointOf(listDeliveries),
      providesTags: (result) => tagsOf('delivery', result),
    }),
    truckStops: b.query<Result<typeof listTruckStops>, Args<typeof listTruckStops>>({
      ...endpointOf(listTruckStops),
      providesTags: (_result, _error, { params }) => [{ type: 'truck', id: Number(params.id) }],
    }),
    resendDelivery: b.mutation<Result<typeof resendDelivery>, Args<typeof resendDelivery>>({
      ...endpointOf(resendDelivery),
      invalidatesTags: [{ type: 'delivery', id: 'LIST' }],
    }),
  }),
});

export const { useTruckDeliveriesQuery, useTruckStopsQuery, useResendDeliveryMutation } = truckPageApi;
