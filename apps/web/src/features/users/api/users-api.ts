import { createUser, deleteUser, listStaffCompanies } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../../kits/api/base-api';

const usersApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    listStaffCompanies: b.query<Result<typeof listStaffCompanies>, Args<typeof listStaffCompanies>>(
      endpointOf(listStaffCompanies),
    ),
    createUser: b.mutation<Result<typeof createUser>, Args<typeof createUser>>({
      ...endpointOf(createUser),
      invalidatesTags: [{ type: 'user', id: 'LIST' }],
    }),
    deleteUser: b.mutation<Result<typeof deleteUser>, Args<typeof deleteUser>>({
      ...endpointOf(deleteUser),
      invalidatesTags: [{ type: 'user', id: 'LIST' }],
    }),
  }),
});

export const { useCreateUserMutation, useDeleteUserMutation, useListStaffCompaniesQuery } = usersApi;
