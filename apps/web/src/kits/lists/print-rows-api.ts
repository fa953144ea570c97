import { printRows } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../api/base-api';

/** A table of one's own rows as a PDF. */
const printRowsApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    printRows: b.mutation<Result<typeof printRows>, Args<typeof printRows>>(endpointOf(printRows)),
  }),
});

export const { usePrintRowsMutation } = printRowsApi;
