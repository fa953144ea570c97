import type { PDFiumPage } from '@hyzyla/pdfium';

/** Pixels of a page, four bytes each. */
export interface PagePixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Points; what a page may be at most by the PDF specification. */
const MOST_POINTS = 14_400;

/**
 * The first page of a PDF as pixels within a square of that side. Nothing in it is run: the library knows no scripts.
 * @throws Error when it cannot be read
 */
export const firstPage = async (bytes: Uint8Array, sidePx: number): Promise<PagePixels> => {
  // four megabytes of WebAssembly: loaded for a PDF alone
  const { PDFiumLibrary } = await import('@hyzyla/pdfium');
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    try {
      const page = document.getPage(0);
      const { width, height } = sizeWithin(page, sidePx);
      const { data, ...drawn } = await page.render({ width, height, render: 'bitmap', colorSpace: 'BGRA' });
      return { data: Uint8Array.from(data), width: drawn.width, height: drawn.height };
    } finally {
      document.destroy();
    }
  } finally {
    library.destroy();
  }
};

const sizeWithin = (page: PDFiumPage, sidePx: number): { width: number; height: number } => {
  const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
  const longer = Math.max(width, height);
  if (!(Math.min(width, height) > 0) || longer > MOST_POINTS) throw new Error(`a page of ${width} × ${height} points`);
  const size = (points: number): number => Math.max(1, Math.round((points / longer) * sidePx));
  return { width: size(width), height: size(height) };
};
