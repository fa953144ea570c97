import { Fragment } from 'react';

/** Longer codes may break: they would not fit a line of a phone. */
const FITS_A_LINE = 10;
const isCode = (word: string): boolean => word.length <= FITS_A_LINE && /-/.test(word) && /\d/.test(word);

/** Text whose short codes stay on one line: "T26-102" does not break at its hyphen. */
export const UnbrokenText = ({ text }: { readonly text: string }) =>
  text.split(/(\s+)/).map((word, index) =>
    isCode(word) ? (
      <span key={index} className="nowrap">
        {word}
      </span>
    ) : (
      <Fragment key={index}>{word}</Fragment>
    ),
  );
