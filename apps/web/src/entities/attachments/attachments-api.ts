import { deleteAttachment, listAttachments, type AttachmentTable } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../kits/api/base-api';

const tags = { problems: 'problem', pallets: 'pallet', stops: 'truck' } as const;

/** What shows the files of a row: the row and lists with it. */
export const attachmentTags = (table: AttachmentTable, id: number) => [
  { type: tags[table], id },
  { type: tags[table], id: 'LIST' as const },
];

const attachmentsApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    listAttachments: b.query<Result<typeof listAttachments>, Args<typeof listAttachments>>({
      ...endpointOf(listAttachments),
      providesTags: (_result, _error, { query }) =>
        String(query.table_ids)
          .split(',')
          .map((id) => ({ type: tags[query.table_name], id: Number(id) })),
    }),
    deleteAttachment: b.mutation<Result<typeof deleteAttachment>, Args<typeof deleteAttachment>>({
      ...endpointOf(deleteAttachment),
      invalidatesTags: (deleted) => (deleted ? [tags.problems, tags.pallets] : []),
    }),
  }),
});

export const { useListAttachmentsQuery, useDeleteAttachmentMutation } = attachmentsApi;
