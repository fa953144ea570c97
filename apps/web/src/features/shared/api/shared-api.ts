import {
  askForNewLink,
  previewSharedOrder,
  readLink,
  readSharedOrder,
  readSharedOrderOfCustomer,
  readSharedOrders,
} from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../../app/base-api';

const sharedApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    link: b.query<Result<typeof readLink>, Args<typeof readLink>>(endpointOf(readLink)),
    sharedOrder: b.query<Result<typeof readSharedOrder>, Args<typeof readSharedOrder>>(endpointOf(readSharedOrder)),
    sharedOrders: b.query<Result<typeof readSharedOrders>, Args<typeof readSharedOrders>>(endpointOf(readSharedOrders)),
    orderOfCustomer: b.query<Result<typeof readSharedOrderOfCustomer>, Args<typeof readSharedOrderOfCustomer>>(
      endpointOf(readSharedOrderOfCustomer),
    ),
    customerPage: b.query<Result<typeof previewSharedOrder>, Args<typeof previewSharedOrder>>({
      ...endpointOf(previewSharedOrder),
      providesTags: (_result, _error, { params }) => [{ type: 'order', id: Number(params.id) }],
    }),
    askForNewLink: b.mutation<Result<typeof askForNewLink>, Args<typeof askForNewLink>>(endpointOf(askForNewLink)),
  }),
});

export const {
  useLinkQuery,
  useSharedOrderQuery,
  useSharedOrdersQuery,
  useOrderOfCustomerQuery,
  useCustomerPageQuery,
  useAskForNewLinkMutation,
} = sharedApi;
