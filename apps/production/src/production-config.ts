import { z } from 'zod';

/** Variables of this service beside those of every service. */
export const productionConfig = {
  /** Where uploaded files of glass units lie; the same store as the gateway's. */
  BLOB_URL: z.string().min(1),
};
