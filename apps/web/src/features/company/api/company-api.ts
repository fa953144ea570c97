import { deleteStatusRights, listSystemRights, saveStatusNames, saveStatusRights, saveSystemRights } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../../app/base-api';

const companyApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    stageStatusRights: b.mutation<Result<typeof deleteStatusRights>, Args<typeof deleteStatusRights>>(endpointOf(deleteStatusRights)),
    saveStatusRights: b.mutation<Result<typeof saveStatusRights>, Args<typeof saveStatusRights>>({
      ...endpointOf(saveStatusRights),
      invalidatesTags: ['status_right'],
    }),
    saveStatusNames: b.mutation<Result<typeof saveStatusNames>, Args<typeof saveStatusNames>>({
      ...endpointOf(saveStatusNames),
      invalidatesTags: ['status'],
    }),
    systemRights: b.query<Result<typeof listSystemRights>, Args<typeof listSystemRights>>({
      ...endpointOf(listSystemRights),
      providesTags: ['company'],
    }),
    saveSystemRights: b.mutation<Result<typeof saveSystemRights>, Args<typeof saveSystemRights>>({
      ...endpointOf(saveSystemRights),
      invalidatesTags: ['company', 'user'],
    }),
  }),
});

export const {
  useStageStatusRightsMutation,
  useSaveStatusRightsMutation,
  useSystemRightsQuery,
  useSaveSystemRightsMutation,
  useSaveStatusNamesMutation,
} = companyApi;
