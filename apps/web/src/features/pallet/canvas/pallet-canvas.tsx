import { useMemo, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import type { PalletDetail } from '@mullion/contracts';
import { palletSheet, palletSheetFrame, type PalletDrawingOptions, type PalletLayer } from '@mullion/drawings';
import { boxOf, isRefused, palletErrors, rowsOf } from '@mullion/packing-model';
import { SvgDrawing } from '@mullion/ui-kit';
import { useGhost } from '../../../kits/editor/ghost';
import { useStableFocus } from '../../../kits/editor/use-stable-focus';
import { errorProducts } from '../../../entities/pallet/error-products';
import { greenProducts, outlineOf } from '../../../entities/pallet/green';
import { usePalletTexts } from '../../../entities/pallet/use-pallet-texts';
import { InUseFlags } from '../../../entities/presence/in-use-flags';
import { useAppDispatch } from '../../../kits/api/store';
import { editorActions } from '../state/editor-slice';
import { ghost, type Preview } from '../state/ghost';
import type { PalletSuggestion } from '../rules/pallet-suggestion';
import { chosenPart, shownRow, stackRoot } from '../state/selectors';
import type { Editor } from '../state/use-editor';
import { startLoadDrag } from '../tools/drag-tool';
import { useSize } from '../../../kits/elements/use-size';

const MARGIN_PX = 24;
const LEAST_PX = 320;
/** On a phone the room goes to the drawing. */
const NAMES_FROM_PX = 520;

interface PalletCanvasProps {
  readonly pallet: PalletDetail;
  readonly editor: Editor;
  /** A better arrangement that could be had: drawn as ghosts. */
  readonly suggested: PalletSuggestion | null;
  readonly zoom: number;
  readonly hiddenLayers: ReadonlySet<PalletLayer>;
}

const samePreview = (preview: Preview): Preview => preview;

const idAt = (target: EventTarget): { readonly id: number; readonly element: Element } | null => {
  const element = target instanceof Element ? target.closest('[data-product-id]') : null;
  return element ? { id: Number(element.getAttribute('data-product-id')), element } : null;
};

/** The pallet from above and from the side at one scale; products are pressed, dragged and walked by Tab. */
export const PalletCanvas = ({ pallet, editor, suggested, zoom, hiddenLayers }: PalletCanvasProps) => {
  const dispatch = useAppDispatch();
  const textsOf = usePalletTexts();
  const preview = useGhost(ghost, samePreview);
  const paper = useRef<HTMLDivElement>(null);
  const size = useSize(paper);
  const { selectedId, row, interaction, mayMove } = editor;
  useStableFocus(paper, selectedId === null ? null : `[data-product-id="${selectedId}"][tabindex]`);
  const { load } = editor;

  const options = useMemo<PalletDrawingOptions | null>(() => {
    if (!size) return null;
    const errors = palletErrors(load);
    const landed =
      preview && !isRefused(preview.result) && selectedId !== null
        ? preview.result.load.products.find((each) => each.id === selectedId)
        : undefined;
    const box = landed && boxOf(landed);
    return {
      theme: 'screen',
      texts: textsOf(pallet, rowsOf(load.products).length),
      widthPx: Math.max(LEAST_PX, (size.width - 2 * MARGIN_PX) * zoom),
      heightPx: Math.max(LEAST_PX, (size.height - 2 * MARGIN_PX) * zoom),
      row: shownRow(load, selectedId, row),
      isInteractive: true,
      hasMassDisc: true,
      hasViewNames: size.width >= NAMES_FROM_PX,
      selectedIds: chosenPart(load, selectedId),
      errorIds: errorProducts(load, errors),
      doneIds: greenProducts(pallet.products),
      outline: outlineOf(pallet.status, errors),
      hiddenLayers,
      pinnedIds: new Set<number>(pallet.pinned ? pallet.products.map((product) => product.id) : pallet.pinned_products),
      ...(suggested ? { ghostIds: suggested.moved } : {}),
      ...(box ? { ghost: { xMm: box.x0, yMm: box.y0, sizeXMm: box.x1 - box.x0, sizeYMm: box.y1 - box.y0 } } : {}),
      ...(preview?.guideXMm != null ? { guidesXMm: [preview.guideXMm] } : {}),
    };
  }, [size, load, preview, selectedId, row, zoom, suggested, hiddenLayers, pallet, textsOf]);
  const drawing = useMemo(() => (options ? palletSheet(load, options) : null), [load, options]);
  const frame = options ? palletSheetFrame(load, options) : null;

  /** Which of the two views an element of the drawing belongs to. */
  const viewOf = (element: Element): 'top' | 'side' => {
    const svg = element.closest('svg')?.getBoundingClientRect();
    if (!svg || !frame) return 'side';
    return element.getBoundingClientRect().top - svg.top < frame.topY + load.widthMm * frame.scale ? 'top' : 'side';
  };
  const press = (event: MouseEvent | KeyboardEvent): void => {
    const hit = idAt(event.target);
    if (hit) editor.press(hit.id, viewOf(hit.element));
    else if (interaction.kind === 'idle') dispatch(editorActions.selected(null));
  };
  const startDrag = (event: PointerEvent): void => {
    const hit = idAt(event.target);
    if (!hit || !frame || suggested || interaction.kind !== 'idle') return;
    const { lock } = editor;
    if (!lock && (!mayMove || viewOf(hit.element) !== 'top')) return;
    const id = stackRoot(load, hit.id);
    startLoadDrag(event, {
      load,
      id,
      scale: frame.scale,
      onBegin: () => {
        if (lock) editor.explain(lock);
        if (lock) return false;
        dispatch(editorActions.selected(id));
        dispatch(editorActions.dragBegun(id));
        return true;
      },
      onDrop: editor.arrange,
      onEnd: () => dispatch(editorActions.interactionEnded()),
    });
  };
  const refused = preview !== null && isRefused(preview.result);
  return (
    <div
      ref={paper}
      className={`pe-paper${mayMove ? ' movable' : ''}${interaction.kind === 'picking' ? ' picking' : ''}${refused ? ' refused' : ''}`}
    >
      {drawing && options && (
        // the drawing's products are the buttons; this only receives them
        <div
          role="presentation"
          className="pe-sheet"
          data-hotkeys=""
          onClick={press}
          onPointerDown={startDrag}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            press(event);
          }}
        >
          <SvgDrawing interactive label={options.texts.name} drawing={drawing} />
        </div>
      )}
      <InUseFlags box={paper} kind="product" />
    </div>
  );
};
