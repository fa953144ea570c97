import { boundsOf, boxOf } from '@mullion/packing-model';
import { dimensionAcross, dimensionDown, scaleBar } from './dimensions';
import { millimetres, text } from './lettering';
import { type DrawingTheme, type Paint } from './paint';
import { LABEL_GAP_PX, rowLabelWidth, rowTexts } from './pallet-row-labels';
import { type PalletMarks, type PalletPen, type PalletScene, type PalletTexts } from './pallet-marks';
import { palletSidePart } from './pallet-side-part';
import { palletTopPart } from './pallet-top-part';
import { line, path } from './shapes';
import type { SvgNode } from './svg-node';

export interface PalletDrawingOptions extends PalletMarks {
  readonly theme: DrawingTheme;
  readonly texts: PalletTexts;
  /**
   * Most room for the drawing in pixels (points in a PDF); it is drawn as large as fits, and no higher than it needs.
   */
  readonly widthPx: number;
  readonly heightPx: number;
  /** Row seen from the side, 0-based from the back; the front row when absent. */
  readonly row?: number;
  /** Products can be focused and pressed. */
  readonly isInteractive?: boolean;
  readonly hasMassDisc?: boolean;
  /** Short texts "from above" and "from the side" left of the views. */
  readonly hasViewNames?: boolean;
  /**
   * The side view alone, with its height, the widths of its stacks and their numbers only: one of many small drawings.
   */
  readonly isBrief?: boolean;
}
const DIMENSION_X_PX = 20;
export const TIMBER_DIMENSION_X_PX = 44;
/** A limit far above the load says nothing and would only shrink the drawing. */
const SHOWN_LIMIT_SHARE = 1.2;
export const SCALE_BAR_MM = 500;

export interface Layout {
  readonly paint: Paint;
  readonly scene: PalletScene;
  readonly options: PalletDrawingOptions;
  readonly scale: number;
  readonly x: number;
  readonly right: number;
  readonly rowIndex: number;
}

/** Height above the deck that the side view shows: the content, and the limit where it is near. */
export const shownTopMm = (scene: PalletScene): number =>
  scene.contentMm > 0 && scene.limitZMm <= scene.contentMm * SHOWN_LIMIT_SHARE
    ? Math.max(scene.contentMm, scene.limitZMm)
    : scene.contentMm;

const penAt = ({ paint, options, scale, x }: Layout, y: number): PalletPen => ({
  paint,
  x,
  y,
  scale,
  marks: options,
  texts: options.texts,
  isInteractive: options.isInteractive === true,
  hasLabels: true,
});

const viewName = ({ paint, options }: Layout, y: number, value: string): SvgNode[] =>
  options.hasViewNames === true ? [text(paint, 2, y, value, { color: 'd-dim' })] : [];

/** Row numbers and masses beside the top view; a label that would touch the one before is dropped, not shrunk. */
const rowLabels = (layout: Layout, topY: number): { parts: SvgNode[]; lastY: number } => {
  const { paint, scene, options, scale, right } = layout;
  const massX = right + LABEL_GAP_PX + rowLabelWidth(paint, options.texts, scene);
  const parts: SvgNode[] = [];
  let lastY = -Infinity;
  rowTexts(options.texts, scene).forEach((row, index) => {
    const bounds = boundsOf((scene.rows[index]?.stacks.flat() ?? []).map(boxOf));
    if (bounds === null) return;
    const y = topY + ((bounds.y0 + bounds.y1) / 2) * scale + paint.labelPx * 0.36;
    if (y - lastY < paint.labelPx + 1) return;
    lastY = y;
    const isShown = index === layout.rowIndex;
    parts.push(
      text(paint, right + LABEL_GAP_PX, y, row.name, { color: isShown ? 'd-line' : 'd-dim', isStrong: isShown }),
      text(paint, massX, y, row.mass, { color: 'd-line', isStrong: isShown, anchor: 'end' }),
    );
  });
  return { parts, lastY };
};

/** Free width in front of the last row, in green, with a bracket that shows where it is. */
const freeWidth = (layout: Layout, topY: number, lastLabelY: number): SvgNode[] => {
  const { paint, scene, options, scale, right } = layout;
  const { load } = scene;
  const usedMm = boundsOf(load.products.map(boxOf))?.y1 ?? load.limits.spacingSidesMm;
  const freeMm = load.widthMm - load.limits.spacingSidesMm - usedMm;
  if (freeMm <= 0) return [];
  const [from, to] = [topY + usedMm * scale, topY + (usedMm + freeMm) * scale];
  const bracket = line(path`M${right + 3} ${from}h5V${to}h-5`, { color: paint.color('ok-mark'), width: 1.4 });
  const y = Math.max((from + to) / 2 + paint.labelPx * 0.36, lastLabelY + paint.labelPx + 3);
  return [
    bracket,
    text(paint, right + LABEL_GAP_PX, y, options.texts.free(millimetres(freeMm, paint)), {
      color: 'ok',
      isStrong: true,
    }),
  ];
};

export const topParts = (layout: Layout, topY: number): SvgNode[] => {
  const { paint, scene, options, scale, x, right } = layout;
  const { lengthMm, widthMm } = scene.load;
  const labels = rowLabels(layout, topY);
  return [
    ...viewName(layout, topY + paint.labelPx, options.texts.topView),
    ...palletTopPart(penAt(layout, topY), scene, { hasMassDisc: options.hasMassDisc === true }),
    dimensionAcross(paint, x, right, topY - 14, millimetres(lengthMm, paint)),
    dimensionDown(paint, topY, topY + widthMm * scale, x - DIMENSION_X_PX, millimetres(widthMm, paint)),
    ...labels.parts,
    ...freeWidth(layout, topY, labels.lastY),
  ];
};

const limitParts = (layout: Layout, deckY: number): SvgNode[] => {
  const { paint, scene, options, scale, x, right } = layout;
  if (scene.limitZMm > shownTopMm(scene)) return [];
  const y = deckY - scene.limitZMm * scale;
  return [
    line(
      path`M${x - DIMENSION_X_PX - 8} ${y}H${right + 40}`,
      { color: paint.color('bad-mark'), width: 1.4, dash: '8 4' },
      { 'pointer-events': 'none' },
    ),
    text(paint, right + LABEL_GAP_PX, y - 5, options.texts.limit(millimetres(scene.load.limits.maxHeightMm, paint)), {
      color: 'bad',
      isStrong: true,
    }),
  ];
};

export const sideParts = (layout: Layout, deckY: number): SvgNode[] => {
  const { paint, scene, options, scale, x, right, rowIndex } = layout;
  const row = scene.rows[rowIndex];
  const floorY = deckY - scene.floorZMm * scale;
  const rowTopMm = boundsOf((row?.stacks.flat() ?? []).map(boxOf))?.z1 ?? 0;
  const widths = (row?.stacks ?? []).flatMap((stack) => {
    const bounds = boundsOf(stack.map(boxOf));
    if (bounds === null) return [];
    return [
      dimensionAcross(
        paint,
        x + bounds.x0 * scale,
        x + bounds.x1 * scale,
        floorY + 24,
        millimetres(bounds.x1 - bounds.x0, paint),
      ),
    ];
  });
  const height =
    rowTopMm > 0
      ? [
          dimensionDown(
            paint,
            deckY - rowTopMm * scale,
            floorY,
            x - DIMENSION_X_PX,
            millimetres(rowTopMm - scene.floorZMm, paint),
          ),
        ]
      : [];
  const products = palletSidePart(penAt(layout, deckY), scene, rowIndex);
  if (options.isBrief === true) return [...products, ...height, ...widths];
  return [
    ...viewName(layout, deckY - rowTopMm * scale + paint.labelPx, options.texts.sideView(rowIndex + 1)),
    ...products,
    ...height,
    dimensionDown(paint, deckY, floorY, x - TIMBER_DIMENSION_X_PX, millimetres(-scene.floorZMm, paint)),
    ...limitParts(layout, deckY),
    ...widths,
    scaleBar(paint, right + LABEL_GAP_PX, floorY + 24, SCALE_BAR_MM * scale, options.texts.halfMetre),
  ];
};
