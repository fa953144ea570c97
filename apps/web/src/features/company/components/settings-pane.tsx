import { InputGroup, Switch } from '@blueprintjs/core';
import {
  areCuttingSignsAlike,
  clockTime,
  defaultStackRules,
  type Company,
  type PackingTypeId,
} from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { FormField, Pane, SelectBox, useUnsavedGuard } from '@mullion/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadedChoices } from '../../../kits/data/loaded-choices';
import { useLanguage } from '../../../kits/address/language';
import { useListPackingTypesQuery } from '../../../entities/pallet/packing-api';
import { useCompanyDraft } from '../state/use-company-draft';
import { CompanyConflict } from './company-conflict';
import { CuttingFile } from './cutting-file';
import { DraftButtons } from './draft-buttons';
import { ManagerEmails } from './manager-emails';
import { TerminalSettings } from './terminal-settings';
import { StackingRules } from './stacking-rules';

const MAX_SPACING_MM = 2_000;
const spacingOf = (typed: string): number | null => {
  const millimetres = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : NaN;
  return millimetres <= MAX_SPACING_MM ? millimetres : null;
};

/** How this company packs and writes. */
export const SettingsPane = ({ company }: { company: Company }) => {
  const { t } = useTranslation(['company', 'common']);
  const language = useLanguage();
  const packingTypes = useListPackingTypesQuery();
  const { value, dirty, change, reset, save, saving, conflict, resolve, keepEditing } = useCompanyDraft(company);
  const [spacing, setSpacing] = useState<string | null>(null);
  const [leaves, setLeaves] = useState<string | null>(null);
  const timeWrong = leaves !== null && !clockTime.safeParse(leaves).success;
  const spacingWrong = spacing !== null && spacingOf(spacing) === null;
  const isWrong = spacingWrong || timeWrong;
  useUnsavedGuard((dirty || isWrong) && !saving);
  const discard = () => {
    reset();
    setSpacing(null);
    setLeaves(null);
  };
  return (
    <Pane
      title={t('company:settings.title')}
      footer={
        <DraftButtons
          isDirty={dirty || isWrong}
          isGood={!isWrong && !areCuttingSignsAlike(value)}
          saving={saving}
          onDiscard={discard}
          onSave={() =>
            void save().then(() => {
              setSpacing(null);
              setLeaves(null);
            })
          }
        />
      }
    >
      <CompanyConflict conflict={conflict} onResolve={resolve} onClose={keepEditing} />
      <div className="form-grid company-form">
        <div className="field wide">
          <Switch
            checked={value.allow_custom_pallets}
            label={t('company:settings.customPallets')}
            onChange={(event) => change({ allow_custom_pallets: event.currentTarget.checked })}
          />
          <p className="help">
            {value.allow_custom_pallets
              ? t('company:settings.customPalletsOn')
              : t('company:settings.customPalletsOff', {
                  lengths: company.standard_lengths.map((length) => formatNumber(length, language)).join(', '),
                })}
          </p>
        </div>
        <FormField label={t('company:settings.templateLanguage')} help={t('company:settings.templateLanguageHelp')}>
          {(wiring) => (
            <SelectBox
              {...wiring}
              fill
              value={value.template_language}
              onChange={(event) => change({ template_language: event.currentTarget.value === 'en' ? 'en' : 'lt' })}
            >
              <option value="lt">{t('common:language.lt')}</option>
              <option value="en">{t('common:language.en')}</option>
            </SelectBox>
          )}
        </FormField>
        <FormField label={t('company:settings.packingType')}>
          {(wiring) => (
            <LoadedChoices query={packingTypes}>
              {(types) => (
                <SelectBox
                  {...wiring}
                  fill
                  value={value.pref_packing_type ?? ''}
                  onChange={({ currentTarget }) =>
                    change({
                      pref_packing_type:
                        currentTarget.value === '' ? null : (Number(currentTarget.value) as PackingTypeId),
                    })
                  }
                >
                  <option value="">{t('company:settings.noPackingType')}</option>
                  {types.map((type) => (
                    <option key={type.id} value={type.id}>
                      {type.description}
                    </option>
                  ))}
                </SelectBox>
              )}
            </LoadedChoices>
          )}
        </FormField>
        <FormField
          label={t('company:settings.spacing')}
          help={t('company:settings.spacingHelp')}
          error={spacingWrong ? `common:form.max?{"max":${MAX_SPACING_MM}}` : undefined}
        >
          {(wiring) => (
            <InputGroup
              {...wiring}
              inputMode="numeric"
              value={spacing ?? String(value.default_truck_spacing)}
              intent={spacingWrong ? 'danger' : 'none'}
              onValueChange={(typed) => {
                setSpacing(typed);
                const millimetres = spacingOf(typed);
                if (millimetres !== null) change({ default_truck_spacing: millimetres });
              }}
            />
          )}
        </FormField>
        <FormField
          label={t('company:settings.departureTime')}
          help={t('company:settings.departureTimeHelp')}
          error={timeWrong ? 'common:form.clockTime' : undefined}
        >
          {(wiring) => (
            <InputGroup
              {...wiring}
              value={leaves ?? value.default_departure_time}
              intent={timeWrong ? 'danger' : 'none'}
              onValueChange={(typed) => {
                setLeaves(typed);
                if (clockTime.safeParse(typed).success) change({ default_departure_time: typed });
              }}
            />
          )}
        </FormField>
        <StackingRules
          value={value.stack_rules ?? defaultStackRules}
          onChange={(rules) => change({ stack_rules: rules })}
        />
        <TerminalSettings value={value} onChange={change} />
        <CuttingFile value={value} onChange={change} />
        <ManagerEmails value={value.manager_emails} onChange={(manager_emails) => change({ manager_emails })} />
      </div>
    </Pane>
  );
};
