import { lazy, Suspense } from 'react';
import { formatNumber } from '@mullion/i18n';
import { EmptyState } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import type { FloorDraft } from '../../../entities/truck/floor/floor-draft';
import type { TruckView } from '../state/use-truck-view';
import { StopOrder } from '../panels/stop-order';
import { FloorCanvas, type FloorCanvasProps } from './floor-canvas';

const FloorView3d = lazy(async () => ({ default: (await import('./floor-view-3d')).FloorView3d }));

interface FloorPaneProps extends FloorCanvasProps {
  readonly view: TruckView;
  /** Says under the plan how pallets are moved. */
  readonly hinted: boolean;
  /** Numbers stops; null where nothing may be changed. */
  readonly onCommit: ((next: FloorDraft) => void) | null;
  readonly onPick: (palletId: number | null) => void;
}

/** The floor from above, where it is worked on, or in space, where it is only looked at. */
export const FloorPane = ({ view, hinted, onCommit, onPick, ...canvas }: FloorPaneProps) => {
  const { t } = useTranslation('trucks');
  const language = useLanguage();
  const { truck, draft, selectedId, holes } = canvas;
  return (
    <section className="pane floor-pane" aria-label={t('floor.title')}>
      <header className="ph">
        <h2>{t(view === '2d' ? 'floor.title' : 'floor.title3d')}</h2>
        <span className="cnt nowrap">{`${formatNumber(truck.length, language)} × ${formatNumber(truck.width, language)}`}</span>
        <span className="sp" />
        <StopOrder truck={truck} draft={draft} onCommit={onCommit} />
      </header>
      {view === '2d' ? (
        <FloorCanvas {...canvas} />
      ) : (
        <Suspense fallback={<p className="floor-3d muted floor-none">{t('floor.viewerLoading')}</p>}>
          <FloorView3d truck={truck} draft={draft} selectedId={selectedId} holes={holes} onPick={onPick} />
        </Suspense>
      )}
      {truck.pallets.length === 0 && (
        <EmptyState title={t('floor.empty')} text={t('floor.emptyText')} drawing={<></>} />
      )}
      {truck.pallets.length > 0 && view === '2d' && hinted && (
        <p className="floor-hint muted sm">
          {t('floor.hint')} {draft.placed.some((pallet) => pallet.isFixed) && t('floor.fixedHint')}
        </p>
      )}
    </section>
  );
};
