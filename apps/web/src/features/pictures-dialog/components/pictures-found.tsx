import type { ErrorCode, PicturesResult, RefusedPicture } from '@mullion/contracts';
import { textByKey } from '@mullion/i18n';
import { Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { countPictures } from '../rules/pictures-of-problem';

/** What becomes of each file of the zip: whose picture it is, that it names nothing, or why it cannot be taken. */
export const PicturesFound = ({ result, name }: { readonly result: PicturesResult; readonly name: string }) => {
  const { t } = useTranslation('imports');
  const reason = useReason();
  const { added, replaced, unchanged } = countPictures(result);
  const sentences = [
    added > 0 && t('pictures.added', { count: added }),
    replaced > 0 && t('pictures.replaced', { count: replaced }),
    unchanged > 0 && t('pictures.unchanged', { count: unchanged }),
    result.unmatched.length > 0 && t('pictures.unmatched', { count: result.unmatched.length }),
  ].filter((sentence) => sentence !== false);
  const isRefused = result.errors.length > 0;
  const isNothing = result.pictures.length === 0;
  const tone = isRefused ? 'bad' : result.written ? 'ok' : isNothing ? 'warn' : 'info';
  const title = isRefused ? 'refused' : result.written ? 'written' : isNothing ? 'nothing' : 'preview';
  return (
    <section className="wide col g3" aria-label={t(`pictures.${title}`)}>
      <Note tone={tone} title={t(`pictures.${title}`)}>
        {isRefused ? t('pictures.refusedText', { count: result.errors.length }) : `${name}: ${sentences.join(' · ')}`}
      </Note>
      <div className="pictures-found">
        <table className="tb cmp">
          <thead>
            <tr>
              <th>{t('pictures.file')}</th>
              <th>{t('pictures.becomes')}</th>
            </tr>
          </thead>
          <tbody>
            {result.errors.map((error) => (
              <tr key={`${error.file} ${error.code}`}>
                <td>{error.file}</td>
                <td className="bad">{reason(error)}</td>
              </tr>
            ))}
            {result.unmatched.map((file) => (
              <tr key={file}>
                <td>{file}</td>
                <td className="warn">{t('pictures.noSuch')}</td>
              </tr>
            ))}
            {result.pictures.map(({ file, order, position, products, replaced: others, unchanged: same }) => (
              <tr key={file}>
                <td>{file}</td>
                <td>
                  {t('pictures.of', { order, position, count: products })}
                  {others > 0 && <span className="muted sm"> {t('pictures.inPlace')}</span>}
                  {same === products && <span className="muted sm"> {t('pictures.same')}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};

/**
 * The sentence of a reason: one of pictures alone, else that of the refusal; a code this page does not know is named.
 */
const useReason = (): ((error: RefusedPicture) => string) => {
  const { t, i18n } = useTranslation(['imports', 'errors']);
  return ({ code, params }) => {
    const own = `pictures.reason.${code.replace('pictures.', '')}`;
    if (i18n.exists(own, { ns: 'imports' })) return textByKey(t, own, params);
    return i18n.exists(code, { ns: 'errors', nsSeparator: ':' })
      ? t(`errors:${code as ErrorCode}`, params)
      : t('imports:reason.other', { code });
  };
};
