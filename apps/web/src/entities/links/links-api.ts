import { createShareLink, listLinkOpenings, listShareLinks, revokeShareLink } from '@mullion/contracts';
import { baseApi, endpointOf, tagsOf, type Args, type Result } from '../../kits/api/base-api';

const linksApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    shareLinks: b.query<Result<typeof listShareLinks>, Args<typeof listShareLinks>>({
      ...endpointOf(listShareLinks),
      providesTags: (result) => tagsOf('share_link', result?.data),
    }),
    linkOpenings: b.query<Result<typeof listLinkOpenings>, Args<typeof listLinkOpenings>>({
      ...endpointOf(listLinkOpenings),
      providesTags: (_result, _error, { params }) => [{ type: 'share_link', id: Number(params.id) }],
    }),
    createLink: b.mutation<Result<typeof createShareLink>, Args<typeof createShareLink>>({
      ...endpointOf(createShareLink),
      invalidatesTags: (made) => (made ? [{ type: 'share_link', id: 'LIST' }] : []),
    }),
    revokeLink: b.mutation<Result<typeof revokeShareLink>, Args<typeof revokeShareLink>>({
      ...endpointOf(revokeShareLink),
      invalidatesTags: (closed) => (closed ? [{ type: 'share_link', id: 'LIST' }] : []),
    }),
  }),
});

export const { useShareLinksQuery, useLinkOpeningsQuery, useCreateLinkMutation, useRevokeLinkMutation } = linksApi;
