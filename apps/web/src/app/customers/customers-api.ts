import { getCustomer, listCustomers } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../base-api';

/** Customers as forms need them: search, and one with its contacts and addresses. */
export const customersApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    findCustomers: b.query<Result<typeof listCustomers>, Args<typeof listCustomers>>({
      ...endpointOf(listCustomers),
      providesTags: ['customer'],
    }),
    customer: b.query<Result<typeof getCustomer>, Args<typeof getCustomer>>({
      ...endpointOf(getCustomer),
      providesTags: (_result, _error, { params }) => [{ type: 'customer', id: Number(params.id) }],
    }),
  }),
});
export const { useFindCustomersQuery, useCustomerQuery } = customersApi;
