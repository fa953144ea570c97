export { el, escapeXml, renderSvg, type SvgAttrs, type SvgNode } from './svg-node';
export { groupTokens, type DrawingTheme, type Token } from './paint';
export { designOf, type DesignInput, type WindowDesign } from './window-design';
export { productImageSvg, windowDrawing, type WindowDrawingOptions } from './window-drawing';
export type { PalletLayer, PalletMarks, PalletTexts } from './pallet-marks';
export { palletSheet, palletSide, palletTop, type PalletDrawingOptions } from './pallet-drawings';
export { palletCard, type PalletCardOptions } from './pallet-card';
export type { TruckMarks, TruckTexts } from './truck-marks';
export { sideFromDoors, truckFloor, type TruckFloorOptions } from './truck-floor';
