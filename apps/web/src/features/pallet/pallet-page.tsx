import './panels.css';
import './pallet.css';
import '../../app/packing/packing.css';
import { Link, useParams } from 'react-router';
import { EmptyState, PageFrame } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../app/data/loaded';
import { UnsavedNote } from '../../app/editor/unsaved-note';
import { HotkeysArea } from '../../app/hotkeys/hotkeys-area';
import { usePageHref } from '../../app/language';
import { usePalletQuery, wholePalletArgs } from '../../app/packing/packing-api';
import { useRemembered } from '../../app/palette/recent';
import { paths } from '../../app/paths';

import { EditorView } from './canvas/editor-view';

const TITLE = { loading: 'page.loading', gone: 'page.gone', failed: 'page.pallet' } as const;

/** One pallet: drawings, 3D, figures, and the editor for those who may change it. */
export const PalletPage = () => {
  const { t } = useTranslation(['pallet', 'runs', 'editor']);
  const { palletId } = useParams();
  const id = Number(palletId);
  const href = usePageHref();
  const isId = Number.isInteger(id) && id > 0;
  const query = usePalletQuery(wholePalletArgs(id), { skip: !isId, refetchOnMountOrArgChange: true });
  const opened = query.currentData;
  useRemembered(opened ? { kind: 'pallet', id, title: opened.shown_number, note: opened.customer_name, path: paths.pallet(id) } : null);
  return (
    <Loaded
      query={query}
      failed={t('page.failed')}
      isGone={!isId}
      gone={
        <EmptyState
          picture="pallet"
          title={t('page.gone')}
          text={t('page.goneText')}
          action={
            <Link className="bp6-button" to={href(paths.pallets())}>
              {t('page.back')}
            </Link>
          }
        />
      }
      skeleton={<div className="pe-skeleton bp6-skeleton" aria-busy />}
      frame={(content, kind) => (
        <PageFrame crumb={<Link to={href(paths.pallets())}>{t('page.crumb')}</Link>} title={t(TITLE[kind])}>
          {content}
        </PageFrame>
      )}
    >
      {(read) => (
        <HotkeysArea key={id}>
          <EditorView
            read={read}
            notes={({ saving, document }) => <UnsavedNote failure={saving.failure} onRetry={() => void document.retry()} />}
          />
        </HotkeysArea>
      )}
    </Loaded>
  );
};
