import { useMemo } from 'react';
import { productFace } from '@mullion/drawings';
import type { LoadView } from '@mullion/load-viewer';
import { Pane } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { errorProducts } from '../../../entities/pallet/error-products';
import { PalletViewer } from '../../../entities/pallet/pallet-viewer';
import { chosenPart } from '../state/selectors';
import type { Editor } from '../state/use-editor';

interface ViewerPanelProps {
  readonly number: string;
  readonly editor: Editor;
  readonly view: LoadView;
  readonly onView: (view: LoadView) => void;
}

/** The pallet in three dimensions, to understand it; editing happens in the drawings. */
export const ViewerPanel = ({ number, editor, view, onView }: ViewerPanelProps) => {
  const { t } = useTranslation('pallet');
  const selectedIds = useMemo(() => chosenPart(editor.load, editor.selectedId), [editor.load, editor.selectedId]);
  return (
    <Pane title={t('viewer.title')} flush>
      <PalletViewer
        number={number}
        load={editor.load}
        faceOf={productFace}
        selectedIds={selectedIds}
        errorIds={errorProducts(editor.load)}
        view={view}
        onView={onView}
        onPick={(id) => editor.press(id, 'side')}
      />
    </Pane>
  );
};
