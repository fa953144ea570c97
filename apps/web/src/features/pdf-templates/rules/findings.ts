import { pdfTemplateSize, type PdfTemplateFields } from '@mullion/contracts';
import type { SheetFinding } from '@mullion/drawings';

/** Something wrong with the template itself, not with what stands on it. */
export type MeasureFinding =
  | { readonly key: ''; readonly code: 'size'; readonly side: 'width' | 'height'; readonly value: number }
  | { readonly key: ''; readonly code: 'name' };
export type Finding = SheetFinding | MeasureFinding;

/** A label that cannot be cut from a page, or has no name. */
export const sizeFindings = ({
  name,
  width,
  height,
}: Pick<PdfTemplateFields, 'name' | 'width' | 'height'>): MeasureFinding[] => {
  const side = (which: 'width' | 'height', value: number, most: number): MeasureFinding[] =>
    value >= 0 && value <= most ? [] : [{ key: '', code: 'size', side: which, value }];
  return [
    ...(name.trim() === '' ? [{ key: '', code: 'name' } as const] : []),
    ...side('width', width, pdfTemplateSize.maxWidth),
    ...side('height', height, pdfTemplateSize.maxHeight),
  ];
};

const STOPS: ReadonlySet<Finding['code']> = new Set(['size', 'name', 'beyond', 'labels_beyond']);
/**
 * With these a template is not saved: it could not be printed as it is drawn. The others are shown, and it is up to the
 * person.
 */
export const stopsSaving = (finding: Finding): boolean => STOPS.has(finding.code);
