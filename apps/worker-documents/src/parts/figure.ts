import type { Content } from 'pdfmake/interfaces';

/** A picture that says something: its description is for whoever does not see it. */
export const figure = (
  svg: string,
  alt: string,
  more: { readonly width?: number; readonly margin?: [number, number, number, number] } = {},
): Content => ({ svg, alt, ...more }) as Content;
