import { z } from 'zod';
import { wholeNumber } from '../../../kits/forms/whole-number';

const LAST_IN_ORDER = 100_000;

/** A rack as it is typed. */
export const rackForm = z.object({
  code: z.string().trim().min(1, 'common:form.requiredField').max(32),
  barcode: z.string().trim().max(64),
  zone: z.string().trim().max(64),
  place: z.string().trim().max(191),
  walking_order: wholeNumber(0, LAST_IN_ORDER),
});
