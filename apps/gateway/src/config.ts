import { linkConfig } from '@mullion/server-kit';
import { z } from 'zod';

/** What the gateway reads from its environment. */
export const gatewayConfig = z.object({
  ...linkConfig.shape,
  HOST: z.string().default('127.0.0.1'),
  /** 0 takes a free one. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Key of access tokens (HS256), the same at identity and the gateway. */
  MULLION_TOKEN_KEY: z.string().min(32),
  BLOB_URL: z.string().min(1),
  /** What browsers call us; https makes the refresh cookie Secure. */
  PUBLIC_URL: z.url(),
  /** Folder of the built SPA; without it only the API is served. */
  WEB_ROOT: z.string().optional(),
  /** Requests a second of one session at one gateway, ten times as many at once; 0 is no limit. */
  SESSION_REQUESTS: z.coerce.number().int().min(0).default(200),
  /** Addresses or CIDR ranges, comma-separated, whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: z.string().optional(),
});
export type GatewayConfig = z.output<typeof gatewayConfig>;
