import {
  deleteStatusRights,
  listSystemRights,
  previewMail,
  saveStatusNames,
  saveStatusRights,
  saveSystemRights,
  sendTestMail,
} from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../../kits/api/base-api';

const companyApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    previewMail: b.query<Result<typeof previewMail>, Args<typeof previewMail>>(endpointOf(previewMail)),
    sendTestMail: b.mutation<Result<typeof sendTestMail>, Args<typeof sendTestMail>>(endpointOf(sendTestMail)),
    stageStatusRights: b.mutation<Result<typeof deleteStatusRights>, Args<typeof deleteStatusRights>>(
      endpointOf(deleteStatusRights),
    ),
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
  usePreviewMailQuery,
  useSendTestMailMutation,
  useStageStatusRightsMutation,
  useSaveStatusRightsMutation,
  useSystemRightsQuery,
  useSaveSystemRightsMutation,
  useSaveStatusNamesMutation,
} = companyApi;
