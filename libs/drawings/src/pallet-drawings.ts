import { boundsOf, boxOf, type PalletLoad } from '@mullion/packing-model';
import { dimensionAcross, dimensionDown, scaleBar } from './dimensions';
import { millimetres, text, textWidth } from './lettering';
import { paintOf, type DrawingTheme, type Paint } from './paint';
import { LABEL_GAP_PX, rowLabelWidth, rowTexts } from './pallet-row-labels';
import { sceneOf, type PalletMarks, type PalletPen, type PalletScene, type PalletTexts } from './pallet-marks';
import { palletSidePart } from './pallet-side-part';
import { palletTopPart } from './pallet-top-part';
import { line, path, svgRoot } from './shapes';
import type { SvgNode } from './svg-node';

export interface PalletDrawingOptions extends PalletMarks {
  readonly theme: DrawingTheme;
  readonly texts: PalletTexts;
  /** Most room for the drawing in pixels (points in a PDF); it is drawn as large as fits, and no higher than it needs. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** Row seen from the side, 0-based from the back; the front row when absent. */
  readonly row?: number;
  /** Products can be focused and pressed. */
  readonly isInteractive?: boolean;
  readonly hasMassDisc?: boolean;
  /** Short texts "from above" and "from the side" left of the views. */
  readonly hasViewNames?: boolean;
  /** The side view alone, with its height, the widths of its stacks and their numbers only: one of many small drawings. */
  readonly isBrief?: boolean;
}

const HEAD_PX = 34;
const DIMENSION_X_PX = 20;
const TIMBER_DIMENSION_X_PX = 44;
const VIEW_GAP_PX = 44;
const FOOT_PX = 36;
const TOP_FOOT_PX = 10;
const SIDE_HEAD_PX = 20;
const BRIEF = { leftPx: 26, rightPx: 6, headPx: 6, footPx: 28 };
/** A limit far above the load says nothing and would only shrink the drawing. */
const SHOWN_LIMIT_SHARE = 1.2;
const SCALE_BAR_MM = 500;

interface Layout {
  readonly paint: Paint;
  readonly scene: PalletScene;
  readonly options: PalletDrawingOptions;
  readonly scale: number;
  readonly x: number;
  readonly right: number;
  readonly rowIndex: number;
}

/** Height above the deck that the side view shows: the content, and the limit where it is near. */
const shownTopMm = (scene: PalletScene): number =>
  scene.contentMm > 0 && scene.limitZMm <= scene.contentMm * SHOWN_LIMIT_SHARE
    ? Math.max(scene.contentMm, scene.limitZMm)
    : scene.contentMm;

const layoutOf = (load: PalletLoad, options: PalletDrawingOptions, room: { heightMm: number; fixedPx: number }): Layout => {
  const paint = paintOf(options.theme);
  const scene = sceneOf(load);
  const names =
    options.hasViewNames === true
      ? Math.max(textWidth(options.texts.topView, paint.labelPx), textWidth(options.texts.sideView(scene.rows.length), paint.labelPx)) + 8
      : 0;
  const isBrief = options.isBrief === true;
  const left = isBrief ? BRIEF.leftPx : TIMBER_DIMENSION_X_PX + 18 + names;
  const rightRoom = isBrief ? BRIEF.rightPx : LABEL_GAP_PX + Math.max(rowLabelWidth(paint, options.texts, scene), 84) + 2;
  const scaleBarRoom = isBrief ? 0 : LABEL_GAP_PX + 2;
  const scale = Math.max(
    Math.min(
      (options.widthPx - left - rightRoom) / load.lengthMm,
      ...(isBrief ? [] : [(options.widthPx - left - scaleBarRoom) / (load.lengthMm + SCALE_BAR_MM)]),
      (options.heightPx - room.fixedPx) / room.heightMm,
    ),
    0.001,
  );
  const barPx = isBrief ? 0 : SCALE_BAR_MM * scale;
  const spare = options.widthPx - left - Math.max(rightRoom, scaleBarRoom + barPx) - load.lengthMm * scale;
  const x = left + spare / 2;
  return { paint, scene, options, scale, x, right: x + load.lengthMm * scale, rowIndex: options.row ?? scene.rows.length - 1 };
};

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
  return [bracket, text(paint, right + LABEL_GAP_PX, y, options.texts.free(millimetres(freeMm, paint)), { color: 'ok', isStrong: true })];
};

const topParts = (layout: Layout, topY: number): SvgNode[] => {
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

const sideParts = (layout: Layout, deckY: number): SvgNode[] => {
  const { paint, scene, options, scale, x, right, rowIndex } = layout;
  const row = scene.rows[rowIndex];
  const floorY = deckY - scene.floorZMm * scale;
  const rowTopMm = boundsOf((row?.stacks.flat() ?? []).map(boxOf))?.z1 ?? 0;
  const widths = (row?.stacks ?? []).flatMap((stack) => {
    const bounds = boundsOf(stack.map(boxOf));
    if (bounds === null) return [];
    return [dimensionAcross(paint, x + bounds.x0 * scale, x + bounds.x1 * scale, floorY + 24, millimetres(bounds.x1 - bounds.x0, paint))];
  });
  const height =
    rowTopMm > 0
      ? [dimensionDown(paint, deckY - rowTopMm * scale, floorY, x - DIMENSION_X_PX, millimetres(rowTopMm - scene.floorZMm, paint))]
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

const rootOf = (layout: Layout, height: number, parts: readonly SvgNode[]): SvgNode => {
  const { options, paint } = layout;
  const isInteractive = options.isInteractive === true;
  return svgRoot({ width: options.widthPx, height, paint, name: options.texts.name, isInteractive }, parts);
};

/** A pallet from above with dimensions, rows with their masses and the free width. */
export const palletTop = (load: PalletLoad, options: PalletDrawingOptions): SvgNode => {
  const layout = layoutOf(load, options, { heightMm: load.widthMm, fixedPx: HEAD_PX + TOP_FOOT_PX });
  return rootOf(layout, HEAD_PX + load.widthMm * layout.scale + TOP_FOOT_PX, topParts(layout, HEAD_PX));
};

/** One row of a pallet from the front, with timber and dimensions; the height limit where it is not brief. */
export const palletSide = (load: PalletLoad, options: PalletDrawingOptions): SvgNode => {
  const scene = sceneOf(load);
  const topMm = options.isBrief === true ? scene.contentMm : shownTopMm(scene);
  const [head, foot] = options.isBrief === true ? [BRIEF.headPx, BRIEF.footPx] : [SIDE_HEAD_PX, FOOT_PX];
  const layout = layoutOf(load, options, { heightMm: Math.max(topMm - scene.floorZMm, 1), fixedPx: head + foot });
  const height = head + (topMm - scene.floorZMm) * layout.scale + foot;
  return rootOf(layout, height, sideParts(layout, head + topMm * layout.scale));
};

const sheetOf = (load: PalletLoad, options: PalletDrawingOptions): { layout: Layout; deckY: number } => {
  const scene = sceneOf(load);
  const topMm = shownTopMm(scene);
  const layout = layoutOf(load, options, { heightMm: load.widthMm + topMm - scene.floorZMm, fixedPx: HEAD_PX + VIEW_GAP_PX + FOOT_PX });
  return { layout, deckY: HEAD_PX + VIEW_GAP_PX + (load.widthMm + topMm) * layout.scale };
};

/** Where the pallet lies on its sheet, in pixels: left end, back side of the top view, deck of the side view, and pixels a millimetre. */
export interface SheetFrame {
  readonly x: number;
  readonly topY: number;
  readonly deckY: number;
  readonly scale: number;
}

/** The frame of the sheet drawn with the same options, for pointing at places on it. */
export const palletSheetFrame = (load: PalletLoad, options: PalletDrawingOptions): SheetFrame => {
  const { layout, deckY } = sheetOf(load, options);
  return { x: layout.x, topY: HEAD_PX, deckY, scale: layout.scale };
};

/** The pallet sheet: from above, below it one row from the front, at one scale over one x axis, so that an edge can be followed down. */
export const palletSheet = (load: PalletLoad, options: PalletDrawingOptions): SvgNode => {
  const { layout, deckY } = sheetOf(load, options);
  const { paint, scene, scale, x, right } = layout;
  const floorY = deckY - scene.floorZMm * scale;
  const axes = line(path`M${x} ${HEAD_PX}V${floorY + 8}M${right} ${HEAD_PX}V${floorY + 8}`, {
    color: paint.color('d-grid'),
    width: 1,
    dash: '2 3',
  });
  return rootOf(layout, floorY + FOOT_PX, [axes, ...topParts(layout, HEAD_PX), ...sideParts(layout, deckY)]);
};
