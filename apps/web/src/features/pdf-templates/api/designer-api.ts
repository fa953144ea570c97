import {
  createPdfTemplate,
  deletePdfTemplate,
  getPdfTemplate,
  getPdfTemplateSamples,
  updatePdfTemplate,
} from '@mullion/contracts';
import { baseApi, endpointOf, tagsOf, type Args, type Result } from '../../../kits/api/base-api';

export const designerApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    getPdfTemplate: b.query<Result<typeof getPdfTemplate>, Args<typeof getPdfTemplate>>({
      ...endpointOf(getPdfTemplate),
      providesTags: (result) => tagsOf('pdf_template', result && [result]),
    }),
    getPdfTemplateSamples: b.query<Result<typeof getPdfTemplateSamples>, Args<typeof getPdfTemplateSamples>>(
      endpointOf(getPdfTemplateSamples),
    ),
    createPdfTemplate: b.mutation<Result<typeof createPdfTemplate>, Args<typeof createPdfTemplate>>({
      ...endpointOf(createPdfTemplate),
      invalidatesTags: ['pdf_template'],
    }),
    updatePdfTemplate: b.mutation<Result<typeof updatePdfTemplate>, Args<typeof updatePdfTemplate>>({
      ...endpointOf(updatePdfTemplate),
      invalidatesTags: ['pdf_template'],
    }),
    deletePdfTemplate: b.mutation<Result<typeof deletePdfTemplate>, Args<typeof deletePdfTemplate>>({
      ...endpointOf(deletePdfTemplate),
      invalidatesTags: ['pdf_template'],
    }),
  }),
});

export const {
  useGetPdfTemplateQuery,
  useGetPdfTemplateSamplesQuery,
  useCreatePdfTemplateMutation,
  useDeletePdfTemplateMutation,
} = designerApi;
