import { type ReactNode, type RefObject } from 'react';
import type { OutlineFault, ToolOutline } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { lineAt, startOfLine } from '../rules/geometry';

interface GeometryFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
  readonly outline: ToolOutline;
  readonly line: number;
  readonly onLine: (line: number) => void;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly invalid: boolean;
}
const FEWEST_ROWS = 10;

/**
 * Text of the outline with its numbers of lines; the line of the caret and faulty ones are marked, what is wrong stands
 * below.
 */
export const GeometryField = ({
  value,
  onChange,
  onBlur,
  outline,
  line,
  onLine,
  field,
  invalid,
}: GeometryFieldProps) => {
  const { t } = useTranslation('tools');
  const lines = value.split('\n');
  const follow = () => {
    if (field.current) onLine(lineAt(field.current.value, field.current.selectionStart));
  };
  return (
    <div className={`geometry field${invalid ? ' invalid' : ''}`}>
      <label className="lab" htmlFor="field-geometry">
        {t('field.geometry')}
        <span className="req" aria-hidden>
          *
        </span>
        <span className="muted"> {t('geometryFormat')}</span>
      </label>
      <div className="geometry-text">
        <div className="geometry-lines" aria-hidden>
          {lines.map((_, at) => (
            <div key={at} className={`${at + 1 === line ? 'now' : ''}${outline.faults.has(at + 1) ? ' bad' : ''}`}>
              {at + 1}
            </div>
          ))}
        </div>
        <textarea
          id="field-geometry"
          ref={field}
          value={value}
          spellCheck={false}
          wrap="off"
          rows={Math.max(FEWEST_ROWS, lines.length)}
          placeholder={'0, 0\n62, 0\n62, 18\n54, 26, -8'}
          aria-required
          aria-invalid={invalid || outline.faults.size > 0 || undefined}
          aria-describedby={outline.faults.size > 0 ? 'geometry-faults' : undefined}
          onChange={(event) => {
            onChange(event.target.value);
            follow();
          }}
          onSelect={follow}
          onBlur={onBlur}
        />
      </div>
      {outline.faults.size > 0 && (
        <ol className="geometry-faults" id="geometry-faults">
          {[...outline.faults].map(([number, fault]) => (
            <li key={number}>
              <button
                type="button"
                className="link-button"
                onClick={() => field.current && goToLine(field.current, number)}
              >
                {number}: <FaultText fault={fault} />
              </button>
            </li>
          ))}
        </ol>
      )}
      <p className="help">{t('radiusSign')}</p>
    </div>
  );
};

/** Puts the caret at the beginning of a line. */
export const goToLine = (field: HTMLTextAreaElement, line: number): void => {
  const at = startOfLine(field.value, line);
  field.focus();
  field.setSelectionRange(at, at);
};

const FaultText = ({ fault }: { readonly fault: OutlineFault }): ReactNode => {
  const { t } = useTranslation('tools');
  const language = useLanguage();
  if (fault.kind === 'number') return t('fault.number', { text: fault.text });
  if (fault.kind === 'radius')
    return t('fault.radius', {
      radius: formatNumber(fault.radius, language, 2),
      chord: formatNumber(fault.chord, language, 2),
      least: formatNumber(Math.ceil(fault.least * 100) / 100, language, 2),
    });
  return t(`fault.${fault.kind}`);
};
