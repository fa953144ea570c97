import { listPdfTemplates, printByTemplate } from '@mullion/contracts';
import { baseApi, endpointOf, tagsOf, type Args, type Result } from '../../kits/api/base-api';

const pdfTemplatesApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    listPdfTemplates: b.query<Result<typeof listPdfTemplates>, Args<typeof listPdfTemplates>>({
      ...endpointOf(listPdfTemplates),
      providesTags: (result) => tagsOf('pdf_template', result),
    }),
    printByTemplate: b.mutation<Result<typeof printByTemplate>, Args<typeof printByTemplate>>(
      endpointOf(printByTemplate),
    ),
  }),
});

export const { useListPdfTemplatesQuery, usePrintByTemplateMutation } = pdfTemplatesApi;
