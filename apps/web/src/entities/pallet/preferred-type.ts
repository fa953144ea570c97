import type { Company, PackingType } from '@mullion/contracts';

/** The company's packing type, else its oldest one. */
export const preferredType = (
  types: readonly PackingType[] | undefined,
  company: Pick<Company, 'pref_packing_type'> | undefined,
): PackingType | undefined =>
  types?.find((type) => type.id === company?.pref_packing_type) ?? [...(types ?? [])].sort((a, b) => a.id - b.id)[0];
