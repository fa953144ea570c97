import { areNetworks, type KitConfig } from '@mullion/server-kit';
import { z } from 'zod';

/** Variables of this service beside the base ones. */
export const documentsConfig = {
  /** Signs export links. */
  MULLION_TOKEN_KEY: z.string().min(32),
  /** The domain of message ids and the links in e-mails. */
  PUBLIC_URL: z.url(),
  MAIL_FROM: z.string().min(3),
  /** Where logos lie; the same store as the gateway's. */
  BLOB_URL: z.string().min(1),
  /** Most files of one problem, pallet or stop. */
  FILES_PER_ROW: z.coerce.number().int().positive().default(60),
  /** Most that a private link may send in all, in MB. */
  FILES_MB_PER_LINK: z.coerce.number().int().positive().default(400),
  /** Most that the attached files of a company may take, in MB. */
  FILES_MB_PER_COMPANY: z.coerce.number().int().positive().default(20_000),
  /**
   * Private networks that webhooks may be sent to, as `10.2.0.0/16,fd00::/8`; none unless named. Plain http goes to
   * these alone.
   */
  WEBHOOK_NETWORKS: z.string().refine(areNetworks, 'not a list of networks').default(''),
};
export type DocumentsConfig = KitConfig<z.output<z.ZodObject<typeof documentsConfig>>>;
