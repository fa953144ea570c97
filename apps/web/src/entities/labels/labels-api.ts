import {
  cancelLabel,
  checkPaper,
  labelsAsZpl,
  listLabelJobs,
  listLabelPrinters,
  previewLabel,
  printLabels,
  reprintLabel,
} from '@mullion/contracts';
import { baseApi, endpointOf, tagsOf, type Args, type Result } from '../../kits/api/base-api';

const all = { type: 'label', id: 'LIST' } as const;

const labelsApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    listLabelPrinters: b.query<Result<typeof listLabelPrinters>, Args<typeof listLabelPrinters>>({
      ...endpointOf(listLabelPrinters),
      providesTags: () => tagsOf('label', []),
    }),
    listLabelJobs: b.query<Result<typeof listLabelJobs>, Args<typeof listLabelJobs>>({
      ...endpointOf(listLabelJobs),
      providesTags: (result) => tagsOf('label', result?.data),
    }),
    printLabels: b.mutation<Result<typeof printLabels>, Args<typeof printLabels>>({
      ...endpointOf(printLabels),
      invalidatesTags: [all],
    }),
    reprintLabel: b.mutation<Result<typeof reprintLabel>, Args<typeof reprintLabel>>({
      ...endpointOf(reprintLabel),
      invalidatesTags: [all],
    }),
    cancelLabel: b.mutation<Result<typeof cancelLabel>, Args<typeof cancelLabel>>({
      ...endpointOf(cancelLabel),
      invalidatesTags: [all],
    }),
    labelsAsZpl: b.mutation<Result<typeof labelsAsZpl>, Args<typeof labelsAsZpl>>(endpointOf(labelsAsZpl)),
    // what is printed now: read again each time it is looked at
    previewLabel: b.query<Result<typeof previewLabel>, Args<typeof previewLabel>>({
      ...endpointOf(previewLabel),
      providesTags: ['pallet', 'product', 'truck'],
      keepUnusedDataFor: 0,
    }),
    checkPaper: b.query<Result<typeof checkPaper>, Args<typeof checkPaper>>({
      ...endpointOf(checkPaper),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useListLabelPrintersQuery,
  useListLabelJobsQuery,
  usePrintLabelsMutation,
  useReprintLabelMutation,
  useCancelLabelMutation,
  useLabelsAsZplMutation,
  usePreviewLabelQuery,
  useLazyCheckPaperQuery,
} = labelsApi;
