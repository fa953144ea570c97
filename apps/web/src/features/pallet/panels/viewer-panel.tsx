import { Component, lazy, Suspense, type ReactNode } from 'react';
import { SegmentedControl } from '@blueprintjs/core';
import { productFace } from '@mullion/drawings';
import type { LoadView } from '@mullion/load-viewer';
import { Pane, useTheme } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import type { Editor } from '../state/use-editor';
import { errorProducts } from '../state/selectors';

/** three.js comes with it, so it loads only when a pallet is shown. */
const LoadViewer = lazy(async () => ({ default: (await import('@mullion/load-viewer')).LoadViewer }));
const VIEWS = ['corner', 'front', 'right', 'top'] as const;

interface ViewerPanelProps {
  readonly number: string;
  readonly editor: Editor;
  readonly view: LoadView;
  readonly onView: (view: LoadView) => void;
}

/** The pallet in three dimensions, to understand it; editing happens in the drawings. */
export const ViewerPanel = ({ number, editor, view, onView }: ViewerPanelProps) => {
  const { t } = useTranslation('pallet');
  const [theme] = useTheme();
  const none = <p className="pe-no-3d">{t('viewer.none')}</p>;
  return (
    <Pane title={t('viewer.title')} flush>
      <div className="pe-viewer">
        <Broken fallback={none}>
          <Suspense fallback={<p className="pe-no-3d">{t('viewer.loading')}</p>}>
            <LoadViewer
              label={t('drawing.three', { number })}
              theme={theme}
              pallet={editor.load}
              faceOf={productFace}
              selectedId={editor.selectedId}
              errorIds={errorProducts(editor.load)}
              view={view}
              onViewChange={onView}
              onPick={(id) => id !== null && editor.press(id, 'side')}
              fallback={none}
            />
          </Suspense>
        </Broken>
      </div>
      <div className="pe-views">
        <SegmentedControl
          size="small"
          aria-label={t('viewer.views')}
          value={view}
          options={VIEWS.map((each) => ({ value: each, label: t(`viewer.${each}`) }))}
          onValueChange={(value) => onView(value as LoadView)}
        />
        <span className="mut sm">{t('viewer.hint')}</span>
      </div>
    </Pane>
  );
};

/** A browser without WebGL, or whose WebGL breaks, still shows the rest of the page. */
class Broken extends Component<{ readonly fallback: ReactNode; readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError = (): { broken: boolean } => ({ broken: true });
  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
