import { type PalletLoad } from '@mullion/packing-model';
import { textWidth } from './lettering';
import { paintOf } from './paint';
import { LABEL_GAP_PX, rowLabelWidth } from './pallet-row-labels';
import { sceneOf } from './pallet-marks';
import { line, path, svgRoot } from './shapes';
import type { SvgNode } from './svg-node';
import {
  topParts,
  sideParts,
  type Layout,
  TIMBER_DIMENSION_X_PX,
  SCALE_BAR_MM,
  type PalletDrawingOptions,
  shownTopMm,
} from './pallet-views';

const HEAD_PX = 34;
const VIEW_GAP_PX = 44;
const FOOT_PX = 36;
const TOP_FOOT_PX = 10;
const SIDE_HEAD_PX = 20;
const BRIEF = { leftPx: 26, rightPx: 6, headPx: 6, footPx: 28 };

const layoutOf = (
  load: PalletLoad,
  options: PalletDrawingOptions,
  room: { heightMm: number; fixedPx: number },
): Layout => {
  const paint = paintOf(options.theme);
  const scene = sceneOf(load);
  const names =
    options.hasViewNames === true
      ? Math.max(
          textWidth(options.texts.topView, paint.labelPx),
          textWidth(options.texts.sideView(scene.rows.length), paint.labelPx),
        ) + 8
      : 0;
  const isBrief = options.isBrief === true;
  const left = isBrief ? BRIEF.leftPx : TIMBER_DIMENSION_X_PX + 18 + names;
  const rightRoom = isBrief
    ? BRIEF.rightPx
    : LABEL_GAP_PX + Math.max(rowLabelWidth(paint, options.texts, scene), 84) + 2;
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
  return {
    paint,
    scene,
    options,
    scale,
    x,
    right: x + load.lengthMm * scale,
    rowIndex: options.row ?? scene.rows.length - 1,
  };
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
  const layout = layoutOf(load, options, {
    heightMm: load.widthMm + topMm - scene.floorZMm,
    fixedPx: HEAD_PX + VIEW_GAP_PX + FOOT_PX,
  });
  return { layout, deckY: HEAD_PX + VIEW_GAP_PX + (load.widthMm + topMm) * layout.scale };
};

/**
 * Where the pallet lies on its sheet, in pixels: left end, back side of the top view, deck of the side view, and pixels
 * a millimetre.
 */
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

/**
 * The pallet sheet: from above, below it one row from the front, at one scale over one x axis, so that an edge can be
 * followed down.
 */
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
