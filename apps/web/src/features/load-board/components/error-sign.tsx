import { Error as ErrorIcon } from '@blueprintjs/icons';

/** What is missing or wrong, beside words that say it. */
export const ErrorSign = ({ size = 14 }: { readonly size?: number }) => (
  <ErrorIcon className="lb-error" size={size} aria-hidden />
);
