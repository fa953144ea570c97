import type { PalletLoad } from '@mullion/packing-model';
import { paintOf, type DrawingTheme } from './paint';
import { sceneOf, type PalletMarks, type PalletPen, type PalletTexts } from './pallet-marks';
import { palletSidePart } from './pallet-side-part';
import { palletTopPart } from './pallet-top-part';
import { svgRoot } from './shapes';
import type { SvgNode } from './svg-node';

export interface PalletCardOptions extends PalletMarks {
  readonly theme: DrawingTheme;
  readonly texts: PalletTexts;
  /** Size of the top view in pixels. */
  readonly widthPx: number;
  /** Size of the small side view in pixels. */
  readonly sideWidthPx: number;
  readonly sideHeightPx: number;
  /** Longest pallet of the list, so that all cards share one scale and can be compared. */
  readonly longestMm: number;
  /** Row of the side view; the front row when absent. */
  readonly row?: number;
  readonly isInteractive?: boolean;
}

/** Room around the pallet for its outline and the ends of the floor line. */
const MARGIN_PX = 5;
const SIDE_MARGIN_PX = 15;

/** Where the pallet lies in the top view of its card: its left end and back side in pixels, and pixels a millimetre. */
export const palletCardFrame = (
  load: Pick<PalletLoad, 'lengthMm'>,
  options: Pick<PalletCardOptions, 'widthPx' | 'longestMm'>,
): { readonly x: number; readonly y: number; readonly scale: number } => {
  const scale = (options.widthPx - 2 * MARGIN_PX) / Math.max(options.longestMm, load.lengthMm);
  return { x: (options.widthPx - load.lengthMm * scale) / 2, y: MARGIN_PX, scale };
};

/** The two compact drawings of a planning card, without lettering: from above, and one row from the front. */
export const palletCard = (
  load: PalletLoad,
  options: PalletCardOptions,
): { readonly top: SvgNode; readonly side: SvgNode } => {
  const paint = paintOf(options.theme);
  const scene = sceneOf(load);
  const isInteractive = options.isInteractive === true;
  const shared = { paint, marks: options, texts: options.texts, isInteractive, hasLabels: false };
  const name = options.texts.name;

  const topPen: PalletPen = { ...shared, ...palletCardFrame(load, options) };
  const topHeight = load.widthMm * topPen.scale + 2 * MARGIN_PX;

  const heightMm = Math.max(scene.contentMm - scene.floorZMm, 1);
  const sideScale = Math.min(
    (options.sideWidthPx - 2 * SIDE_MARGIN_PX) / Math.max(options.longestMm, load.lengthMm),
    (options.sideHeightPx - 4) / Math.max(heightMm, load.limits.maxHeightMm),
  );
  const sidePen: PalletPen = {
    ...shared,
    isInteractive: false,
    x: (options.sideWidthPx - load.lengthMm * sideScale) / 2,
    y: options.sideHeightPx - 2 + scene.floorZMm * sideScale,
    scale: sideScale,
  };
  return {
    top: svgRoot(
      { width: options.widthPx, height: topHeight, paint, name, isInteractive },
      palletTopPart(topPen, scene, { hasMassDisc: false }),
    ),
    side: svgRoot(
      {
        width: options.sideWidthPx,
        height: options.sideHeightPx,
        paint,
        name: options.texts.sideView((options.row ?? scene.rows.length - 1) + 1),
      },
      palletSidePart(sidePen, scene, options.row ?? scene.rows.length - 1),
    ),
  };
};
