import { palStatus } from '@mullion/contracts';

/**
 * What a person's wish for pal_status does: planning raises 0 to 1 and never lowers; 2 and 3 are the system's to set;
 * back to 0 is unpacking, which is asked for by its own call.
 */
export const planDispatch = (
  present: number,
  wanted: number,
): { readonly next: number } | { readonly refusal: 'already_confirmed' | 'invalid' } => {
  if (wanted === present) return { next: present };
  if (wanted === palStatus.planned) return { next: Math.max(present, palStatus.planned) };
  return { refusal: present >= palStatus.departed ? 'already_confirmed' : 'invalid' };
};
