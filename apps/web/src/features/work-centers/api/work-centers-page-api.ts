import {
  createWorkCenter,
  createWorkCenterDependency,
  deleteWorkCenterDependency,
  listOperationRules,
  saveOperationRules,
  updateWorkCenter,
} from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../../kits/api/base-api';

/** Levels and arrows of others may follow, so the list is read again. */
const touched = [{ type: 'work_center', id: 'LIST' }] as const;

const workCentersPageApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    createWorkCenter: b.mutation<Result<typeof createWorkCenter>, Args<typeof createWorkCenter>>({
      ...endpointOf(createWorkCenter),
      invalidatesTags: touched,
    }),
    updateWorkCenter: b.mutation<Result<typeof updateWorkCenter>, Args<typeof updateWorkCenter>>({
      ...endpointOf(updateWorkCenter),
      invalidatesTags: touched,
    }),
    createDependency: b.mutation<Result<typeof createWorkCenterDependency>, Args<typeof createWorkCenterDependency>>({
      ...endpointOf(createWorkCenterDependency),
      invalidatesTags: touched,
    }),
    deleteDependency: b.mutation<Result<typeof deleteWorkCenterDependency>, Args<typeof deleteWorkCenterDependency>>({
      ...endpointOf(deleteWorkCenterDependency),
      invalidatesTags: touched,
    }),
    operationRules: b.query<Result<typeof listOperationRules>, Args<typeof listOperationRules>>({
      ...endpointOf(listOperationRules),
      providesTags: touched,
    }),
    saveOperationRules: b.mutation<Result<typeof saveOperationRules>, Args<typeof saveOperationRules>>({
      ...endpointOf(saveOperationRules),
      invalidatesTags: touched,
    }),
  }),
});

export const {
  useCreateWorkCenterMutation,
  useUpdateWorkCenterMutation,
  useCreateDependencyMutation,
  useDeleteDependencyMutation,
  useOperationRulesQuery,
  useSaveOperationRulesMutation,
} = workCentersPageApi;
