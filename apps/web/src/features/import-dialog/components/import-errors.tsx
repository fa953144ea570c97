import type { ImportError, ImportResult } from '@mullion/contracts';
import { Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';

/** Every bad row with its column and reason; nothing was imported. */
export const ImportErrors = ({ result }: { result: ImportResult }) => {
  const { t } = useTranslation('imports');
  const reason = useReason();
  return (
    <section className="wide">
      <Note tone="bad" title={t('resultRefused')}>
        {t('refusedText', { count: result.errors.length })}
      </Note>
      <div className="import-errors">
        <table className="tb cmp">
          <thead>
            <tr>
              <th className="r">{t('errorColumn.row')}</th>
              <th>{t('errorColumn.column')}</th>
              <th>{t('errorColumn.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {result.errors.map((error, index) => (
              <tr key={index}>
                <td className="r num">{error.row === 0 ? t('wholeFile') : error.row}</td>
                <td>{error.column ?? '–'}</td>
                <td className="reason">{reason(error)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {result.more_errors && <p className="help">{t('moreErrors')}</p>}
    </section>
  );
};

/** The sentence of a reason; a code this page does not know is named. */
const useReason = (): ((error: ImportError) => string) => {
  const { t, i18n } = useTranslation('imports');
  return (error) => {
    const key = `reason.${error.code}`;
    return i18n.exists(key, { ns: 'imports' })
      ? (t as unknown as (key: string, params: object) => string)(key, error.params)
      : t('reason.other', { code: error.code });
  };
};
