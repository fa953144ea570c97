import { labelSizes, type LabelKind } from '@mullion/contracts';
import {
  labelSvg,
  palletLabel,
  PRODUCT_PICTURE,
  productLabel,
  rackLabel,
  UNITS_PER_MM,
  type DrawCode,
} from '@mullion/drawings';
import { render } from 'bwip-js/node';
import { letterPath } from '../../core/letter-paths';
import { dotsOf, type Dots, type LabelPicture } from './dots';

const drawCode: DrawCode = render;
/** Of a printer with 203 dots to the inch; one with 300 has 12. */
const DOTS_PER_MM: Readonly<Record<number, number>> = { 203: 8, 300: 12 };

/** What is drawn on a label: plain data that crosses to the thread. */
export type LabelTask = { readonly dpi: number } & (
  | { readonly kind: 'pallet'; readonly made: Parameters<typeof palletLabel>[0] }
  | { readonly kind: 'product'; readonly made: Parameters<typeof productLabel>[0] }
  | { readonly kind: 'rack'; readonly made: Parameters<typeof rackLabel>[0] }
);

const marksOf = (task: LabelTask, dotsPerUnit: number) => {
  if (task.kind === 'pallet') return palletLabel(task.made, drawCode, dotsPerUnit);
  if (task.kind === 'product') return productLabel(task.made, drawCode, dotsPerUnit);
  return rackLabel(task.made, drawCode, dotsPerUnit);
};

const pictureOf = (svg: string | null, dotsPerUnit: number): LabelPicture | null => {
  const { x, y, width, height } = PRODUCT_PICTURE;
  const [left = 0, top = 0, wide = 0, high = 0] = [x, y, width, height].map((units) => Math.round(units * dotsPerUnit));
  return svg === null ? null : { svg, left, top, width: wide, height: high };
};

/** The dots of a label as its printer prints it. */
export const drawLabel = (task: LabelTask): Promise<Dots> => {
  const kind: LabelKind = task.kind;
  const dotsPerUnit = (DOTS_PER_MM[task.dpi] ?? UNITS_PER_MM) / UNITS_PER_MM;
  const svg = labelSvg(marksOf(task, dotsPerUnit), labelSizes[kind], dotsPerUnit, letterPath);
  return dotsOf(svg, task.kind === 'product' ? pictureOf(task.made.picture, dotsPerUnit) : null);
};
