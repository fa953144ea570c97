import { z } from 'zod';
import { version } from '../kit/route';

export const §one§Id = z.int().positive().brand<'§One§Id'>();
export type §One§Id = z.infer<typeof §one§Id>;

/** What a person may write. */
export const §one§Fields = z.strictObject({
  §each required§
  §field§: z.string().trim().min(1).max(§limit§),
  §end§
  §each optional§
  §field§: z.string().trim().max(§limit§).default(''),
  §end§
});
/** What is not named stays as it is; without a version the present row is meant. */
export const §one§Edit = z.strictObject({
  §each required§
  §field§: z.string().trim().min(1).max(§limit§).optional(),
  §end§
  §each optional§
  §field§: z.string().trim().max(§limit§).optional(),
  §end§
  version: version.optional(),
});

export const §one§ = z.object({
  id: §one§Id,
  §each§
  §field§: z.string(),
  §end§
  version,
});
export type §One§ = z.infer<typeof §one§>;
