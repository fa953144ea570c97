import { productPlaceholders, type ProductFacts, type ProductPlaceholder } from '@mullion/contracts';
import type { Piece } from './letters';

const PLACEHOLDER = /\{\{\s*([a-z_]+)\s*\}\}/g;
const names: ReadonlySet<string> = new Set(productPlaceholders);

const isName = (word: string): word is ProductPlaceholder => names.has(word);

/** A text cut at its placeholders: what is written, and what a word stands for; `say` gives what is shown for it. */
const cut = (text: string, say: (word: ProductPlaceholder) => string): Piece[] => {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(PLACEHOLDER)) {
    const word = found[1] ?? '';
    if (!isName(word)) continue;
    pieces.push({ text: text.slice(end, found.index), isFact: false }, { text: say(word), isFact: true });
    end = found.index + found[0].length;
  }
  return [...pieces, { text: text.slice(end), isFact: false }].filter((piece) => piece.text !== '');
};

/** Puts facts into a text; words that are no placeholders stay, and what a fact brings is not looked at again. */
export const filledPieces = (text: string, facts: ProductFacts): Piece[] => cut(text, (word) => facts[word]);

/** The same with names in place of facts, for whoever lays a template out. */
export const namedPieces = (text: string, name: (word: ProductPlaceholder) => string): Piece[] =>
  cut(text, (word) => `{${name(word)}}`);

/** Words in double braces that stand for nothing. */
export const unknownWords = (text: string): string[] =>
  [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, word = '']) => word.trim()).filter((word) => !isName(word));

/** The placeholders of a text. */
export const wordsOf = (text: string): ProductPlaceholder[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, word = '']) => word).filter(isName);
