/** Characters by which the codes of a series differ. */
const UNIQUE_END = 6;

/** A code that does not fit loses its middle: its end is what differs. */
export const MiddleCut = ({ text }: { readonly text: string }) => (
  <span className="middle-cut" title={text}>
    <span>{text.slice(0, -UNIQUE_END)}</span>
    <span>{text.slice(-UNIQUE_END)}</span>
  </span>
);
