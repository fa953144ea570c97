import type { CompanySettings } from '@mullion/contracts';
import { ConflictDialog, type Conflict } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useListPackingTypesQuery } from '../../../app/packing/packing-api';

import { signKeys } from '../rules/sign-keys';

type Changes = Omit<CompanySettings, 'version'>;
interface CompanyConflictProps {
  readonly conflict: Conflict<Changes> | null;
  readonly onResolve: (merged: Changes) => void;
  readonly onClose: () => void;
}

/** Two administrators set the same settings: which ones count. */
export const CompanyConflict = ({ conflict, onResolve, onClose }: CompanyConflictProps) => {
  const { t } = useTranslation(['company', 'common']);
  const { data: types } = useListPackingTypesQuery();
  if (conflict === null) return null;
  const labels = {
    allow_custom_pallets: t('company:settings.customPallets'),
    template_language: t('company:settings.templateLanguage'),
    pref_packing_type: t('company:settings.packingType'),
    default_truck_spacing: t('company:settings.spacing'),
    cutting_separator: `${t('company:cutting.title')}: ${t('company:cutting.separator')}`,
    cutting_decimal_sign: `${t('company:cutting.title')}: ${t('company:cutting.decimalSign')}`,
    manager_emails: t('company:emails.label'),
    truck_loaded_email_template: t('company:mail.title'),
  };
  const show = (key: keyof Changes, value: Changes[keyof Changes]): string => {
    if (typeof value === 'boolean') return t(value ? 'common:action.yes' : 'common:action.no');
    if (key === 'template_language') return t(value === 'en' ? 'common:language.en' : 'common:language.lt');
    if (key === 'pref_packing_type') return types?.find(({ id }) => id === value)?.description ?? '';
    if (key === 'cutting_separator' || key === 'cutting_decimal_sign')
      return t(`company:cutting.sign.${signKeys[value as keyof typeof signKeys]}`);
    if (key === 'manager_emails') return String(value).replaceAll(',', ', ');
    return String(value ?? '');
  };
  return <ConflictDialog conflict={conflict} labels={labels} show={show} onResolve={onResolve} onClose={onClose} />;
};
