import type { PalletDrawingOptions } from '../pallet-views';
import type { SvgNode } from '../svg-node';
import { findNodes } from './find-nodes';
import { sampleTexts } from './sample-load';

export const drawingOptions: PalletDrawingOptions = {
  theme: 'print',
  texts: sampleTexts,
  widthPx: 900,
  heightPx: 900,
};

export const productGroup = (node: SvgNode, id: number): SvgNode => {
  const found = findNodes(node, (part) => part.attrs['data-product-id'] === id)[0];
  if (found === undefined) throw new Error(`product ${id} is not drawn`);
  return found;
};

/** Where a product is drawn, and how its outline is. */
export const outlineOf = (node: SvgNode, id: number) => {
  const attrs = findNodes(productGroup(node, id), (part) => part.tag === 'rect')[0]?.attrs ?? {};
  return {
    x: Number(attrs['x']),
    y: Number(attrs['y']),
    width: Number(attrs['width']),
    height: Number(attrs['height']),
    stroke: attrs['stroke'],
  };
};
