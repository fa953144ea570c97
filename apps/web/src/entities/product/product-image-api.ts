import { getPicture, getProductImage } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../kits/api/base-api';

const KEPT_SECONDS = 600;

export const productImageApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    productImage: b.query<Result<typeof getProductImage>, Args<typeof getProductImage>>({
      ...endpointOf(getProductImage),
      providesTags: (_result, _error, args) => [{ type: 'product', id: Number(args.params.id) }],
    }),
    /** A hash names one picture for ever: it is never out of date. */
    picture: b.query<Result<typeof getPicture>, Args<typeof getPicture>>({
      ...endpointOf(getPicture),
      keepUnusedDataFor: KEPT_SECONDS,
    }),
  }),
});

export const { useProductImageQuery, usePictureQuery } = productImageApi;
