import type { Language, StackRulesDto } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';

/** The rules of stacking, in the order they are shown. */
export const stackRuleNames = [
  'max_load_ratio',
  'centre_inside',
  'max_levels',
  'bare_under',
] as const satisfies readonly (keyof StackRulesDto)[];
export type StackRuleName = (typeof stackRuleNames)[number];

/** A rule as it stands in its field; empty when it is off. */
export const stackRuleText = (value: number | null, language: Language): string =>
  value === null ? '' : formatNumber(value, language, Number.isInteger(value) ? 0 : 1);
