import { textWidth } from './lettering';
import type { Paint } from './paint';
import type { PalletScene, PalletTexts } from './pallet-marks';

/** Between a view and the lettering beside it. */
export const LABEL_GAP_PX = 12;

const rowMassKg = (scene: PalletScene, index: number): number =>
  (scene.rows[index]?.stacks.flat() ?? []).reduce((sum, product) => sum + product.massKg, 0);

/** Number and mass of each row, back row first. */
export const rowTexts = (texts: PalletTexts, scene: PalletScene): { name: string; mass: string }[] =>
  scene.rows.map((_, index) => ({ name: texts.row(index + 1), mass: texts.mass(Math.round(rowMassKg(scene, index))) }));

/** Room for the longest number and the longest mass side by side, in pixels. */
export const rowLabelWidth = (paint: Paint, texts: PalletTexts, scene: PalletScene): number => {
  const rows = rowTexts(texts, scene);
  const widest = (pick: (row: { name: string; mass: string }) => string): number =>
    Math.max(0, ...rows.map((row) => textWidth(pick(row), paint.labelPx)));
  return widest((row) => row.name) + widest((row) => row.mass) + LABEL_GAP_PX;
};
