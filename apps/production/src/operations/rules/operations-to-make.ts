import type { OperationRule } from '@mullion/contracts';

/** What an operation's minutes are computed from. */
export interface ProductToMake {
  readonly id: number;
  readonly order_id: number;
  readonly type: string | null;
  /** Millimetres. */
  readonly width: number;
  readonly height: number;
}
export interface OperationToMake {
  readonly product_id: number;
  readonly order_id: number;
  readonly work_center_id: number;
  /** Minutes; null: unestimated. */
  readonly amount: number | null;
}

const MM2_IN_M2 = 1_000_000;

const minutesOf = ({ minutes, unit }: OperationRule, { width, height }: ProductToMake): number | null => {
  if (minutes === null) return null;
  const units = unit === 'm2' ? (width * height) / MM2_IN_M2 : 1;
  return Math.round(minutes * units * 100) / 100;
};

/**
 * The operations of products by the rules of their types. A product whose type has no rule goes through every work
 * center that is there, and nobody says for how long.
 */
export const operationsToMake = (
  products: readonly ProductToMake[],
  rules: readonly OperationRule[],
  centerIds: readonly number[],
): OperationToMake[] => {
  const usable = rules.filter(({ work_center_id }) => centerIds.includes(work_center_id));
  return products.flatMap((product) => {
    const own = usable.filter((rule) => rule.product_type === product.type);
    const hasRule = rules.some((rule) => rule.product_type === product.type);
    const route = hasRule
      ? own.map((rule) => ({ work_center_id: rule.work_center_id as number, amount: minutesOf(rule, product) }))
      : centerIds.map((id) => ({ work_center_id: id, amount: null }));
    return route.map((step) => ({ product_id: product.id, order_id: product.order_id, ...step }));
  });
};

interface Place {
  readonly product_id: number;
  readonly work_center_id: number;
}

/**
 * Of operations by rules those that are missing: all of a product that has none now, and of another what it never had,
 * for what was taken off stays off.
 */
export const missingOperations = (
  ruled: readonly OperationToMake[],
  { last, current }: { readonly last: readonly Place[]; readonly current: readonly Place[] },
): OperationToMake[] => {
  const begun = new Set(current.map(({ product_id }) => product_id));
  const known = new Set(last.map(({ product_id, work_center_id }) => `${product_id}:${work_center_id}`));
  return ruled.filter(
    ({ product_id, work_center_id }) => !begun.has(product_id) || !known.has(`${product_id}:${work_center_id}`),
  );
};
