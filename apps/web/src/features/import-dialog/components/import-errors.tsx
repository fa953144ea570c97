import { Checkbox } from '@blueprintjs/core';
import type { ImportColumn, ImportError, ImportResult, Language } from '@mullion/contracts';
import { formatNumber, textByKey } from '@mullion/i18n';
import { Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { groupErrors, rowRanges } from '../rules/group-errors';

/** Every fault with its rows, its column as the file calls it, and the reason; nothing was imported. */
export const ImportErrors = ({ result }: { result: ImportResult }) => {
  const { t } = useTranslation('imports');
  return (
    <section className="wide">
      <Note tone="bad" title={t('resultRefused')}>
        {t('refusedText', { count: result.errors.length })}
      </Note>
      <ErrorTable result={result} errors={result.errors} />
      {result.more_errors && <p className="help">{t('moreErrors')}</p>}
    </section>
  );
};

interface QuestionsProps {
  readonly result: ImportResult;
  readonly isTaken: boolean;
  readonly disabled: boolean;
  readonly onAccept: (isTaken: boolean) => void;
}

/** Rows that are hardly right: they are imported once somebody says that he has looked. */
export const ImportQuestions = ({ result, isTaken, disabled, onAccept }: QuestionsProps) => {
  const { t } = useTranslation('imports');
  return (
    <section className="wide">
      <Note tone="warn" title={t('questions.title')}>
        {t('questions.text', { count: result.questions.length })}
      </Note>
      <ErrorTable result={result} errors={result.questions} />
      {result.more_errors && <p className="help">{t('questions.more')}</p>}
      <Checkbox
        checked={isTaken}
        disabled={disabled}
        label={t('questions.take')}
        onChange={({ currentTarget: { checked } }) => onAccept(checked)}
      />
    </section>
  );
};

const ErrorTable = ({ result, errors }: { readonly result: ImportResult; readonly errors: readonly ImportError[] }) => {
  const { t } = useTranslation('imports');
  const headOf = useHead(result);
  const reason = useReason(headOf);
  return (
    <div className="import-errors">
      <table className="tb cmp">
        <thead>
          <tr>
            <th>{t('errorColumn.row')}</th>
            <th>{t('errorColumn.column')}</th>
            <th>{t('errorColumn.reason')}</th>
          </tr>
        </thead>
        <tbody>
          {groupErrors(errors).map(({ error, rows }) => (
            <tr key={`${error.row} ${error.column} ${error.code}`}>
              <td className="num">{error.row === 0 ? t('wholeFile') : rowRanges(rows)}</td>
              <td>{error.column === null ? null : headOf(error.column)}</td>
              <td>{reason(error)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** What the file writes above a column; the template's title of one that it does not have. */
const useHead = ({ heads }: ImportResult): ((column: string) => string) => {
  const { t, i18n } = useTranslation('imports');
  return (column) => {
    if (heads[column] !== undefined) return heads[column];
    return i18n.exists(`column.${column}`, { ns: 'imports' }) ? t(`column.${column as ImportColumn}`) : column;
  };
};

/** The sentence of a reason; a code this page does not know is named. */
const useReason = (headOf: (column: string) => string): ((error: ImportError) => string) => {
  const { t, i18n } = useTranslation('imports');
  const language = i18n.language as Language;
  return ({ code, column, params }) => {
    const key = `reason.${code}`;
    if (!i18n.exists(key, { ns: 'imports' })) return t('reason.other', { code });
    const shown: Record<string, string | number> = { ...params };
    for (const name of ['min', 'max'])
      if (typeof params[name] === 'number') shown[name] = formatNumber(params[name], language);
    if (typeof params['column'] === 'string') shown['column'] = headOf(params['column']);
    if (column === 'category' || column === 'can_be_flipped') shown['choices'] = t(`choices.${column}`);
    return textByKey(t, key, shown);
  };
};
