import type { PackingRun } from '@mullion/contracts';
import { formatNumber, type Texts } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { roomFor } from './run-figures';

type RuleKey = keyof Texts['planning']['run']['rule'];
const RULES: ReadonlySet<string> = new Set<RuleKey>([
  'too_long',
  'too_wide',
  'too_high',
  'too_deep',
  'too_heavy',
  'set_too_big',
  'fits_no_type',
  'changed',
  'locked',
  'pinned',
  'set_mixes_addresses',
  'moved',
  'removed',
  'no_room',
]);

/** The rule that keeps a product without a pallet, in words, with the room that there is. */
export const useRuleText = (): ((rule: string, settings: PackingRun['settings']) => string) => {
  const { t } = useTranslation('planning');
  const language = useLanguage();
  return (rule, settings) => {
    const room = roomFor(rule, settings);
    const sentence = t(`run.rule.${RULES.has(rule) ? (rule as RuleKey) : 'other'}`, { rule });
    return room ? `${sentence} ${t(`run.room.${room.unit}`, { value: formatNumber(room.value, language) })}` : sentence;
  };
};
