import { getUser, listStatuses, listStatusRights, logout, updateCompany } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../kits/api/base-api';

/** What every page may need: the person, status names, status rights. */
export const referenceApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    user: b.query<Result<typeof getUser>, Args<typeof getUser>>({
      ...endpointOf(getUser),
      providesTags: (user) => [
        'user',
        'company',
        ...(user
          ? [
              { type: 'user' as const, id: user.id },
              { type: 'company' as const, id: user.company_id },
            ]
          : []),
      ],
      keepUnusedDataFor: 3600,
    }),
    statuses: b.query<Result<typeof listStatuses>, Args<typeof listStatuses>>({
      ...endpointOf(listStatuses),
      providesTags: [{ type: 'status', id: 'LIST' }],
      keepUnusedDataFor: 3600,
    }),
    statusRights: b.query<Result<typeof listStatusRights>, Args<typeof listStatusRights>>({
      ...endpointOf(listStatusRights),
      providesTags: [{ type: 'status_right', id: 'LIST' }],
      keepUnusedDataFor: 3600,
    }),
    updateCompany: b.mutation<Result<typeof updateCompany>, Args<typeof updateCompany>>({
      ...endpointOf(updateCompany),
      // also after a conflict: what somebody else saved is shown
      invalidatesTags: ['company'],
    }),
    logout: b.mutation<Result<typeof logout>, Args<typeof logout>>(endpointOf(logout)),
  }),
});

export const { useUserQuery, useStatusesQuery, useStatusRightsQuery, useUpdateCompanyMutation, useLogoutMutation } =
  referenceApi;
