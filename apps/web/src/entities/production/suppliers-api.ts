import {
  saveOrderSuppliers,
  createSupplier,
  deleteSupplier,
  listHolidays,
  listSupplierOrders,
  listSuppliers,
  saveShowingSuppliers,
  updateOrderSupplier,
} from '@mullion/contracts';
import { baseApi, endpointOf, tagsOf, type Args, type Result } from '../../kits/api/base-api';

/** Lists of suppliers and orders in preparation, which show them. */
const touched = [{ type: 'supplier', id: 'LIST' }] as const;

/** Suppliers and what orders wait for from them. */
export const suppliersApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    listSuppliers: b.query<Result<typeof listSuppliers>, Args<typeof listSuppliers>>({
      ...endpointOf(listSuppliers),
      providesTags: (result) => tagsOf('supplier', result),
    }),
    listSupplierOrders: b.query<Result<typeof listSupplierOrders>, Args<typeof listSupplierOrders>>({
      ...endpointOf(listSupplierOrders),
      providesTags: () => tagsOf('supplier', []),
    }),
    createSupplier: b.mutation<Result<typeof createSupplier>, Args<typeof createSupplier>>({
      ...endpointOf(createSupplier),
      invalidatesTags: touched,
    }),
    deleteSupplier: b.mutation<Result<typeof deleteSupplier>, Args<typeof deleteSupplier>>({
      ...endpointOf(deleteSupplier),
      invalidatesTags: touched,
    }),
    saveShowingSuppliers: b.mutation<Result<typeof saveShowingSuppliers>, Args<typeof saveShowingSuppliers>>({
      ...endpointOf(saveShowingSuppliers),
      invalidatesTags: touched,
    }),
    saveOrderSuppliers: b.mutation<Result<typeof saveOrderSuppliers>, Args<typeof saveOrderSuppliers>>({
      ...endpointOf(saveOrderSuppliers),
      invalidatesTags: touched,
    }),
    updateOrderSupplier: b.mutation<Result<typeof updateOrderSupplier>, Args<typeof updateOrderSupplier>>({
      ...endpointOf(updateOrderSupplier),
      invalidatesTags: touched,
    }),
    holidays: b.query<Result<typeof listHolidays>, Args<typeof listHolidays>>({ ...endpointOf(listHolidays) }),
  }),
});

export const {
  useListSuppliersQuery,
  useListSupplierOrdersQuery,
  useCreateSupplierMutation,
  useDeleteSupplierMutation,
  useSaveShowingSuppliersMutation,
  useSaveOrderSuppliersMutation,
  useUpdateOrderSupplierMutation,
  useHolidaysQuery,
} = suppliersApi;
