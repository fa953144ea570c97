import type { SupplierId } from '@mullion/contracts';
import { FormField, SelectBox } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useListSuppliersQuery } from '../../../entities/production/suppliers-api';

interface SupplierChoiceProps {
  readonly value: SupplierId | null;
  readonly disabled: boolean;
  readonly onChange: (value: SupplierId | null) => void;
}

/** Whose glass the files are: suppliers use the same order numbers. */
export const SupplierChoice = ({ value, disabled, onChange }: SupplierChoiceProps) => {
  const { t } = useTranslation('glassUnits');
  const { data: suppliers = [] } = useListSuppliersQuery({});
  return (
    <FormField label={t('upload.supplier')} help={t('upload.supplierHint')}>
      {(wiring) => (
        <SelectBox
          {...wiring}
          fill
          disabled={disabled}
          value={value ?? ''}
          onChange={({ currentTarget }) =>
            onChange(suppliers.find(({ id }) => String(id) === currentTarget.value)?.id ?? null)
          }
          options={[
            { value: '', label: t('upload.noSupplier') },
            ...suppliers.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
      )}
    </FormField>
  );
};
