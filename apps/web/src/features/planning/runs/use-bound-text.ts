import type { Texts } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';

type BoundKey = keyof Texts['runs']['bound'];
const BOUNDS: ReadonlySet<string> = new Set<BoundKey>([
  'volume',
  'weight',
  'dual_feasible_functions',
  'configuration',
  'count',
]);

/** What keeps a plan from fewer pallets, by the argument that gives the bound. */
export const useBoundText = (): ((by: string) => string) => {
  const { t } = useTranslation('runs');
  return (by) => t(`bound.${BOUNDS.has(by) ? (by as BoundKey) : 'other'}`, { by });
};
