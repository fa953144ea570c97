import type { KitConfig } from '@mullion/server-kit';
import { z } from 'zod';

/** Variables of this service beside those of every service. */
export const ordersConfig = {
  /** Where uploaded import files lie; the same store as the gateway's. */
  BLOB_URL: z.string().min(1),
  /** Most that the pictures of a company's products may take, in MB. */
  PICTURES_MB_PER_COMPANY: z.coerce.number().int().positive().default(2_000),
};
export type OrdersConfig = KitConfig<z.output<z.ZodObject<typeof ordersConfig>>>;
