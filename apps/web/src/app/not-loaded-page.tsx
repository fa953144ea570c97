import { EmptyState } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';

/** What is shown when not even the frame around the pages could be loaded: no network, or a version that is gone. It needs nothing more from the server. */
export const NotLoadedPage = () => {
  const { t } = useTranslation('common');
  return (
    <main className="frame-wait">
      <EmptyState
        title={t('problem.notLoaded')}
        text={t('problem.notLoadedText')}
        action={
          <button type="button" className="bp6-button bp6-intent-primary" onClick={() => location.reload()}>
            {t('problem.reload')}
          </button>
        }
      />
    </main>
  );
};
