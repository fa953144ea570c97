import { HTMLSelect } from '@blueprintjs/core';
import type { ComponentProps } from 'react';

/**
 * A choice among a few. Its arrow is an ornament and has no name: Blueprint would give it an English one on every page.
 */
export const SelectBox = (props: ComponentProps<typeof HTMLSelect>) => (
  <HTMLSelect iconName="caret-down" iconProps={{ title: '' }} {...props} />
);
