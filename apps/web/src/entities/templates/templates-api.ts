import { getTemplate, listTemplates } from '@mullion/contracts';
import { baseApi, endpointOf, tagsOf, type Args, type Result } from '../../kits/api/base-api';

const templatesApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    listTemplates: b.query<Result<typeof listTemplates>, Args<typeof listTemplates>>({
      ...endpointOf(listTemplates),
      providesTags: (result) => tagsOf('template', result),
    }),
    getTemplate: b.query<Result<typeof getTemplate>, Args<typeof getTemplate>>({
      ...endpointOf(getTemplate),
      providesTags: (result) => tagsOf('template', result && [result]),
    }),
  }),
});

export const { useListTemplatesQuery, useGetTemplateQuery } = templatesApi;
