import type { ListedWorkCenter, OperationRule, WorkCenterId } from '@mullion/contracts';
import { typedNumber } from '../../../entities/production/typed-number';

/** More minutes than that no rule says. */
export const MAX_MINUTES = 10_000;

/** A work center of a type's rules as it is typed. */
export interface RuleLine {
  readonly center: ListedWorkCenter;
  readonly isOn: boolean;
  /** Empty: unestimated. */
  readonly minutes: string;
  readonly unit: OperationRule['unit'];
}

/** One line a work center, ticked where the type has a rule. */
export const linesOf = (
  centers: readonly ListedWorkCenter[],
  rules: readonly OperationRule[],
  type: string,
): RuleLine[] =>
  centers.map((center) => {
    const rule = rules.find((one) => one.product_type === type && one.work_center_id === center.id);
    const minutes = rule?.minutes ?? null;
    return {
      center,
      isOn: rule !== undefined,
      minutes: minutes === null ? '' : String(minutes),
      unit: rule?.unit ?? 'piece',
    };
  });

/** Codes of the ticked work centers whose minutes are no number. */
export const wrongLines = (lines: readonly RuleLine[]): string[] =>
  lines
    .filter(({ isOn, minutes }) => isOn && typedNumber(minutes, MAX_MINUTES) === undefined)
    .map(({ center }) => center.code);

/** What is saved of the lines. */
export const rulesOf = (
  lines: readonly RuleLine[],
): { work_center_id: WorkCenterId; minutes: number | null; unit: OperationRule['unit'] }[] =>
  lines
    .filter(({ isOn }) => isOn)
    .map(({ center, minutes, unit }) => ({
      work_center_id: center.id,
      minutes: typedNumber(minutes, MAX_MINUTES) ?? null,
      unit,
    }));

export interface TypesOfProducts {
  readonly without: readonly string[];
  readonly withRules: readonly string[];
  /** With rules, of which some say no minutes. */
  readonly inPart: readonly string[];
}

/** Product types without rules, and those with them. */
export const typesOf = (rules: readonly OperationRule[], without: readonly string[]): TypesOfProducts => ({
  without,
  withRules: [...new Set(rules.map(({ product_type: type }) => type))],
  inPart: [...new Set(rules.filter(({ minutes }) => minutes === null).map(({ product_type: type }) => type))],
});
