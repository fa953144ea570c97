import { createLabelPrinter, deleteLabelPrinter, updateLabelPrinter } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../../kits/api/base-api';

const all = { type: 'label', id: 'LIST' } as const;

const labelPrintersApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    createLabelPrinter: b.mutation<Result<typeof createLabelPrinter>, Args<typeof createLabelPrinter>>({
      ...endpointOf(createLabelPrinter),
      invalidatesTags: [all],
    }),
    updateLabelPrinter: b.mutation<Result<typeof updateLabelPrinter>, Args<typeof updateLabelPrinter>>({
      ...endpointOf(updateLabelPrinter),
      invalidatesTags: [all],
    }),
    deleteLabelPrinter: b.mutation<Result<typeof deleteLabelPrinter>, Args<typeof deleteLabelPrinter>>({
      ...endpointOf(deleteLabelPrinter),
      invalidatesTags: [all],
    }),
  }),
});

export const { useCreateLabelPrinterMutation, useUpdateLabelPrinterMutation, useDeleteLabelPrinterMutation } =
  labelPrintersApi;
