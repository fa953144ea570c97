import { dimensionAcross, dimensionDown } from './dimensions';
import { exampleDesign } from './example-design';
import { millimetres, patchedText, patchWidth } from './lettering';
import { type Paint, paintOf, type DrawingTheme } from './paint';
import { svgRoot, type Box } from './shapes';
import { renderSvg, type SvgNode } from './svg-node';
import { designOf, type DesignInput, type WindowDesign } from './window-design';
import { windowPart } from './window-part';

export interface WindowDrawingOptions {
  /** The drawing is as large as fits into this box, in pixels (points in a PDF). */
  readonly widthPx: number;
  readonly heightPx: number;
  readonly theme: DrawingTheme;
  /** Accessible name, already in the reader's language. */
  readonly name: string;
  /** Word for a drawing that shows the outline alone, in the reader's language: stands in it where there is room. */
  readonly schematic: string;
  readonly hasDimensions?: boolean;
}

const MARGIN_PX = 2;
const DIMENSION_ROOM_PX = 26;

/** A product without a picture in elevation: its outline in true proportion, centred in its box. */
export const windowDrawing = (product: DesignInput, options: WindowDrawingOptions): SvgNode =>
  elevation(product, designOf(product), options);

const elevation = (product: DesignInput, design: WindowDesign, options: WindowDrawingOptions): SvgNode => {
  const paint = paintOf(options.theme);
  const room = options.hasDimensions === true ? DIMENSION_ROOM_PX : 0;
  const scale = Math.min(
    (options.widthPx - 2 * MARGIN_PX - room) / product.widthMm,
    (options.heightPx - 2 * MARGIN_PX - room) / product.heightMm,
  );
  const [width, height] = [product.widthMm * scale, product.heightMm * scale];
  const box: Box = {
    x: room + (options.widthPx - room - width) / 2,
    y: room + (options.heightPx - room - height) / 2,
    width,
    height,
  };
  const dimensions = [
    dimensionAcross(paint, box.x, box.x + width, box.y - 10, millimetres(product.widthMm, paint)),
    dimensionDown(paint, box.y, box.y + height, box.x - 10, millimetres(product.heightMm, paint)),
  ];
  return svgRoot({ width: options.widthPx, height: options.heightPx, paint, name: options.name }, [
    ...windowPart(design, box, { paint, scale }),
    ...(design.kind === 'frame' ? schematicMark(paint, box, options.schematic) : []),
    ...(options.hasDimensions === true ? dimensions : []),
  ]);
};

const schematicMark = (paint: Paint, box: Box, word: string): SvgNode[] => {
  const room = { width: box.width * 0.8, height: box.height * 0.5 };
  if (patchWidth(paint, word) > room.width || paint.labelPx > room.height) return [];
  return patchedText(
    paint,
    box.x + box.width / 2,
    box.y + box.height / 2,
    word,
    { color: 'ink-2' },
    { ground: 'd-frame' },
  );
};

const IMAGE_SIDE_PX = 320;

/**
 * A picture for a product of example data, for storage: standalone, literal colours, no scripts or links, below 6 kB.
 * `name` is its accessible name.
 */
export const productImageSvg = (product: DesignInput, name: string): string => {
  const longer = Math.max(product.widthMm, product.heightMm);
  const fit = (sizeMm: number): number =>
    Math.max(Math.round((sizeMm / longer) * (IMAGE_SIDE_PX - 2 * MARGIN_PX)) + 2 * MARGIN_PX, 12);
  return renderSvg(
    elevation(product, exampleDesign(product), {
      widthPx: fit(product.widthMm),
      heightPx: fit(product.heightMm),
      theme: 'image',
      name,
      schematic: '',
    }),
  );
};
