import { useState } from 'react';
import { InputGroup } from '@blueprintjs/core';
import { stackRules, type StackRulesDto } from '@mullion/contracts';
import { parseNumber } from '@mullion/i18n';
import { FormField } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { stackRuleNames, stackRuleText, type StackRuleName } from '../rules/stack-rules';

/** What was typed as a rule: null turns it off, undefined is no number or out of bounds. */
const ruleOf = (name: StackRuleName, typed: string): number | null | undefined => {
  const value = typed.trim() === '' ? null : (parseNumber(typed) ?? undefined);
  return value !== undefined && stackRules.shape[name].safeParse(value).success ? value : undefined;
};

interface StackingRulesProps {
  readonly value: StackRulesDto;
  readonly onChange: (rules: StackRulesDto) => void;
}

/** How the optimiser may stack (packing-model.md, rule 3); an empty field turns its rule off. */
export const StackingRules = ({ value, onChange }: StackingRulesProps) => {
  const { t } = useTranslation('company');
  const language = useLanguage();
  const [typed, setTyped] = useState<Partial<Record<StackRuleName, string>>>({});
  return (
    <fieldset className="field wide settings-group">
      <legend className="lab">{t('stacking.title')}</legend>
      <p className="help">{t('stacking.help')}</p>
      <div className="form-grid">
        {stackRuleNames.map((name) => {
          const shown = value[name];
          const text = typed[name];
          const isWrong = text !== undefined && ruleOf(name, text) === undefined;
          return (
            <FormField key={name} label={t(`stacking.${name}`)} error={isWrong ? 'company:stacking.wrong' : undefined}>
              {(wiring) => (
                <InputGroup
                  {...wiring}
                  inputMode="decimal"
                  placeholder={t('stacking.off')}
                  value={text ?? stackRuleText(shown, language)}
                  intent={isWrong ? 'danger' : 'none'}
                  onValueChange={(next) => {
                    setTyped({ ...typed, [name]: next });
                    const rule = ruleOf(name, next);
                    if (rule !== undefined) onChange({ ...value, [name]: rule });
                  }}
                  onBlur={() => setTyped({ ...typed, [name]: undefined })}
                />
              )}
            </FormField>
          );
        })}
      </div>
    </fieldset>
  );
};
