import { createPackingType, deletePackingType, updatePackingType } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../../kits/api/base-api';

/** Packing types are read with the settings of the company. */
const touched = ['company'] as const;

export const packingTypesApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    createPackingType: b.mutation<Result<typeof createPackingType>, Args<typeof createPackingType>>({
      ...endpointOf(createPackingType),
      invalidatesTags: touched,
    }),
    updatePackingType: b.mutation<Result<typeof updatePackingType>, Args<typeof updatePackingType>>({
      ...endpointOf(updatePackingType),
      invalidatesTags: touched,
    }),
    deletePackingType: b.mutation<Result<typeof deletePackingType>, Args<typeof deletePackingType>>({
      ...endpointOf(deletePackingType),
      invalidatesTags: touched,
    }),
  }),
});

export const { useCreatePackingTypeMutation, useUpdatePackingTypeMutation, useDeletePackingTypeMutation } =
  packingTypesApi;
