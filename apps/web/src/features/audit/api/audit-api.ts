import { listAudit, listUsers } from '@mullion/contracts';
import { baseApi, endpointOf, tagsOf, type Args, type Result } from '../../../app/base-api';

const auditApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    listAudit: b.query<Result<typeof listAudit>, Args<typeof listAudit>>({
      ...endpointOf(listAudit),
      providesTags: (result) => tagsOf('audit', result?.data),
    }),
    userNames: b.query<Result<typeof listUsers>, Args<typeof listUsers>>({
      ...endpointOf(listUsers),
      providesTags: (users) => tagsOf('user', users),
    }),
  }),
});

export const { useListAuditQuery, useUserNamesQuery } = auditApi;
