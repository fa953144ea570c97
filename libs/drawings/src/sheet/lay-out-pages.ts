import type { Language, PdfTemplateFields, ProductFacts } from '@mullion/contracts';
import { layOutLabel, type Drawn } from './lay-out-label';
import { filledPieces } from './placeholders';
import type { SheetMark } from './sheet-marks';
import { labelOrigins, pageSize, type LabelOf } from './sheet-measures';

/** One page of paper, millimetres. */
export interface SheetPage {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly SheetMark[];
}

/** How many pages so many labels take. */
export const pageCount = (template: LabelOf<PdfTemplateFields>, labels: number): number =>
  Math.ceil(labels / labelOrigins(template).length);

/** The pages for some products, a label each, made one after the other. */
export function* layOutPages(
  template: LabelOf<PdfTemplateFields>,
  products: readonly ProductFacts[],
  language: Language,
  drawn: Drawn,
): Generator<SheetPage> {
  const origins = labelOrigins(template);
  for (let from = 0; from < products.length; from += origins.length) {
    const marks = products.slice(from, from + origins.length).flatMap((facts, index) => {
      const fill = (text: string) => filledPieces(text, facts);
      return layOutLabel(template, language, fill, drawn, origins[index]).marks;
    });
    yield { ...pageSize(template), marks };
  }
}
