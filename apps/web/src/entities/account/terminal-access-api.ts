import { changeOwnPin, listTerminalAccess, makeBadge, removeBadge, removePin, setPin } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../kits/api/base-api';

const ACCESS = { type: 'user', id: 'TERMINAL_ACCESS' } as const;

/** PINs and badges: of those one manages, and the own PIN. */
const terminalAccessApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    listTerminalAccess: b.query<Result<typeof listTerminalAccess>, Args<typeof listTerminalAccess>>({
      ...endpointOf(listTerminalAccess),
      providesTags: [ACCESS],
    }),
    setPin: b.mutation<Result<typeof setPin>, Args<typeof setPin>>({
      ...endpointOf(setPin),
      invalidatesTags: [ACCESS],
    }),
    removePin: b.mutation<Result<typeof removePin>, Args<typeof removePin>>({
      ...endpointOf(removePin),
      invalidatesTags: [ACCESS],
    }),
    makeBadge: b.mutation<Result<typeof makeBadge>, Args<typeof makeBadge>>({
      ...endpointOf(makeBadge),
      invalidatesTags: [ACCESS],
    }),
    removeBadge: b.mutation<Result<typeof removeBadge>, Args<typeof removeBadge>>({
      ...endpointOf(removeBadge),
      invalidatesTags: [ACCESS],
    }),
    changeOwnPin: b.mutation<Result<typeof changeOwnPin>, Args<typeof changeOwnPin>>({
      ...endpointOf(changeOwnPin),
      invalidatesTags: [ACCESS],
    }),
  }),
});

export const {
  useListTerminalAccessQuery,
  useSetPinMutation,
  useRemovePinMutation,
  useMakeBadgeMutation,
  useRemoveBadgeMutation,
  useChangeOwnPinMutation,
} = terminalAccessApi;
