import { pdfTemplateUsual } from '@mullion/contracts';
import type { ImagePart, Part, PartKind } from './template-document';

const usual = {
  x1: pdfTemplateUsual.x,
  y1: pdfTemplateUsual.y,
  width: pdfTemplateUsual.width,
  height: pdfTemplateUsual.height,
};
const letters = { font_size: pdfTemplateUsual.fontSize, align: 'L', bold: false, italic: false } as const;

/**
 * An element as the specification has it when nothing else is said: 50 × 50 at the upper left corner, letters of 12,
 * left.
 */
const fresh = (kind: Exclude<PartKind, 'image'>): Part => {
  if (kind === 'text')
    return { ...usual, ...letters, kind, text: '{{order}} / {{position}}', text_en: '', shrink: false };
  if (kind === 'qr') return { ...usual, kind, content: '{{barcode}}' };
  if (kind === 'barcode') return { ...usual, kind, content: '{{barcode}}', show_text: true };
  return { ...usual, kind };
};

/** The same, no larger than the label. */
const within = <Any extends Part>(part: Any, room: { readonly width: number; readonly height: number }): Any => ({
  ...part,
  width: Math.min(part.width, Math.max(room.width, 1)),
  height: Math.min(part.height, Math.max(room.height, 1)),
});

export const newPart = (
  kind: Exclude<PartKind, 'image'>,
  room: { readonly width: number; readonly height: number },
): Part => within(fresh(kind), room);
export const newImage = (id: ImagePart['id'], room: { readonly width: number; readonly height: number }): ImagePart =>
  within({ ...usual, kind: 'image', id }, room);
