/** Widest digit and most letters of the product's font, semibold; a space, a full stop, a colon (measured). */
const LETTER_EM = 0.6;
const SIGN_EM = 0.34;

/** At most so wide is a time in words or digits, in sizes of its font; never 0, which a length is divided by. */
export const widthEm = (text: string): number =>
  Math.max(
    1,
    [...text].reduce((width, sign) => width + (/[\p{L}\p{N}]/u.test(sign) ? LETTER_EM : SIGN_EM), 0),
  );
