import type { KitConfig } from '@mullion/server-kit';
import { z } from 'zod';

/** What identity reads besides the variables of every service. */
export const identityConfig = {
  /** Key of access tokens (HS256), the same at identity and the gateway. */
  MULLION_TOKEN_KEY: z.string().min(32),
};
export type IdentityConfig = KitConfig<{ readonly MULLION_TOKEN_KEY: string }>;
