import { labelSizes, type LabelKind } from '@mullion/contracts';
import { labelSvg, palletLabel, productLabel, rackLabel, UNITS_PER_MM, type DrawCode } from '@mullion/drawings';
import { render } from 'bwip-js/node';
import { letterPath } from '../../core/letter-paths';
import { dotsOf, type Dots } from './dots';

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

/** The dots of a label as its printer prints it. */
export const drawLabel = (task: LabelTask): Promise<Dots> => {
  const kind: LabelKind = task.kind;
  const dotsPerUnit = (DOTS_PER_MM[task.dpi] ?? UNITS_PER_MM) / UNITS_PER_MM;
  return dotsOf(labelSvg(marksOf(task, dotsPerUnit), labelSizes[kind], dotsPerUnit, letterPath));
};
