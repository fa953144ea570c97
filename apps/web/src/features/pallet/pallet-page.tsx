import './panels.css';
import './pallet.css';
import '../../app/packing/packing.css';
import { Link, useParams } from 'react-router';
import { EmptyState, PageFrame, ProblemNote } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../app/api/as-problem';
import { UnsavedNote } from '../../app/editor/unsaved-note';
import { HotkeysArea } from '../../app/hotkeys/hotkeys-area';
import { usePageHref } from '../../app/language';
import { paths } from '../../app/paths';
import { useWholePalletQuery, wholePalletArgs } from './api/pallet-api';
import { EditorView } from './canvas/editor-view';

const GONE = 404;

/** One pallet: drawings, 3D, figures, and the editor for those who may change it. */
export const PalletPage = () => {
  const { t } = useTranslation(['pallet', 'runs', 'editor']);
  const { palletId } = useParams();
  const id = Number(palletId);
  const href = usePageHref();
  const { currentData, error, refetch } = useWholePalletQuery(wholePalletArgs(id), {
    skip: !Number.isInteger(id) || id <= 0,
    refetchOnMountOrArgChange: true,
  });
  const problem = asProblem(error);
  const isGone = problem?.status === GONE || !Number.isInteger(id);
  // a read that fails in the background takes nothing away from somebody who is at work
  if (currentData && !isGone)
    return (
      <HotkeysArea key={id}>
        <EditorView
          read={currentData}
          notes={({ saving, document }) => (
            <UnsavedNote failure={saving.failure} problem={problem} onRetry={() => void document.retry()} onRead={() => void refetch()} />
          )}
        />
      </HotkeysArea>
    );
  return (
    <PageFrame
      crumb={<Link to={href(paths.pallets())}>{t('page.crumb')}</Link>}
      title={isGone ? t('page.gone') : problem ? t('page.pallet') : t('page.loading')}
    >
      {isGone && (
        <EmptyState
          title={t('page.gone')}
          text={t('page.goneText')}
          action={
            <Link className="bp6-button" to={href(paths.pallets())}>
              {t('page.back')}
            </Link>
          }
        />
      )}
      {!isGone && problem && <ProblemNote problem={problem} title={t('page.failed')} onRetry={() => void refetch()} />}
      {!isGone && !problem && <div className="pe-skeleton bp6-skeleton" aria-busy />}
    </PageFrame>
  );
};
