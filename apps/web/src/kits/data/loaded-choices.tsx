import { SelectSkeleton } from '@mullion/ui-kit';
import type { ReactNode } from 'react';
import { Loaded } from './loaded';
import type { Read } from './read-state';

interface LoadedChoicesProps<Data> {
  readonly query: Read<Data>;
  /** The box with its choices. */
  readonly children: (data: Data) => ReactNode;
}

/** Inside a field, whose label and help stay where they are: choices that the server gives, or why there are none. */
export const LoadedChoices = <Data,>({ query, children }: LoadedChoicesProps<Data>) => (
  <Loaded query={query} compact skeleton={<SelectSkeleton />}>
    {children}
  </Loaded>
);
