import { areCuttingSignsAlike, cuttingDecimalSigns, cuttingSeparators, type CuttingForm } from '@mullion/contracts';
import { printCuttingLines } from '@mullion/packing-model';
import { FormField, SelectBox } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { signKeys } from '../rules/sign-keys';

interface CuttingFileProps {
  readonly value: CuttingForm;
  readonly onChange: (form: Partial<CuttingForm>) => void;
}

/** A plank kind whose thickness has a decimal, so that both signs are seen. */
const EXAMPLE = {
  palletNumber: 'LANGAIP260147',
  layer: 2,
  lengthMm: 2400,
  widthMm: 70,
  thicknessMm: 32.5,
  pieces: 3,
  positionsMm: [0, 1165, 2330],
} as const;

/** How the file for the saw is written; an example line shows what the signs do. */
export const CuttingFile = ({ value, onChange }: CuttingFileProps) => {
  const { t } = useTranslation('company');
  const alike = areCuttingSignsAlike(value);
  const line = printCuttingLines([EXAMPLE], {
    separator: value.cutting_separator === 'tab' ? ' → ' : value.cutting_separator,
    decimalSign: value.cutting_decimal_sign,
  });
  return (
    <fieldset className="field wide settings-group">
      <legend className="lab">{t('cutting.title')}</legend>
      <p className="help">{t('cutting.example', { line: line.trim() })}</p>
      <div className="form-grid">
        <FormField label={t('cutting.separator')} error={alike ? 'company:cutting.alike' : undefined}>
          {(wiring) => (
            <SelectBox
              {...wiring}
              fill
              value={value.cutting_separator}
              options={cuttingSeparators.map((sign) => ({ value: sign, label: t(`cutting.sign.${signKeys[sign]}`) }))}
              onChange={({ currentTarget }) => {
                const sign = cuttingSeparators.find((one) => one === currentTarget.value);
                if (sign) onChange({ cutting_separator: sign });
              }}
            />
          )}
        </FormField>
        <FormField label={t('cutting.decimalSign')}>
          {(wiring) => (
            <SelectBox
              {...wiring}
              fill
              value={value.cutting_decimal_sign}
              options={cuttingDecimalSigns.map((sign) => ({ value: sign, label: t(`cutting.sign.${signKeys[sign]}`) }))}
              onChange={({ currentTarget }) => {
                const sign = cuttingDecimalSigns.find((one) => one === currentTarget.value);
                if (sign) onChange({ cutting_decimal_sign: sign });
              }}
            />
          )}
        </FormField>
      </div>
    </fieldset>
  );
};
