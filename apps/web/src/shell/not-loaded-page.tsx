import { EmptyState } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../kits/address/language';
import { useOnline } from '../kits/kept/use-online';
import { inLanguage } from '../kits/address/parts';
import { paths } from '../entities/pages/paths';

/**
 * What is shown when not even the frame around the pages could be loaded: no network, or a version that is gone. It
 * needs nothing more from the server.
 */
export const NotLoadedPage = () => {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const isOnline = useOnline();
  return (
    <main className="frame-wait">
      <EmptyState
        title={t(isOnline ? 'problem.notLoaded' : 'problem.needsNetwork')}
        text={t(isOnline ? 'problem.notLoadedText' : 'problem.needsNetworkText')}
        action={
          <div className="row g3">
            {!isOnline && (
              <a className="bp6-button" href={inLanguage(language, paths.scanner())}>
                {t('problem.toScanner')}
              </a>
            )}
            <button type="button" className="bp6-button bp6-intent-primary" onClick={() => location.reload()}>
              {t('problem.reload')}
            </button>
          </div>
        }
      />
    </main>
  );
};
