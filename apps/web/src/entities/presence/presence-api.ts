import { updatePresence } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../kits/api/base-api';

export type PresenceAnswer = Result<typeof updatePresence>;
export type Announcement = Args<typeof updatePresence>;

/** Says where this tab is; nothing is cached, the answer is good for seconds. */
export const presenceApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    updatePresence: b.mutation<PresenceAnswer, Announcement>(endpointOf(updatePresence)),
  }),
});
