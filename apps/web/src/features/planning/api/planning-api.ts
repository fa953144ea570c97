import {
  applyPackingRun,
  undoPackingRun,
  autoPack,
  cancelPackingRun,
  discardPackingRun,
  generateTrucks,
  getOrdersPallets,
  getPackingRun,
  listWaitingOrders,
  proposeStops,
  unpackOrder,
  type PlanningActResult,
} from '@mullion/contracts';
import { baseApi, endpointOf, tagsOf, tagsOfMembers, type Args, type Result } from '../../../kits/api/base-api';
import type { store } from '../../../kits/api/store';
import { absorbAct } from '../commands/apply-move';

const list = (type: 'pallet' | 'order' | 'truck' | 'packing_run') => ({ type, id: 'LIST' }) as const;
const runTags = (_result: unknown, _error: unknown, args: { readonly params: { readonly id: string } }) => [
  { type: 'packing_run' as const, id: args.params.id },
  list('pallet'),
  list('packing_run'),
];

/** Orders, pallets, trucks and runs of the page: what happens to others is read only when it may belong here too. */
export const planningTags = (data: Result<typeof getOrdersPallets> | undefined) => [
  ...tagsOfMembers('order', data?.orders),
  ...tagsOfMembers('pallet', data?.pallets),
  ...tagsOfMembers('truck', data?.trucks),
  ...tagsOfMembers('packing_run', data?.runs),
];

/** Server data of the planning page; moves that are not saved yet are in its editor. */
export const planningApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    planningData: b.query<Result<typeof getOrdersPallets>, Args<typeof getOrdersPallets>>({
      ...endpointOf(getOrdersPallets),
      providesTags: (data) => planningTags(data),
    }),
    waitingOrders: b.query<Result<typeof listWaitingOrders>, Args<typeof listWaitingOrders>>({
      ...endpointOf(listWaitingOrders),
      providesTags: (page) => [...tagsOf('order', page?.data), ...tagsOf('pallet', [])],
    }),
    autoPack: b.mutation<Result<typeof autoPack>, Args<typeof autoPack>>({
      ...endpointOf(autoPack),
      invalidatesTags: [list('packing_run')],
    }),
    packingRun: b.query<Result<typeof getPackingRun>, Args<typeof getPackingRun>>({
      ...endpointOf(getPackingRun),
      providesTags: (_result, _error, args) => [{ type: 'packing_run', id: args.params.id }],
    }),
    cancelRun: b.mutation<Result<typeof cancelPackingRun>, Args<typeof cancelPackingRun>>({
      ...endpointOf(cancelPackingRun),
      invalidatesTags: runTags,
    }),
    discardRun: b.mutation<Result<typeof discardPackingRun>, Args<typeof discardPackingRun>>({
      ...endpointOf(discardPackingRun),
      invalidatesTags: runTags,
    }),
    applyRun: b.mutation<Result<typeof applyPackingRun>, Args<typeof applyPackingRun>>({
      ...endpointOf(applyPackingRun),
      invalidatesTags: runTags,
    }),
    undoRun: b.mutation<Result<typeof undoPackingRun>, Args<typeof undoPackingRun>>({
      ...endpointOf(undoPackingRun),
      invalidatesTags: runTags,
    }),
    proposedStops: b.query<Result<typeof proposeStops>, Args<typeof proposeStops>>({
      ...endpointOf(proposeStops),
      providesTags: [list('truck')],
    }),
    makeTrucks: b.mutation<Result<typeof generateTrucks>, Args<typeof generateTrucks>>({
      ...endpointOf(generateTrucks),
      invalidatesTags: [list('truck'), list('pallet')],
    }),
    unpackOrder: b.mutation<Result<typeof unpackOrder>, Args<typeof unpackOrder>>({
      ...endpointOf(unpackOrder),
      invalidatesTags: [list('order'), list('pallet')],
    }),
  }),
});

export const {
  usePlanningDataQuery,
  useWaitingOrdersQuery,
  useAutoPackMutation,
  usePackingRunQuery,
  useCancelRunMutation,
  useDiscardRunMutation,
  useApplyRunMutation,
  useProposedStopsQuery,
  useMakeTrucksMutation,
  useUnpackOrderMutation,
} = planningApi;

/** The pages that are read have what an act has done, before they are read again. */
export const actDone =
  (answer: PlanningActResult) =>
  (dispatch: typeof store.dispatch, getState: typeof store.getState): void => {
    for (const entry of planningApi.util.selectInvalidatedBy(getState(), [list('pallet')])) {
      if (entry.endpointName !== 'planningData') continue;
      const args = entry.originalArgs as Args<typeof getOrdersPallets>;
      dispatch(planningApi.util.updateQueryData('planningData', args, (data) => absorbAct(data, answer)));
    }
  };
