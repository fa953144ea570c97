/** Longer names are set narrower, so that more of them fits a column. */
const SHORT_NAME = 18;

/** A name of a table's row, or several. */
export const NarrowName = ({ text }: { readonly text: string }) => (
  <span className={text.length > SHORT_NAME ? 'cd' : undefined}>{text}</span>
);
