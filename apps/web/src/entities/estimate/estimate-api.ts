import type { z } from 'zod';
import { estimateOrder } from '@mullion/contracts';
import { baseApi, endpointOf, tagsOf, type Args, type Result } from '../../kits/api/base-api';

/** What is asked: an order, products that are typed, the day it is promised for. */
export type EstimateBody = z.input<typeof estimateOrder.body>;
type EstimateArgs = Args<typeof estimateOrder>;
export type Estimate = Result<typeof estimateOrder>;

export const estimateApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    // weeks change with any order and any truck
    estimateOrder: b.query<Estimate, EstimateArgs>({
      ...endpointOf(estimateOrder),
      providesTags: () => [...tagsOf('order', []), ...tagsOf('truck', [])],
    }),
  }),
});
export const { useEstimateOrderQuery } = estimateApi;
