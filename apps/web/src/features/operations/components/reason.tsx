/** The text of an error in as many lines as it needs: its end is often what says why. */
export const Reason = ({ text }: { readonly text: string | null }) =>
  text ? <span className="operations-reason">{text}</span> : null;
