import { glassFileFaults, type GlassColumn, type GlassFault, type Problem } from '@mullion/contracts';
import { Note, useProblemText } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { reasonKey } from '../rules/reason-key';

interface UploadFaultsProps {
  readonly name: string;
  readonly problem: Problem;
}

/** Why a file was refused: a table of its faults by sheet, row and column, or the one reason for all of it. */
export const UploadFaults = ({ name, problem }: UploadFaultsProps) => {
  const { t } = useTranslation('glassUnits');
  const problemText = useProblemText();
  const parsed = glassFileFaults.safeParse(problem.current);
  if (!parsed.success || parsed.data.faults.length === 0) return <Note tone="bad">{problemText(problem)}</Note>;
  const { faults, more } = parsed.data;
  return (
    <div className="glass-faults" role="alert">
      {/* long lists scroll, also by keys */}
      <div className="glass-faults-scroll" tabIndex={0} role="region" aria-label={t('upload.faults', { name })}>
        <table>
          <thead>
            <tr>
              {(['sheet', 'row', 'column', 'value', 'need'] as const).map((key) => (
                <th key={key} scope="col">
                  {t(`fault.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {faults.map((fault) => (
              <FaultRow key={`${fault.sheet} ${fault.row} ${fault.column} ${fault.code}`} fault={fault} />
            ))}
          </tbody>
        </table>
      </div>
      {more && <p className="muted sm">{t('upload.more', { count: faults.length })}</p>}
    </div>
  );
};

const FaultRow = ({ fault }: { readonly fault: GlassFault }) => {
  const { t } = useTranslation('glassUnits');
  const { sheet, row, letters, head, value, code, params } = fault;
  const column = fault.column === null ? null : t(`column.${fault.column as GlassColumn | 'quantity'}`);
  const key = reasonKey(code);
  return (
    <tr>
      <td>{sheet ?? '–'}</td>
      <td>
        <b>{row ?? '–'}</b>
      </td>
      <td>{letters === null || head === null ? (column ?? '–') : t('fault.head', { letters, head })}</td>
      <td>{letters !== null && <span className="glass-fault-value">{value ?? t('fault.nothing')}</span>}</td>
      <td>{key === null ? code : t(`reason.${key}`, { ...params, column: column ?? '' })}</td>
    </tr>
  );
};
