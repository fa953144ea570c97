import { fontRuns, SIGNS_FONT } from '@mullion/drawings';
import Renderer from 'pdfmake/js/Renderer';
import TextInlines, { type Inline, type PdfFont } from 'pdfmake/js/TextInlines';

/** A word some of whose letters another font draws: it is measured and broken as one. */
interface MixedInline extends Inline {
  readonly signs?: PdfFont;
}

const measureMixed = (): void => {
  const { measure, widthOfText } = TextInlines.prototype;
  TextInlines.prototype.measure = function (this: TextInlines, words: MixedInline[], styles): Inline[] {
    const drawable = words.map((word): MixedInline => {
      const runs = fontRuns(word.text);
      const text = runs.map((run) => run.text).join('');
      return runs.some(({ isSign }) => isSign)
        ? { ...word, text, signs: this.pdfDocument.provideFont(SIGNS_FONT, false, false) }
        : { ...word, text };
    });
    return measure.call(this, drawable, styles);
  };
  TextInlines.prototype.widthOfText = function (this: TextInlines, text, inline: MixedInline): number {
    const { signs } = inline;
    if (!signs) return widthOfText.call(this, text, inline);
    const widths = fontRuns(text).map((run) =>
      widthOfText.call(this, run.text, run.isSign ? { ...inline, font: signs } : inline),
    );
    return widths.reduce((sum, width) => sum + width, 0);
  };
};

/** The pieces of a word, each in its font and at its place. */
const inFonts = (words: TextInlines, inline: MixedInline): Inline[] => {
  const { signs } = inline;
  if (!signs) return [inline];
  let { x } = inline;
  return fontRuns(inline.text).map(({ text, isSign }) => {
    const piece = { ...inline, text, x, ...(isSign ? { font: signs } : {}) };
    const width = words.widthOfText(text, piece);
    x += width;
    return { ...piece, width };
  });
};

const drawMixed = (): void => {
  const { renderLine } = Renderer.prototype;
  const words = new TextInlines(null);
  Renderer.prototype.renderLine = function (this: Renderer, line, ...place): void {
    const inlines = line.inlines?.flatMap((inline) => inFonts(words, inline)) ?? [];
    // a line has methods of its own
    renderLine.call(this, Object.assign(line, { inlines }), ...place);
  };
};

/**
 * Has the layout library change the font where the documents' own has no such letter: it knows one font a word and
 * draws an empty box.
 */
export const keepLetters = (): void => {
  measureMixed();
  drawMixed();
};
