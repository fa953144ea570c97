import type { AuditLine } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { useAuditWords } from '../state/use-audit-words';

/** So many fields say what an edit was about. */
const SHOWN = 2;

/** The first fields of an edit in one line. */
export const ChangeSummary = ({ line }: { line: AuditLine }) => {
  const { t } = useTranslation('audit');
  const { fieldOf, textOf } = useAuditWords();
  const more = line.changes.length - SHOWN;
  return (
    <span className="audit-summary">
      {line.changes.slice(0, SHOWN).map(({ field, before, after }) => (
        <span key={field}>
          <span className="secondary">{fieldOf(field)}</span>{' '}
          {line.verb === 'edited' && <del>{textOf(line.table_name, field, before)}</del>}
          {line.verb === 'edited' && <span aria-hidden> → </span>}
          <ins>{textOf(line.table_name, field, line.verb === 'deleted' ? before : after)}</ins>
        </span>
      ))}
      {more > 0 && <span className="muted">{t('more', { count: more })}</span>}
    </span>
  );
};

/** Every field of an edit, before and after. */
export const ChangeTable = ({ line }: { line: AuditLine }) => {
  const { t } = useTranslation('audit');
  const { fieldOf, textOf } = useAuditWords();
  const [hasBefore, hasAfter] = [line.verb !== 'created', line.verb !== 'deleted'];
  return (
    <table className="audit-changes">
      <thead>
        <tr>
          <th scope="col">{t('field_')}</th>
          {hasBefore && <th scope="col">{t('before')}</th>}
          {hasAfter && <th scope="col">{t('after')}</th>}
        </tr>
      </thead>
      <tbody>
        {line.changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{fieldOf(field)}</th>
            {hasBefore && <td className="before">{textOf(line.table_name, field, before)}</td>}
            {hasAfter && <td className="after">{textOf(line.table_name, field, after)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
