import {
  createAddress,
  createContact,
  createCustomer,
  deleteAddress,
  deleteContact,
  deleteCustomer,
  listAddresses,
  listCountryCodes,
  updateAddress,
  updateContact,
  updateCustomer,
} from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../../kits/api/base-api';

const tag = (id: number | 'LIST') => ({ type: 'customer' as const, id });
const everyCustomer = ['customer'] as const;

export const customersPageApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    createCustomer: b.mutation<Result<typeof createCustomer>, Args<typeof createCustomer>>({
      ...endpointOf(createCustomer),
      invalidatesTags: [tag('LIST')],
    }),
    updateCustomer: b.mutation<Result<typeof updateCustomer>, Args<typeof updateCustomer>>({
      ...endpointOf(updateCustomer),
      invalidatesTags: (_result, _error, { params }) => [tag('LIST'), tag(Number(params.id))],
    }),
    deleteCustomer: b.mutation<Result<typeof deleteCustomer>, Args<typeof deleteCustomer>>({
      ...endpointOf(deleteCustomer),
      invalidatesTags: [tag('LIST')],
    }),
    createContact: b.mutation<Result<typeof createContact>, Args<typeof createContact>>({
      ...endpointOf(createContact),
      invalidatesTags: (_result, _error, { body }) => [tag(Number(body.customer_id))],
    }),
    updateContact: b.mutation<Result<typeof updateContact>, Args<typeof updateContact>>({
      ...endpointOf(updateContact),
      invalidatesTags: everyCustomer,
    }),
    deleteContact: b.mutation<Result<typeof deleteContact>, Args<typeof deleteContact>>({
      ...endpointOf(deleteContact),
      invalidatesTags: everyCustomer,
    }),
    listAddresses: b.query<Result<typeof listAddresses>, Args<typeof listAddresses>>({
      ...endpointOf(listAddresses),
      providesTags: (_result, _error, { query }) => [tag(Number(query.customer_id))],
    }),
    createAddress: b.mutation<Result<typeof createAddress>, Args<typeof createAddress>>({
      ...endpointOf(createAddress),
      invalidatesTags: (_result, _error, { body }) => [tag(Number(body.customer_id))],
    }),
    updateAddress: b.mutation<Result<typeof updateAddress>, Args<typeof updateAddress>>({
      ...endpointOf(updateAddress),
      invalidatesTags: everyCustomer,
    }),
    deleteAddress: b.mutation<Result<typeof deleteAddress>, Args<typeof deleteAddress>>({
      ...endpointOf(deleteAddress),
      invalidatesTags: everyCustomer,
    }),
    countryCodes: b.query<Result<typeof listCountryCodes>, Args<typeof listCountryCodes>>({
      ...endpointOf(listCountryCodes),
      providesTags: ['country'],
      keepUnusedDataFor: 3600,
    }),
  }),
});

export const {
  useCreateCustomerMutation,
  useUpdateCustomerMutation,
  useDeleteCustomerMutation,
  useCreateContactMutation,
  useUpdateContactMutation,
  useDeleteContactMutation,
  useListAddressesQuery,
  useCreateAddressMutation,
  useUpdateAddressMutation,
  useDeleteAddressMutation,
  useCountryCodesQuery,
} = customersPageApi;
