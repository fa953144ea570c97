import { FormField, SelectSkeleton } from '@mullion/ui-kit';
import type { ReactNode } from 'react';
import { Loaded } from './loaded';
import type { Read } from './read-state';

interface LoadedFieldProps<Data> {
  readonly query: Read<Data>;
  readonly label: string;
  readonly wide?: boolean;
  /** The field with its own label. */
  readonly children: (data: Data) => ReactNode;
}

/** A choice whose options the server gives; before them, and without them, its label stays where it is. */
export const LoadedField = <Data,>({ query, label, wide, children }: LoadedFieldProps<Data>) => (
  <Loaded
    query={query}
    compact
    skeleton={<SelectSkeleton />}
    frame={(content) => (
      <FormField label={label} wide={wide}>
        {() => content}
      </FormField>
    )}
  >
    {children}
  </Loaded>
);
