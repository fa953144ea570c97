import { PopoverNext, type PopoverNextProps } from '@blueprintjs/core';
import { focusReturn } from '../keyboard/give-focus-back';

/** What opens beside a button: a menu, a calendar, a few words. */
export const Popover = (props: PopoverNextProps) => <PopoverNext arrow={false} {...props} {...focusReturn} />;
