import type { Problem, Product } from '@mullion/contracts';
import type { VerdictTone } from '../../../kits/terminal/verdict';

/** What came of changing a product's status by its barcode. */
export type ChangeOutcome =
  | { readonly kind: 'changed'; readonly position: string; readonly order: string; readonly status: number }
  | { readonly kind: 'not_found' | 'not_allowed' | 'no_right_to_lower' }
  | { readonly kind: 'refused'; readonly problem: Problem };

/** Reads an answer of the server as one outcome: 404 not found, 401 not allowed, and of those the lowering apart. */
export const outcomeOf = (
  attempt: { readonly data: Pick<Product, 'position' | 'order' | 'status'> } | { readonly problem: Problem },
): ChangeOutcome => {
  if ('data' in attempt) {
    const { position, order, status } = attempt.data;
    return { kind: 'changed', position, order, status };
  }
  const { problem } = attempt;
  if (problem.status === 404) return { kind: 'not_found' };
  if (problem.code !== 'status.not_allowed') return { kind: 'refused', problem };
  return { kind: problem.params?.['reason'] === 'status.no_right_to_lower' ? 'no_right_to_lower' : 'not_allowed' };
};

/** Green what was changed, red everything that stops. */
export const toneOf = (outcome: ChangeOutcome): VerdictTone => (outcome.kind === 'changed' ? 'ok' : 'bad');

/**
 * What a scan that waits will make of its product: the name travels with it, since after a reload without a network
 * there may be no list of names.
 */
export const statusOf = (
  { status, name }: { readonly status: number; readonly name?: string },
  nameOf: (status: number) => string,
): string => name || nameOf(status);
