import { createComment, listComments } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../kits/api/base-api';

type Commented = Result<typeof listComments>[number]['table_name'];

/**
 * A comment on an order or product has no live message of its own; it is read again with them. Those of operations are
 * read live.
 */
const commented = (table: Commented, id: number) =>
  table === 'product_operations'
    ? ({ type: 'operation', id: 'LIST' } as const)
    : ({ type: 'product', id: `comments-${id}` } as const);

/** Comments on orders, products and operations. */
export const commentsApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    listComments: b.query<Result<typeof listComments>, Args<typeof listComments>>({
      ...endpointOf(listComments),
      providesTags: (_result, _error, { query: { table_name, table_id } }) => [
        commented(table_name, Number(table_id)),
        ...(table_name === 'product_operations' ? [{ type: 'operation' as const, id: 'LIVE_LIST' }] : []),
      ],
    }),
    createComment: b.mutation<Result<typeof createComment>, Args<typeof createComment>>({
      ...endpointOf(createComment),
      invalidatesTags: (_result, _error, { body: { table_name, table_id } }) => [
        commented(table_name, table_id),
        ...(table_name === 'product_operations' ? [] : [{ type: 'product' as const, id: table_id }]),
      ],
    }),
  }),
});

export const { useListCommentsQuery, useCreateCommentMutation } = commentsApi;
