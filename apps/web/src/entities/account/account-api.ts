import { listSessions, listUsers, revokeOtherSessions, revokeSession, updateUser } from '@mullion/contracts';
import { baseApi, endpointOf, tagsOf, type Args, type Result } from '../../kits/api/base-api';

const SESSIONS = { type: 'user', id: 'SESSIONS' } as const;

/** What a person may do with an account: change it, see and end where it is signed in. */
const accountApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    listUsers: b.query<Result<typeof listUsers>, Args<typeof listUsers>>({
      ...endpointOf(listUsers),
      providesTags: (users) => tagsOf('user', users),
    }),
    updateUser: b.mutation<Result<typeof updateUser>, Args<typeof updateUser>>({
      ...endpointOf(updateUser),
      // a refusal because somebody was faster asks for the current state too
      invalidatesTags: (_result, error, { params }) =>
        error && error.status !== 409
          ? []
          : [{ type: 'user', id: Number(params.id) }, { type: 'user', id: 'LIST' }, SESSIONS],
    }),
    listSessions: b.query<Result<typeof listSessions>, Args<typeof listSessions>>({
      ...endpointOf(listSessions),
      providesTags: [SESSIONS],
    }),
    revokeSession: b.mutation<Result<typeof revokeSession>, Args<typeof revokeSession>>({
      ...endpointOf(revokeSession),
      invalidatesTags: [SESSIONS],
    }),
    revokeOtherSessions: b.mutation<Result<typeof revokeOtherSessions>, Args<typeof revokeOtherSessions>>({
      ...endpointOf(revokeOtherSessions),
      invalidatesTags: [SESSIONS],
    }),
  }),
});

export const {
  useListUsersQuery,
  useUpdateUserMutation,
  useListSessionsQuery,
  useRevokeOtherSessionsMutation,
  useRevokeSessionMutation,
} = accountApi;
