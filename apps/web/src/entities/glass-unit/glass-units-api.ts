import { deleteGlassUnit, listGlassStands, listGlassUnits } from '@mullion/contracts';
import { baseApi, endpointOf, tagsOf, type Args, type Result } from '../../kits/api/base-api';

const glassUnitsApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    listGlassUnits: b.query<Result<typeof listGlassUnits>, Args<typeof listGlassUnits>>({
      ...endpointOf(listGlassUnits),
      providesTags: (answer) => tagsOf('glass_unit', answer?.data),
    }),
    listGlassStands: b.query<Result<typeof listGlassStands>, Args<typeof listGlassStands>>({
      ...endpointOf(listGlassStands),
      providesTags: () => tagsOf('glass_unit', []),
    }),
    deleteGlassUnit: b.mutation<Result<typeof deleteGlassUnit>, Args<typeof deleteGlassUnit>>({
      ...endpointOf(deleteGlassUnit),
      invalidatesTags: () => tagsOf('glass_unit', []),
    }),
  }),
});

export const { useListGlassUnitsQuery, useListGlassStandsQuery, useDeleteGlassUnitMutation } = glassUnitsApi;
