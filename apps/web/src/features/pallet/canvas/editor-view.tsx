import { useEffect, useState, type ReactNode } from 'react';
import { Button, ButtonGroup } from '@blueprintjs/core';
import { ChevronDown, ChevronUp, Lightbulb, ZoomIn, ZoomOut } from '@blueprintjs/icons';
import type { PalletDetail } from '@mullion/contracts';
import type { LoadView } from '@mullion/load-viewer';
import { rowsOf } from '@mullion/packing-model';
import { ConfirmDialog, EmptyState, PageFrame, Pane, SideDrawer } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useDialogFocus } from '../../../kits/elements/use-dialog-focus';
import { useLayout } from '../../../kits/elements/use-layout';
import { SizesDialog } from '../../../entities/pallet/sizes-dialog';
import { useAppDispatch } from '../../../kits/api/store';
import { MoveAwayDialog } from '../dialogs/move-away-dialog';
import { StructureDialog } from '../dialogs/structure-dialog';
import { CommentBox } from '../panels/comment-box';
import { BackLink, EditTools, PalletActions, PalletState } from '../panels/editor-bar';
import { FactsPanel } from '../panels/facts-panel';
import { LayersPanel } from '../panels/layers-panel';
import { PalletPresence } from '../panels/pallet-presence';
import { PalletSteps } from '../panels/pallet-steps';
import { ProductsPanel } from '../panels/products-panel';
import { SuggestionNote } from '../panels/suggestion-note';
import { VerbsPanel } from '../panels/verbs-panel';
import { ViewerPanel } from '../panels/viewer-panel';
import { editorActions } from '../state/editor-slice';
import { shownRow } from '../state/selectors';
import { useEditor, type Editor } from '../state/use-editor';
import { useLayerBoxes } from '../state/use-layer-boxes';
import { useShownEditor } from '../state/use-shown-editor';
import { usePalletSuggestion } from '../state/use-pallet-suggestion';
import { usePalletKeys } from '../tools/use-pallet-keys';
import { PalletCanvas } from './pallet-canvas';

const ZOOMS = [1, 1.5, 2, 3] as const;

interface EditorViewProps {
  /** As it was read. */
  readonly read: PalletDetail;
  /** What is said above the panes, made of the editor. */
  readonly notes: (editor: Editor) => ReactNode;
}

/** The pallet page once the pallet is here: three panes, dialogs, keys. */
export const EditorView = ({ read, notes }: EditorViewProps) => {
  const { t } = useTranslation(['pallet', 'runs']);
  const dispatch = useAppDispatch();
  const editor = useEditor(read);
  const { pallet } = editor;
  const boxes = useLayerBoxes();
  const [dialog, setDialog, close] = useDialogFocus<'structure' | 'sizes' | 'move'>();
  const [layer, setLayer] = useState<1 | 2 | 3>(3);
  const editLayer = (chosen: 1 | 2 | 3): void => {
    setLayer(chosen);
    setDialog('structure');
  };
  const [isRemarking, setRemarking] = useState(false);
  const [zoom, setZoom] = useState(0);
  const [view, setView] = useState<LoadView>('corner');
  const [showFacts, setShowFacts] = useState(false);
  const layout = useLayout();
  const suggesting = usePalletSuggestion(pallet, editor);
  const shown = useShownEditor(editor, suggesting.best);
  useEffect(() => {
    dispatch(editorActions.palletOpened(pallet.id));
  }, [dispatch, pallet.id]);
  const moved = pallet.products.find((product) => product.id === editor.selectedId);
  const startMove = (): void => {
    if (shown.editor.mayMove) setDialog('move');
    else if (editor.lock) editor.explain(editor.lock);
  };
  const onKeyDown = usePalletKeys(shown.editor, { onMove: () => moved && startMove(), onView: setView });

  const { load } = shown.editor;
  const rows = rowsOf(load.products).length;
  const row = shownRow(load, editor.selectedId, editor.row);
  const level = ZOOMS[zoom] ?? 1;
  const facts = (
    <>
      <ViewerPanel number={pallet.shown_number} editor={shown.editor} view={view} onView={setView} />
      <div className="pe-scroll">
        <FactsPanel {...shown} />
        <ProductsPanel {...shown} />
      </div>
    </>
  );
  const tools =
    editor.writes && !suggesting.best ? <EditTools editor={editor} onSizes={() => setDialog('sizes')} /> : null;
  const state = <PalletState pallet={pallet} />;
  const asked = editor.asked ?? [];
  return (
    <PageFrame
      crumb={<BackLink />}
      title={pallet.shown_number}
      state={layout !== 'phone' && state}
      toolbar={
        layout === 'phone' && (
          <>
            {state}
            {tools}
          </>
        )
      }
      actions={
        <PalletActions
          presence={
            <PalletPresence pallet={pallet} dragged={editor.interaction} isEditing={dialog !== null || isRemarking} />
          }
          pallet={pallet}
          editor={editor}
          tools={layout === 'phone' ? null : tools}
          onFacts={layout === 'narrow' ? () => setShowFacts(true) : null}
        />
      }
    >
      <PalletSteps pallet={pallet} />
      {notes(editor)}
      <SuggestionNote suggesting={suggesting} />
      {/* its products and buttons are pressed; this only receives their keys */}
      <div role="presentation" className="pe-panes" onKeyDown={onKeyDown}>
        <div className="pane pe-left">
          <div className="pe-scroll">
            <LayersPanel {...shown} boxes={boxes} onEdit={editLayer} />
            <VerbsPanel editor={shown.editor} preview={suggesting.best !== null} onMove={() => moved && startMove()} />
          </div>
          <CommentBox editor={editor} disabled={!editor.mayRemark} onTyping={setRemarking} />
        </div>
        <Pane
          title={t('canvas.title')}
          count={t('canvas.scale')}
          flush
          className="pe-middle"
          actions={
            <>
              {editor.writes && (
                <Button
                  className="pe-fold"
                  size="small"
                  icon={<Lightbulb />}
                  text={t('runs:suggest.pallet')}
                  title={t('runs:suggest.palletHelp')}
                  aria-label={t('runs:suggest.pallet')}
                  loading={suggesting.searching}
                  disabled={!suggesting.mayRepack}
                  onClick={suggesting.search}
                />
              )}
              {rows > 0 && (
                <ButtonGroup>
                  <Button
                    className="icon-only"
                    size="small"
                    icon={<ChevronUp />}
                    aria-label={t('canvas.previousRow')}
                    title={t('canvas.previousRow')}
                    disabled={row <= 0}
                    onClick={() => dispatch(editorActions.rowShown(row - 1))}
                  />
                  <Button
                    size="small"
                    className="pe-row-count"
                    text={t('canvas.rowOf', { row: row + 1, rows })}
                    onClick={() => dispatch(editorActions.rowShown((row + 1) % rows))}
                  />
                  <Button
                    className="icon-only"
                    size="small"
                    icon={<ChevronDown />}
                    aria-label={t('canvas.nextRow')}
                    title={t('canvas.nextRow')}
                    disabled={row >= rows - 1}
                    onClick={() => dispatch(editorActions.rowShown(row + 1))}
                  />
                </ButtonGroup>
              )}
              <ButtonGroup>
                <Button
                  className="icon-only"
                  size="small"
                  icon={<ZoomOut />}
                  aria-label={t('canvas.zoomOut')}
                  title={t('canvas.zoomOut')}
                  disabled={zoom === 0}
                  onClick={() => setZoom(zoom - 1)}
                />
                <Button size="small" text={`${level * 100} %`} title={t('canvas.zoomFit')} onClick={() => setZoom(0)} />
                <Button
                  className="icon-only"
                  size="small"
                  icon={<ZoomIn />}
                  aria-label={t('canvas.zoomIn')}
                  title={t('canvas.zoomIn')}
                  disabled={zoom >= ZOOMS.length - 1}
                  onClick={() => setZoom(zoom + 1)}
                />
              </ButtonGroup>
            </>
          }
        >
          {load.products.length === 0 && (
            <EmptyState picture="pallet" title={t('canvas.empty')} text={t('canvas.emptyText')} />
          )}
          <PalletCanvas {...shown} suggested={suggesting.best} zoom={level} hiddenLayers={boxes.hidden} />
        </Pane>
        {layout !== 'narrow' && <div className="pane pe-right">{facts}</div>}
      </div>
      {layout === 'narrow' && (
        <SideDrawer open={showFacts} title={pallet.shown_number} onClose={() => setShowFacts(false)}>
          <div className="pe-drawer">{facts}</div>
        </SideDrawer>
      )}
      {dialog === 'structure' && <StructureDialog pallet={pallet} editor={editor} layer={layer} onClose={close} />}
      {dialog === 'sizes' && <SizesDialog pallet={pallet} onSaved={editor.sizesSaved} onClose={close} />}
      {dialog === 'move' && moved && <MoveAwayDialog pallet={pallet} product={moved} editor={editor} onClose={close} />}
      <ConfirmDialog
        open={editor.asked !== null}
        title={t('verbs.putAwayTitle', { count: asked.length, positions: asked.map(editor.positionOf).join(', ') })}
        action={t('verbs.putAway')}
        onConfirm={editor.confirmPutAway}
        onClose={editor.closeAsked}
      >
        {t('verbs.putAwayText', { count: asked.length })}
      </ConfirmDialog>
    </PageFrame>
  );
};
