import { clearBounce, getBounceSecret, listMailAddresses, makeBounceSecret } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../kits/api/base-api';

const ALL = { type: 'mail_address' as const, id: 'LIST' as const };

/** What is known of addresses that mails go to. */
const mailApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    mailAddresses: b.query<Result<typeof listMailAddresses>, Args<typeof listMailAddresses>>({
      ...endpointOf(listMailAddresses),
      providesTags: [ALL, { type: 'mail_address', id: 'LIVE_LIST' }],
    }),
    clearBounce: b.mutation<Result<typeof clearBounce>, Args<typeof clearBounce>>({
      ...endpointOf(clearBounce),
      invalidatesTags: [ALL],
    }),
    bounceSecret: b.query<Result<typeof getBounceSecret>, Args<typeof getBounceSecret>>({
      ...endpointOf(getBounceSecret),
      providesTags: [{ type: 'company', id: 'BOUNCES' }],
    }),
    makeBounceSecret: b.mutation<Result<typeof makeBounceSecret>, Args<typeof makeBounceSecret>>({
      ...endpointOf(makeBounceSecret),
      invalidatesTags: [{ type: 'company', id: 'BOUNCES' }],
    }),
  }),
});

export const { useMailAddressesQuery, useClearBounceMutation, useBounceSecretQuery, useMakeBounceSecretMutation } =
  mailApi;
