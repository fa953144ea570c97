import { listAudit } from '@mullion/contracts';
import { baseApi, endpointOf, tagsOf, type Args, type Result } from '../../../kits/api/base-api';

const auditApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    listAudit: b.query<Result<typeof listAudit>, Args<typeof listAudit>>({
      ...endpointOf(listAudit),
      providesTags: (result) => tagsOf('audit', result?.data),
    }),
  }),
});

export const { useListAuditQuery } = auditApi;
