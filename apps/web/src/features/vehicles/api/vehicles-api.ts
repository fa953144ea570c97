import { createVehicle, deleteVehicle, updateVehicle } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../../kits/api/base-api';

/** Trucks show their vehicle, so they are read again too. */
const touched = ['vehicle', 'truck'] as const;

export const vehiclesApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    createVehicle: b.mutation<Result<typeof createVehicle>, Args<typeof createVehicle>>({
      ...endpointOf(createVehicle),
      invalidatesTags: touched,
    }),
    updateVehicle: b.mutation<Result<typeof updateVehicle>, Args<typeof updateVehicle>>({
      ...endpointOf(updateVehicle),
      invalidatesTags: touched,
    }),
    deleteVehicle: b.mutation<Result<typeof deleteVehicle>, Args<typeof deleteVehicle>>({
      ...endpointOf(deleteVehicle),
      invalidatesTags: touched,
    }),
  }),
});

export const { useCreateVehicleMutation, useUpdateVehicleMutation, useDeleteVehicleMutation } = vehiclesApi;
