import {
  addTruckPallets,
  createTruck,
  deleteTruck,
  getTruck,
  listTrucks,
  listVehicles,
  optimiseTruck,
  printTrucks,
  removeTruckPallet,
  updateTruck,
  type Truck,
} from '@mullion/contracts';
import { baseApi, endpointOf, tagsOf, type Args, type Result } from '../../kits/api/base-api';
import { store } from '../../kits/api/store';

const list = { type: 'truck', id: 'LIST' } as const;
/** A plate nobody had made a new vehicle. */
const vehicles = { type: 'vehicle', id: 'LIST' } as const;
const freePallets = { type: 'pallet', id: 'LIST' } as const;

/** Cache key of one truck: always with the id as a number. */
export const truckArgs = (id: number) => ({ params: { id } });

/** What the pages about trucks share: list, one truck, and every write, whose answer is at once what is shown. */
export const trucksApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    listTrucks: b.query<Result<typeof listTrucks>, Args<typeof listTrucks>>({
      ...endpointOf(listTrucks),
      providesTags: (result) => tagsOf('truck', result?.trucks),
    }),
    truck: b.query<Result<typeof getTruck>, Args<typeof getTruck>>({
      ...endpointOf(getTruck),
      providesTags: (_result, _error, { params }) => [{ type: 'truck', id: Number(params.id) }],
    }),
    createTruck: b.mutation<Result<typeof createTruck>, Args<typeof createTruck>>({
      ...endpointOf(createTruck),
      invalidatesTags: [list, vehicles, freePallets],
    }),
    updateTruck: b.mutation<Result<typeof updateTruck>, Args<typeof updateTruck>>({
      ...endpointOf(updateTruck),
      invalidatesTags: [list, vehicles],
      onQueryStarted: (_args, { queryFulfilled }): Promise<void> => show(queryFulfilled),
    }),
    deleteTruck: b.mutation<Result<typeof deleteTruck>, Args<typeof deleteTruck>>({
      ...endpointOf(deleteTruck),
      invalidatesTags: [list, freePallets],
    }),
    addTruckPallets: b.mutation<Result<typeof addTruckPallets>, Args<typeof addTruckPallets>>({
      ...endpointOf(addTruckPallets),
      invalidatesTags: [list, freePallets],
      onQueryStarted: (_args, { queryFulfilled }): Promise<void> =>
        show(queryFulfilled.then(({ data }) => ({ data: data.truck }))),
    }),
    removeTruckPallet: b.mutation<Result<typeof removeTruckPallet>, Args<typeof removeTruckPallet>>({
      ...endpointOf(removeTruckPallet),
      invalidatesTags: [list, freePallets],
      onQueryStarted: (_args, { queryFulfilled }): Promise<void> => show(queryFulfilled),
    }),
    optimiseTruck: b.mutation<Result<typeof optimiseTruck>, Args<typeof optimiseTruck>>({
      ...endpointOf(optimiseTruck),
      invalidatesTags: [list],
      onQueryStarted: (_args, { queryFulfilled }): Promise<void> => show(queryFulfilled),
    }),
    listVehicles: b.query<Result<typeof listVehicles>, Args<typeof listVehicles>>({
      ...endpointOf(listVehicles),
      providesTags: (result) => tagsOf('vehicle', result?.data),
    }),
    printTrucks: b.mutation<Result<typeof printTrucks>, Args<typeof printTrucks>>(endpointOf(printTrucks)),
  }),
});

/** Puts the truck of an answer where its page reads it; a refusal is the caller's to show. */
const show = async (answer: PromiseLike<{ readonly data: Truck }>): Promise<void> => {
  try {
    const { data } = await answer;
    store.dispatch(trucksApi.util.updateQueryData('truck', truckArgs(data.id), () => data));
  } catch {
    // shown by whoever asked
  }
};

export const {
  useListTrucksQuery,
  useTruckQuery,
  useCreateTruckMutation,
  useUpdateTruckMutation,
  useDeleteTruckMutation,
  useAddTruckPalletsMutation,
  useRemoveTruckPalletMutation,
  useOptimiseTruckMutation,
  useListVehiclesQuery,
  usePrintTrucksMutation,
} = trucksApi;
