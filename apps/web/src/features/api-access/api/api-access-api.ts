import {
  createApiKey,
  createWebhook,
  deleteWebhook,
  getWebhookDelivery,
  getWebhookSecret,
  listApiKeys,
  listWebhookDeliveries,
  listWebhooks,
  replaceApiKey,
  resendFailedDeliveries,
  resendWebhookDelivery,
  revokeApiKey,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from '@mullion/contracts';
import { baseApi, endpointOf, tagsOf, type Args, type Result } from '../../../kits/api/base-api';

const keyList = { type: 'api_key', id: 'LIST' } as const;
const webhookList = { type: 'webhook', id: 'LIST' } as const;
const secret = { type: 'webhook', id: 'SECRET' } as const;

const apiAccessApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    listApiKeys: b.query<Result<typeof listApiKeys>, Args<typeof listApiKeys>>({
      ...endpointOf(listApiKeys),
      providesTags: (result) => tagsOf('api_key', result),
    }),
    createApiKey: b.mutation<Result<typeof createApiKey>, Args<typeof createApiKey>>({
      ...endpointOf(createApiKey),
      invalidatesTags: [keyList],
    }),
    replaceApiKey: b.mutation<Result<typeof replaceApiKey>, Args<typeof replaceApiKey>>({
      ...endpointOf(replaceApiKey),
      invalidatesTags: [keyList],
    }),
    revokeApiKey: b.mutation<Result<typeof revokeApiKey>, Args<typeof revokeApiKey>>({
      ...endpointOf(revokeApiKey),
      invalidatesTags: [keyList],
    }),
    listWebhooks: b.query<Result<typeof listWebhooks>, Args<typeof listWebhooks>>({
      ...endpointOf(listWebhooks),
      providesTags: (result) => tagsOf('webhook', result),
    }),
    createWebhook: b.mutation<Result<typeof createWebhook>, Args<typeof createWebhook>>({
      ...endpointOf(createWebhook),
      invalidatesTags: [webhookList],
    }),
    updateWebhook: b.mutation<Result<typeof updateWebhook>, Args<typeof updateWebhook>>({
      ...endpointOf(updateWebhook),
      invalidatesTags: [webhookList],
    }),
    deleteWebhook: b.mutation<Result<typeof deleteWebhook>, Args<typeof deleteWebhook>>({
      ...endpointOf(deleteWebhook),
      invalidatesTags: [webhookList],
    }),
    // nothing of a secret stays behind once it is shown no more
    getWebhookSecret: b.query<Result<typeof getWebhookSecret>, Args<typeof getWebhookSecret>>({
      ...endpointOf(getWebhookSecret),
      providesTags: [secret],
      keepUnusedDataFor: 0,
    }),
    rotateWebhookSecret: b.mutation<Result<typeof rotateWebhookSecret>, Args<typeof rotateWebhookSecret>>({
      ...endpointOf(rotateWebhookSecret),
      invalidatesTags: [webhookList, secret],
    }),
    testWebhook: b.mutation<Result<typeof testWebhook>, Args<typeof testWebhook>>({
      ...endpointOf(testWebhook),
      invalidatesTags: [webhookList],
    }),
    listWebhookDeliveries: b.query<Result<typeof listWebhookDeliveries>, Args<typeof listWebhookDeliveries>>({
      ...endpointOf(listWebhookDeliveries),
      providesTags: tagsOf('webhook', []),
    }),
    getWebhookDelivery: b.query<Result<typeof getWebhookDelivery>, Args<typeof getWebhookDelivery>>({
      ...endpointOf(getWebhookDelivery),
      providesTags: tagsOf('webhook', []),
    }),
    resendWebhookDelivery: b.mutation<Result<typeof resendWebhookDelivery>, Args<typeof resendWebhookDelivery>>({
      ...endpointOf(resendWebhookDelivery),
      invalidatesTags: [webhookList],
    }),
    resendFailedDeliveries: b.mutation<Result<typeof resendFailedDeliveries>, Args<typeof resendFailedDeliveries>>({
      ...endpointOf(resendFailedDeliveries),
      invalidatesTags: [webhookList],
    }),
  }),
});

export const {
  useListApiKeysQuery,
  useCreateApiKeyMutation,
  useReplaceApiKeyMutation,
  useRevokeApiKeyMutation,
  useListWebhooksQuery,
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
  useDeleteWebhookMutation,
  useGetWebhookSecretQuery,
  useRotateWebhookSecretMutation,
  useTestWebhookMutation,
  useListWebhookDeliveriesQuery,
  useGetWebhookDeliveryQuery,
  useResendWebhookDeliveryMutation,
  useResendFailedDeliveriesMutation,
} = apiAccessApi;
