import { createUser, deleteUser, listUsers } from '@mullion/contracts';
import { baseApi, endpointOf, tagsOf, type Args, type Result } from '../../../app/base-api';

const usersApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    listUsers: b.query<Result<typeof listUsers>, Args<typeof listUsers>>({
      ...endpointOf(listUsers),
      providesTags: (users) => tagsOf('user', users),
    }),
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

export const { useListUsersQuery, useCreateUserMutation, useDeleteUserMutation } = usersApi;
