import {
  correctReturnables,
  createReturnableKind,
  deleteReturnableKind,
  previewReminders,
  getReturnables,
  listReturnableKinds,
  listReturnableMovements,
  listReminders,
  listReturnables,
  moveReturnables,
  sendReminders,
  updateReturnableKind,
} from '@mullion/contracts';
import { baseApi, endpointOf, tagsOf, type Args, type Result } from '../../../kits/api/base-api';

const kindTag = (id: number | 'LIST') => ({ type: 'returnable_kind' as const, id });
const holderTag = (id: number | 'LIST') => ({ type: 'returnable' as const, id });

const returnablesApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    listReturnables: b.query<Result<typeof listReturnables>, Args<typeof listReturnables>>({
      ...endpointOf(listReturnables),
      providesTags: (result) => tagsOf('returnable', result?.data),
    }),
    returnables: b.query<Result<typeof getReturnables>, Args<typeof getReturnables>>({
      ...endpointOf(getReturnables),
      providesTags: (_result, _error, { params }) => [holderTag(Number(params.id))],
    }),
    returnableMovements: b.query<Result<typeof listReturnableMovements>, Args<typeof listReturnableMovements>>({
      ...endpointOf(listReturnableMovements),
      providesTags: (_result, _error, { params }) => [holderTag(Number(params.id))],
    }),
    moveReturnables: b.mutation<Result<typeof moveReturnables>, Args<typeof moveReturnables>>({
      ...endpointOf(moveReturnables),
      invalidatesTags: (result) => [holderTag('LIST'), ...(result ? [holderTag(result.holder_id)] : [])],
    }),
    correctReturnables: b.mutation<Result<typeof correctReturnables>, Args<typeof correctReturnables>>({
      ...endpointOf(correctReturnables),
      invalidatesTags: (result) => [holderTag('LIST'), ...(result ? [holderTag(result.holder_id)] : [])],
    }),
    reminders: b.query<Result<typeof listReminders>, Args<typeof listReminders>>({
      ...endpointOf(listReminders),
      providesTags: (result) => tagsOf('delivery', result),
    }),
    previewReminders: b.query<Result<typeof previewReminders>, Args<typeof previewReminders>>({
      ...endpointOf(previewReminders),
      providesTags: [{ type: 'mail_address', id: 'LIST' }],
    }),
    sendReminders: b.mutation<Result<typeof sendReminders>, Args<typeof sendReminders>>({
      ...endpointOf(sendReminders),
      invalidatesTags: [{ type: 'delivery', id: 'LIST' }],
    }),
    listReturnableKinds: b.query<Result<typeof listReturnableKinds>, Args<typeof listReturnableKinds>>({
      ...endpointOf(listReturnableKinds),
      providesTags: (result) => tagsOf('returnable_kind', result?.data),
    }),
    createReturnableKind: b.mutation<Result<typeof createReturnableKind>, Args<typeof createReturnableKind>>({
      ...endpointOf(createReturnableKind),
      invalidatesTags: [kindTag('LIST')],
    }),
    updateReturnableKind: b.mutation<Result<typeof updateReturnableKind>, Args<typeof updateReturnableKind>>({
      ...endpointOf(updateReturnableKind),
      invalidatesTags: (_result, _error, { params }) => [
        kindTag('LIST'),
        kindTag(Number(params.id)),
        holderTag('LIST'),
      ],
    }),
    deleteReturnableKind: b.mutation<Result<typeof deleteReturnableKind>, Args<typeof deleteReturnableKind>>({
      ...endpointOf(deleteReturnableKind),
      invalidatesTags: [kindTag('LIST')],
    }),
  }),
});

export const {
  useListReturnablesQuery,
  useLazyListReturnablesQuery,
  useReturnablesQuery,
  useReturnableMovementsQuery,
  useMoveReturnablesMutation,
  useCorrectReturnablesMutation,
  useRemindersQuery,
  usePreviewRemindersQuery,
  useSendRemindersMutation,
  useListReturnableKindsQuery,
  useCreateReturnableKindMutation,
  useUpdateReturnableKindMutation,
  useDeleteReturnableKindMutation,
} = returnablesApi;
