import { z } from 'zod';

/** Variables of this service beside those of every service. */
export const ordersConfig = {
  /** Where uploaded import files lie; the same store as the gateway's. */
  BLOB_URL: z.string().min(1),
};
