import type { ImportError, ProductChange } from '@mullion/contracts';
import type { OrderDiff } from './diff-order';

/** Rows of a known order of which nobody knows which product they mean. */
export const unmatchedRows = ({ unclear, unknown }: Pick<OrderDiff, 'unclear' | 'unknown'>): ImportError[] => [
  ...once(
    unclear.map(({ row, position: value }) => ({
      row,
      column: 'position',
      code: 'import.position_unclear',
      params: { value },
    })),
  ),
  ...unknown.map(({ row, barcode: value }) => ({
    row,
    column: 'barcode',
    code: 'import.barcode_unknown',
    params: { value },
  })),
];

/** A product of a known order that would change or go. */
interface OpenChange {
  readonly row: number | null;
  readonly product: { readonly position: string };
  readonly change: Pick<ProductChange, 'kind' | 'group'>;
}

const codeOf = ({ change }: OpenChange, mayDelete: boolean): string => {
  if (change.kind === 'gone' && !mayDelete) return 'import.no_right_to_delete';
  return change.group === 'fixed' ? 'import.product_fixed' : 'import.decision_needed';
};

/** Changes that somebody has to decide first, and decisions that cannot be done; a position each. */
export const refusedChanges = (
  { undecided, impossible }: { readonly undecided: readonly OpenChange[]; readonly impossible: readonly OpenChange[] },
  mayDelete: boolean,
): ImportError[] => {
  const of = (judged: OpenChange, code: string): ImportError => ({
    row: judged.row ?? 0,
    column: 'position',
    code,
    params: { value: judged.product.position },
  });
  return once([
    ...undecided.map((judged) => of(judged, codeOf(judged, mayDelete))),
    ...impossible.map((judged) => of(judged, 'import.decision_impossible')),
  ]);
};

const once = (errors: readonly ImportError[]): ImportError[] => [
  ...new Map(errors.map((error) => [`${error.row} ${error.code} ${error.params['value']}`, error])).values(),
];
