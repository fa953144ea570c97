import { z } from 'zod';
import { defineRoute, ok } from '../kit/route';
import { apiKey, apiKeyFields, madeApiKey } from './api-keys.schema';

const administrators = { access: 'session', types: [0, 1] } as const;
const id = z.strictObject({ id: z.uuid() });

/** Those that are good or have run out, by name; a revoked one is gone. */
export const listApiKeys = defineRoute({
  service: 'identity',
  name: 'api-keys.list',
  method: 'GET',
  path: 'api-keys',
  summary: 'API keys of the company',
  policy: administrators,
  response: z.array(apiKey),
});

/**
 * The answer holds the key's text, which is kept nowhere. Errors: api_key.name_taken, api_key.too_many,
 * api_key.expiry_past.
 */
export const createApiKey = defineRoute({
  service: 'identity',
  name: 'api-keys.create',
  method: 'POST',
  path: 'api-keys',
  summary: 'A new API key',
  success: 201,
  shownOnce: true,
  policy: administrators,
  body: apiKeyFields,
  response: madeApiKey,
});

/**
 * A new key with the same name, scopes and end; the old one is good no more. Errors: not_found, api_key.expiry_past.
 */
export const replaceApiKey = defineRoute({
  service: 'identity',
  name: 'api-keys.replace',
  method: 'POST',
  path: 'api-keys/{id}/replace',
  summary: 'Replace an API key by a new one',
  success: 201,
  shownOnce: true,
  policy: administrators,
  params: id,
  response: madeApiKey,
});

/** Acts at once. Errors: not_found. */
export const revokeApiKey = defineRoute({
  service: 'identity',
  name: 'api-keys.revoke',
  method: 'DELETE',
  path: 'api-keys/{id}',
  summary: 'Revoke an API key',
  policy: administrators,
  params: id,
  response: ok,
});

export const apiKeysRoutes = { listApiKeys, createApiKey, replaceApiKey, revokeApiKey };
