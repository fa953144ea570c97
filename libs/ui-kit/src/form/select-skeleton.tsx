/** Holds the place of a choice whose options are still to come. */
export const SelectSkeleton = () => <span className="bp6-skeleton select-skeleton" aria-hidden />;
