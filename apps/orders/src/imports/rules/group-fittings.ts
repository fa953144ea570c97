import { type FittingGroup, type ImportError, MAX_FITTING_FIELDS, MAX_FITTINGS } from '@mullion/contracts';

/** One row about one fitting in one field. */
export interface FittingLine {
  readonly row: number;
  readonly code: string;
  readonly description: string | null;
  readonly field: string;
  readonly quantity: number;
}

interface Group extends FittingGroup {
  readonly firstRow: number;
  readonly fittings: { field: string; quantity: number }[];
}

/** The fittings of one position: a code once, in the order of the file, its fields by name. */
export const groupFittings = (lines: readonly FittingLine[], errors: ImportError[]): FittingGroup[] => {
  const groups = new Map<string, Group>();
  for (const { row, code, description, field, quantity } of lines) {
    const known = groups.get(code);
    if (known === undefined) {
      if (groups.size === MAX_FITTINGS) {
        errors.push({ row, column: 'fitting_code', code: 'import.too_many_fittings', params: { max: MAX_FITTINGS } });
        break;
      }
      groups.set(code, { firstRow: row, code, description, fittings: [{ field, quantity }] });
      continue;
    }
    const fault = faultOf(known, { description, field });
    if (fault === null) known.fittings.push({ field, quantity });
    else errors.push({ row, ...fault });
  }
  return [...groups.values()].map(({ code, description, fittings }) => ({
    code,
    description,
    fittings: fittings.toSorted((a, b) => (a.field < b.field ? -1 : 1)),
  }));
};

const faultOf = (
  known: Group,
  { description, field }: Pick<FittingLine, 'description' | 'field'>,
): Omit<ImportError, 'row'> | null => {
  if (description !== null && known.description !== null && description !== known.description)
    return {
      column: 'fitting_description',
      code: 'import.fitting_differs',
      params: { value: description, first: known.firstRow },
    };
  if (known.fittings.some((one) => one.field === field))
    return { column: 'fitting_field', code: 'import.fitting_twice', params: { value: field, first: known.firstRow } };
  if (known.fittings.length === MAX_FITTING_FIELDS)
    return { column: 'fitting_field', code: 'import.too_many_fields', params: { max: MAX_FITTING_FIELDS } };
  return null;
};
