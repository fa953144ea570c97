import type { CompanySettings } from '@mullion/contracts';
import { ConflictDialog } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { WhoChanged } from '../../../kits/changes/who-changed';
import { useLanguage } from '../../../kits/address/language';
import { useListPackingTypesQuery } from '../../../entities/pallet/packing-api';
import { signKeys } from '../rules/sign-keys';
import { stackRuleNames, stackRuleText } from '../rules/stack-rules';
import type { CompanyConflict as Conflict } from '../state/use-company-draft';

type Changes = Omit<CompanySettings, 'version'>;
interface CompanyConflictProps {
  readonly conflict: Conflict | null;
  readonly onResolve: (merged: Changes) => void;
  readonly onClose: () => void;
}

/** Two administrators set the same settings: which ones count. */
export const CompanyConflict = ({ conflict, onResolve, onClose }: CompanyConflictProps) => {
  const { t } = useTranslation(['company', 'common', 'mails', 'terminals']);
  const language = useLanguage();
  const { data: types } = useListPackingTypesQuery();
  if (conflict === null) return null;
  const labels: Readonly<Record<keyof Changes, string>> = {
    allow_custom_pallets: t('company:settings.customPallets'),
    template_language: t('company:settings.templateLanguage'),
    pref_packing_type: t('company:settings.packingType'),
    default_truck_spacing: t('company:settings.spacing'),
    default_departure_time: t('company:settings.departureTime'),
    terminal_pin_length: t('terminals:settings.pinLength'),
    terminal_idle_minutes: t('terminals:settings.idle'),
    stack_rules: t('company:stacking.title'),
    cutting_separator: `${t('company:cutting.title')}: ${t('company:cutting.separator')}`,
    cutting_decimal_sign: `${t('company:cutting.title')}: ${t('company:cutting.decimalSign')}`,
    manager_emails: t('company:emails.label'),
    truck_loaded_email_template: t('company:mail.title'),
    reminder_email_template: t('mails:kind.reminder'),
  };
  const { mine, theirs } = conflict;
  /** Those that differ; the others are the same on both sides. */
  const rulesText = (rules: Changes['stack_rules']): string =>
    stackRuleNames
      .filter((name) => mine.stack_rules?.[name] !== theirs.stack_rules?.[name])
      .map(
        (name) =>
          `${t(`company:stacking.${name}`)}: ${stackRuleText(rules?.[name] ?? null, language) || t('company:stacking.off')}`,
      )
      .join('; ');
  const show = (key: keyof Changes, value: Changes[keyof Changes]): string => {
    if (typeof value === 'boolean') return t(value ? 'common:action.yes' : 'common:action.no');
    if (key === 'template_language') return t(value === 'en' ? 'common:language.en' : 'common:language.lt');
    if (key === 'pref_packing_type') return types?.find(({ id }) => id === value)?.description ?? '';
    if (key === 'cutting_separator' || key === 'cutting_decimal_sign')
      return t(`company:cutting.sign.${signKeys[value as keyof typeof signKeys]}`);
    if (key === 'stack_rules') return rulesText(value as Changes['stack_rules']);
    if (key === 'manager_emails') return String(value).replaceAll(',', ', ');
    return String(value ?? '');
  };
  const who = <WhoChanged table="companies" id={conflict.current.id} since={conflict.since} />;
  return (
    <ConflictDialog conflict={conflict} labels={labels} show={show} who={who} onResolve={onResolve} onClose={onClose} />
  );
};
