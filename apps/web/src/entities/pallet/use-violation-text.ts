import { useCallback } from 'react';
import { formatNumber, textByKey } from '@mullion/i18n';
import type { Violation } from '@mullion/packing-model';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../kits/address/language';
import { ruleKey, shortRuleKey } from './violation-key';

/** What a person calls the thing with this id: a product's position, a pallet's number. */
export type NameOf = (id: number) => string;
type Params = Readonly<Record<string, unknown>>;
type AnyViolation = Pick<Violation, 'code'> & { readonly params: Params };

/** Rules whose sentence is figures and needs the word before it where no title stands. */
const ONLY_FIGURES = new Set(['pallet.overweight', 'pallet.too_high', 'pallet.tips_across', 'pallet.tips_along']);
const NAMED = new Set(['id', 'product', 'other', 'pallet', 'pallets', 'products']);

/**
 * Broken rules as sentences with the names people know, as the word on a tag, and spoken alone (in a message, beside
 * the pointer).
 */
export const useViolationText = () => {
  const { t } = useTranslation('pallet');
  const language = useLanguage();
  const sentence = useCallback(
    (violation: AnyViolation, nameOf: NameOf = String): string => {
      const named = (value: unknown): string =>
        String(value)
          .split(',')
          .map((id) => (/^\d+$/.test(id.trim()) ? nameOf(Number(id)) : id.trim()))
          .join(', ');
      const params = Object.fromEntries(
        Object.entries(violation.params).map(([name, value]) => {
          if (NAMED.has(name)) return [name, named(Array.isArray(value) ? value.join(',') : value)];
          if (typeof value === 'number')
            return [name, formatNumber(value, language, name === 'mass' && !Number.isInteger(value) ? 1 : 0)];
          return [name, value];
        }),
      );
      const key = ruleKey(violation as Violation);
      return textByKey(t, `rule.${key}`, { ...params, code: violation.code });
    },
    [t, language],
  );
  const word = useCallback((code: string): string => t(`ruleShort.${shortRuleKey(code)}`), [t]);
  const spoken = useCallback(
    (violation: AnyViolation, nameOf?: NameOf): string => {
      const text = sentence(violation, nameOf);
      return ONLY_FIGURES.has(violation.code) ? `${word(violation.code)}: ${text}` : text;
    },
    [sentence, word],
  );
  return { sentence, word, spoken };
};
