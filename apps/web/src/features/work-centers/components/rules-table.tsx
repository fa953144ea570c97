import { InputGroup } from '@blueprintjs/core';
import { operationUnits } from '@mullion/contracts';
import { SelectBox } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import type { RuleLine } from '../rules/rule-draft';

interface RulesTableProps {
  readonly type: string;
  readonly lines: readonly RuleLine[];
  /** Codes of those whose minutes are no number. */
  readonly wrong: readonly string[];
  readonly onChange: (centerId: number, part: Partial<RuleLine>) => void;
}

/** One row a work center: does the type go through it, and for how long. */
export const RulesTable = ({ type, lines, wrong, onChange }: RulesTableProps) => {
  const { t } = useTranslation('centers');
  const units = { piece: t('rules.perPiece'), m2: t('rules.perM2') };
  return (
    <table className="rules-table" aria-label={t('rules.centers', { type })}>
      <thead>
        <tr>
          <th>{t('rules.center')}</th>
          <th>{t('rules.minutes')}</th>
          <th>{t('rules.unit')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ center, isOn, minutes, unit }) => {
          const isWrong = wrong.includes(center.code);
          return (
            <tr key={center.id}>
              <td>
                <label className="rules-center">
                  <input
                    type="checkbox"
                    className="tick"
                    checked={isOn}
                    onChange={(event) => onChange(center.id, { isOn: event.currentTarget.checked })}
                  />
                  <b>{center.code}</b> <span>{center.description}</span>
                </label>
              </td>
              <td>
                <InputGroup
                  aria-label={t('rules.minutesOf', { center: center.code })}
                  aria-invalid={isWrong || undefined}
                  inputMode="decimal"
                  value={minutes}
                  disabled={!isOn}
                  placeholder={isOn ? t('rules.unestimated') : ''}
                  intent={isWrong ? 'danger' : 'none'}
                  onValueChange={(next) => onChange(center.id, { minutes: next })}
                />
              </td>
              <td>
                <SelectBox
                  fill
                  aria-label={t('rules.unitOf', { center: center.code })}
                  value={unit}
                  disabled={!isOn}
                  onChange={({ currentTarget: { value } }) =>
                    onChange(center.id, { unit: value === 'm2' ? 'm2' : 'piece' })
                  }
                >
                  {operationUnits.map((one) => (
                    <option key={one} value={one}>
                      {units[one]}
                    </option>
                  ))}
                </SelectBox>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
