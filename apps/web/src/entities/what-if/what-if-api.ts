import { whatIfOrder, whatIfOrders, whatIfTruck } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../kits/api/base-api';

/** Asked again each time: what was shown a minute ago may be another thing now. */
const fresh = { keepUnusedDataFor: 0 } as const;

const whatIfApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    whatIfOrders: b.query<Result<typeof whatIfOrders>, Args<typeof whatIfOrders>>({
      ...endpointOf(whatIfOrders),
      ...fresh,
    }),
    whatIfOrder: b.query<Result<typeof whatIfOrder>, Args<typeof whatIfOrder>>({
      ...endpointOf(whatIfOrder),
      ...fresh,
    }),
    whatIfTruck: b.query<Result<typeof whatIfTruck>, Args<typeof whatIfTruck>>({
      ...endpointOf(whatIfTruck),
      ...fresh,
    }),
  }),
});

export const { useWhatIfOrdersQuery, useWhatIfOrderQuery, useWhatIfTruckQuery } = whatIfApi;
