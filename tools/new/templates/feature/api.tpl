import { create§One§, delete§One§, list§Many§, update§One§ } from '@mullion/contracts';
import { baseApi, endpointOf, tagsOf, type Args, type Result } from '../../../kits/api/base-api';

const tag = (id: number | 'LIST') => ({ type: '§one_§' as const, id });

const §many§Api = baseApi.injectEndpoints({
  endpoints: (b) => ({
    list§Many§: b.query<Result<typeof list§Many§>, Args<typeof list§Many§>>({
      ...endpointOf(list§Many§),
      providesTags: (result) => tagsOf('§one_§', result?.data),
    }),
    create§One§: b.mutation<Result<typeof create§One§>, Args<typeof create§One§>>({
      ...endpointOf(create§One§),
      invalidatesTags: [tag('LIST')],
    }),
    update§One§: b.mutation<Result<typeof update§One§>, Args<typeof update§One§>>({
      ...endpointOf(update§One§),
      invalidatesTags: (_result, _error, { params }) => [tag('LIST'), tag(Number(params.id))],
    }),
    delete§One§: b.mutation<Result<typeof delete§One§>, Args<typeof delete§One§>>({
      ...endpointOf(delete§One§),
      invalidatesTags: [tag('LIST')],
    }),
  }),
});

export const { useList§Many§Query, useCreate§One§Mutation, useUpdate§One§Mutation, useDelete§One§Mutation } = §many§Api;
