import { login } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../api/base-api';

export const signInApi = baseApi.injectEndpoints({
  endpoints: (b) => ({ login: b.mutation<Result<typeof login>, Args<typeof login>>(endpointOf(login)) }),
});
export const { useLoginMutation } = signInApi;
