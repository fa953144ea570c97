import { lazy, Suspense } from 'react';
import { SegmentedControl } from '@blueprintjs/core';
import type { FaceOf, LoadView } from '@mullion/load-viewer';
import type { PalletLoad } from '@mullion/packing-model';
import { useTheme } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { WithoutWebGl } from './without-web-gl';

/** three.js comes with it, so it loads only when a pallet is shown. */
const LoadViewer = lazy(async () => ({ default: (await import('@mullion/load-viewer')).LoadViewer }));
const VIEWS = ['corner', 'front', 'right', 'top'] as const;

interface PalletViewerProps {
  /** As the pallet is called. */
  readonly number: string;
  readonly load: PalletLoad;
  readonly faceOf: FaceOf;
  /** What is chosen, with all that would move along. */
  readonly selectedIds?: ReadonlySet<number>;
  readonly errorIds: ReadonlySet<number>;
  readonly view: LoadView;
  readonly onView: (view: LoadView) => void;
  readonly onPick?: (id: number) => void;
}

/** A pallet in three dimensions with the views to look at it from; a browser without WebGL gets a sentence. */
export const PalletViewer = ({
  number,
  load,
  faceOf,
  selectedIds,
  errorIds,
  view,
  onView,
  onPick,
}: PalletViewerProps) => {
  const { t } = useTranslation('pallet');
  const [theme] = useTheme();
  const none = <p className="pv-none">{t('viewer.none')}</p>;
  return (
    <>
      <div className="pv-stage">
        <WithoutWebGl fallback={none}>
          <Suspense fallback={<p className="pv-none">{t('viewer.loading')}</p>}>
            <LoadViewer
              label={t('drawing.three', { number })}
              theme={theme}
              pallet={load}
              faceOf={faceOf}
              {...(selectedIds && { selectedIds })}
              errorIds={errorIds}
              view={view}
              onViewChange={onView}
              onPick={(id) => id !== null && onPick?.(id)}
              fallback={none}
            />
          </Suspense>
        </WithoutWebGl>
      </div>
      <div className="pv-views">
        <SegmentedControl
          size="small"
          aria-label={t('viewer.views')}
          value={view}
          options={VIEWS.map((each) => ({ value: each, label: t(`viewer.${each}`) }))}
          onValueChange={(value) => onView(value as LoadView)}
        />
        <span className="muted sm">{t('viewer.hint')}</span>
      </div>
    </>
  );
};
