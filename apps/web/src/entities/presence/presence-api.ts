import { announcePresence } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../kits/api/base-api';

export type PresenceAnswer = Result<typeof announcePresence>;
export type Announcement = Args<typeof announcePresence>;

/** Says where this tab is; nothing is cached, the answer is good for seconds. */
export const presenceApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    announcePresence: b.mutation<PresenceAnswer, Announcement>(endpointOf(announcePresence)),
  }),
});
