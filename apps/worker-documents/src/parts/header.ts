import { headerLayout, type HeaderBlock } from '@mullion/contracts';
import type { Column, Content, ContentText } from 'pdfmake/interfaces';
import type { DocumentHeader } from '../render-input';
import type { Page } from './page';
import { INK } from './styles';

/** A logo never takes more than this share of its half of the line: beside it stands the text. */
const LOGO_SHARE = 0.6;

const textOf = (block: HeaderBlock): ContentText => ({
  text: block.runs.map((run) => ({
    text: run.text,
    bold: run.bold || block.kind === 'h1' || block.kind === 'h2' || block.kind === 'h3',
    italics: run.italic,
    ...(run.underline ? { decoration: 'underline' as const } : {}),
  })),
  fontSize: headerLayout.size[block.kind],
  lineHeight: headerLayout.lineHeight,
  alignment: block.align,
  color: INK,
  margin: [0, 0, 0, headerLayout.paragraphGap],
});

const lineOf = (block: HeaderBlock): Content => {
  if (block.marker === null) return textOf(block);
  const marker = {
    width: headerLayout.indent,
    text: block.marker,
    fontSize: headerLayout.size.li,
    lineHeight: headerLayout.lineHeight,
  };
  return { columns: [marker, { width: '*', ...textOf(block) }] };
};

/** Logo at the left, text beside it: how a template stands above a document. */
export const headerContent = (header: DocumentHeader | undefined, page: Page): Content => {
  if (!header || (header.logo === null && header.blocks.length === 0))
    return { text: page.company, fontSize: 11, bold: true, color: INK };
  const text: Column = { width: '*', stack: header.blocks.map(lineOf) };
  const width = Math.min(
    header.logoWidthPx * headerLayout.pointsPerPixel,
    ((page.widthPt - 2 * page.marginPt) / 2) * LOGO_SHARE,
  );
  const columns =
    header.logo === null
      ? [text]
      : [{ width, stack: [{ image: header.logo, alt: page.company, width } as Content] }, text];
  return { columns, columnGap: headerLayout.gap, margin: [0, 0, 0, headerLayout.below] };
};

const LABEL_LOGO = { width: 150, height: 24 };

/**
 * The logo, or the company's name where it has none: a label is read from two metres and has no room for a whole
 * header.
 */
export const labelLogo = (header: DocumentHeader | undefined, beside: Content, { company }: Page): Content => ({
  columns: [
    header?.logo
      ? {
          width: '*',
          stack: [{ image: header.logo, alt: company, fit: [LABEL_LOGO.width, LABEL_LOGO.height] } as Content],
        }
      : { width: '*', text: company, fontSize: 13, bold: true },
    { width: 'auto', stack: [beside] },
  ],
  columnGap: headerLayout.gap,
});
