import { Checkbox } from '@blueprintjs/core';
import type { ImportError, ImportResult } from '@mullion/contracts';
import { Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useHead, useReason } from './use-reason';
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
  const headOf = useHead(result.heads);
  const reason = useReason(result.heads);
  return (
    <div className="import-errors" role="region" aria-label={t('errorColumn.all')} tabIndex={0}>
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
