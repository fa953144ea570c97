import {
  askForNewLink,
  previewSharedDocuments,
  previewSharedDrawings,
  previewSharedOrder,
  printSharedDrawings,
  printSharedDrawingsOfCustomer,
  readLink,
  readSharedDocuments,
  readSharedDocumentsOfCustomer,
  readSharedOrder,
  readSharedOrderOfCustomer,
  readSharedOrders,
} from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../../kits/api/base-api';

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
    sharedDocuments: b.query<Result<typeof readSharedDocuments>, Args<typeof readSharedDocuments>>(
      endpointOf(readSharedDocuments),
    ),
    documentsOfCustomer: b.query<
      Result<typeof readSharedDocumentsOfCustomer>,
      Args<typeof readSharedDocumentsOfCustomer>
    >(endpointOf(readSharedDocumentsOfCustomer)),
    customerDocuments: b.query<Result<typeof previewSharedDocuments>, Args<typeof previewSharedDocuments>>({
      ...endpointOf(previewSharedDocuments),
      providesTags: (_result, _error, { params }) => [{ type: 'order', id: Number(params.id) }],
    }),
    printDrawings: b.mutation<Result<typeof printSharedDrawings>, Args<typeof printSharedDrawings>>(
      endpointOf(printSharedDrawings),
    ),
    printDrawingsOfCustomer: b.mutation<
      Result<typeof printSharedDrawingsOfCustomer>,
      Args<typeof printSharedDrawingsOfCustomer>
    >(endpointOf(printSharedDrawingsOfCustomer)),
    previewDrawings: b.mutation<Result<typeof previewSharedDrawings>, Args<typeof previewSharedDrawings>>(
      endpointOf(previewSharedDrawings),
    ),
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
  useSharedDocumentsQuery,
  useDocumentsOfCustomerQuery,
  useCustomerDocumentsQuery,
  usePrintDrawingsMutation,
  usePrintDrawingsOfCustomerMutation,
  usePreviewDrawingsMutation,
} = sharedApi;
export const { sharedDocuments, documentsOfCustomer, customerDocuments } = sharedApi.endpoints;
