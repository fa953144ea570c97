import {
  addTruckPallets,
  applyPackingRun,
  undoPackingRun,
  autoPack,
  cancelPackingRun,
  discardPackingRun,
  generateTrucks,
  getOrdersPallets,
  getPackingRun,
  getProductImage,
  moveProduct,
  pinPallets,
  unpackOrder,
  type PlacedProductDto,
} from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result, type RouteCall } from '../../../app/base-api';
import { absorbMove, applyMove, type Place } from '../rules/apply-move';
import type { PlanningData } from '../rules/planning-data';

export interface MoveArgs {
  readonly product: PlacedProductDto;
  readonly to:
    | { readonly kind: 'pallet'; readonly palletId: number; readonly place: Place | null }
    | { readonly kind: 'new'; readonly fields: NonNullable<Args<typeof moveProduct>['body']['temporary']> }
    | { readonly kind: 'unplaced' };
}

const list = (type: 'pallet' | 'order' | 'truck' | 'packing_run') => ({ type, id: 'LIST' }) as const;
const runTags = (_result: unknown, _error: unknown, args: { readonly params: { readonly id: string } }) => [
  { type: 'packing_run' as const, id: args.params.id },
  list('pallet'),
  list('packing_run'),
];

const moveBody = ({ product, to }: MoveArgs): Args<typeof moveProduct>['body'] => ({
  moved_from: product.pallet_id,
  moved_to: to.kind === 'pallet' ? (to.palletId as NonNullable<PlacedProductDto['pallet_id']>) : null,
  version: product.version,
  ...(to.kind === 'new' ? { temporary: to.fields } : {}),
  ...(to.kind === 'pallet' && to.place ? { place: to.place } : {}),
});

/** Server data of the planning page. A move is shown at once and taken back if refused. */
export const planningApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    planningData: b.query<Result<typeof getOrdersPallets>, Args<typeof getOrdersPallets>>({
      ...endpointOf(getOrdersPallets),
      providesTags: [list('pallet'), list('order'), list('truck'), list('packing_run')],
    }),
    movePlanned: b.mutation<Result<typeof moveProduct>, MoveArgs>({
      query: (args): RouteCall => ({
        route: moveProduct,
        input: { params: { id: args.product.id }, body: moveBody(args) } as RouteCall['input'],
      }),
      async onQueryStarted({ product, to }, { dispatch, getState, queryFulfilled }) {
        const edit = (change: (data: PlanningData) => PlanningData) =>
          planningApi.util
            .selectInvalidatedBy(getState(), [list('pallet')])
            .filter((entry) => entry.endpointName === 'planningData')
            .map((entry) =>
              dispatch(planningApi.util.updateQueryData('planningData', entry.originalArgs as Args<typeof getOrdersPallets>, change)),
            );
        const toId = to.kind === 'pallet' ? to.palletId : null;
        const shown = edit((data) => applyMove(data, product, toId, to.kind === 'pallet' ? to.place : null));
        try {
          const { data: answer } = await queryFulfilled;
          edit((data) => absorbMove(data, answer));
        } catch {
          for (const each of shown) each.undo();
          dispatch(planningApi.util.invalidateTags([list('pallet')]));
        }
      },
    }),
    pinPallets: b.mutation<Result<typeof pinPallets>, Args<typeof pinPallets>>({
      ...endpointOf(pinPallets),
      invalidatesTags: [list('pallet')],
    }),
    autoPack: b.mutation<Result<typeof autoPack>, Args<typeof autoPack>>({
      ...endpointOf(autoPack),
      invalidatesTags: [list('packing_run')],
    }),
    productImage: b.query<Result<typeof getProductImage>, Args<typeof getProductImage>>({
      ...endpointOf(getProductImage),
      providesTags: (_result, _error, args) => [{ type: 'product', id: Number(args.params.id) }],
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
    makeTrucks: b.mutation<Result<typeof generateTrucks>, Args<typeof generateTrucks>>({
      ...endpointOf(generateTrucks),
      invalidatesTags: [list('truck'), list('pallet')],
    }),
    putOntoTruck: b.mutation<Result<typeof addTruckPallets>, Args<typeof addTruckPallets>>({
      ...endpointOf(addTruckPallets),
      invalidatesTags: [list('truck'), list('pallet')],
    }),
    leavePlanning: b.mutation<Result<typeof unpackOrder>, Args<typeof unpackOrder>>({
      ...endpointOf(unpackOrder),
      invalidatesTags: [list('order'), list('pallet')],
    }),
  }),
});

export const {
  usePlanningDataQuery,
  useMovePlannedMutation,
  useAutoPackMutation,
  usePinPalletsMutation,
  usePackingRunQuery,
  useProductImageQuery,
  useCancelRunMutation,
  useDiscardRunMutation,
  useApplyRunMutation,
  useUndoRunMutation,
  useMakeTrucksMutation,
  usePutOntoTruckMutation,
  useLeavePlanningMutation,
} = planningApi;
