import { getCustomer, listCustomers } from '@mullion/contracts';
import { baseApi, endpointOf, tagsOf, type Args, type Result } from '../../kits/api/base-api';

/** Customers: the list, which is also the search of forms, and one with its contacts and addresses. */
export const customersApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    listCustomers: b.query<Result<typeof listCustomers>, Args<typeof listCustomers>>({
      ...endpointOf(listCustomers),
      providesTags: (result) => tagsOf('customer', result?.data),
    }),
    customer: b.query<Result<typeof getCustomer>, Args<typeof getCustomer>>({
      ...endpointOf(getCustomer),
      providesTags: (_result, _error, { params }) => [{ type: 'customer', id: Number(params.id) }],
    }),
  }),
});
export const { useListCustomersQuery, useCustomerQuery } = customersApi;
