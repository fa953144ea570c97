import { createUser, deleteUser } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../../app/base-api';

const usersApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
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

export const { useCreateUserMutation, useDeleteUserMutation } = usersApi;
