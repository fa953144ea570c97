import { createClosure, deleteClosure, readFloorLoad, readWorkCalendars, saveWorkCalendar } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../../kits/api/base-api';

/** The load follows from operations, work centers and orders. */
const shown = ['operation', 'work_center', { type: 'order' as const, id: 'LIVE_LIST' as const }] as const;

export const floorLoadApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    readFloorLoad: b.query<Result<typeof readFloorLoad>, Args<typeof readFloorLoad>>({
      ...endpointOf(readFloorLoad),
      providesTags: shown,
    }),
    readWorkCalendars: b.query<Result<typeof readWorkCalendars>, Args<typeof readWorkCalendars>>({
      ...endpointOf(readWorkCalendars),
      providesTags: ['work_center'],
    }),
    saveWorkCalendar: b.mutation<Result<typeof saveWorkCalendar>, Args<typeof saveWorkCalendar>>({
      ...endpointOf(saveWorkCalendar),
      invalidatesTags: ['work_center'],
    }),
    createClosure: b.mutation<Result<typeof createClosure>, Args<typeof createClosure>>({
      ...endpointOf(createClosure),
      invalidatesTags: ['work_center'],
    }),
    deleteClosure: b.mutation<Result<typeof deleteClosure>, Args<typeof deleteClosure>>({
      ...endpointOf(deleteClosure),
      invalidatesTags: ['work_center'],
    }),
  }),
});

export const {
  useReadFloorLoadQuery,
  useReadWorkCalendarsQuery,
  useSaveWorkCalendarMutation,
  useCreateClosureMutation,
  useDeleteClosureMutation,
} = floorLoadApi;
