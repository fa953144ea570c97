import { z } from 'zod';

/** What a key may open: an area of the product, and what it may do there. */
export const apiScopes = [
  'orders:read',
  'orders:write',
  'orders:delete',
  'customers:read',
  'customers:write',
  'customers:delete',
  'packing:read',
  'packing:write',
  'scanning:write',
  'trucks:read',
  'trucks:write',
  'production:read',
  'production:write',
  'documents:read',
  'documents:write',
  'printing:write',
] as const;
export const apiScope = z.enum(apiScopes);
export type ApiScope = z.infer<typeof apiScope>;
