import type { ReactNode } from 'react';
import { Drawer } from '@blueprintjs/core';
import { focusReturn } from '../keyboard/give-focus-back';

interface SideDrawerProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A drawer of 460 px from the right, for histories and panes that find no room. Escape closes. */
export const SideDrawer = ({ open, title, onClose, children }: SideDrawerProps) => (
  <Drawer isOpen={open} onClose={onClose} title={title} position="right" size="min(460px, 100vw)" {...focusReturn}>
    <div className="drawer-body" role="dialog" aria-modal="true" aria-label={title}>
      {children}
    </div>
  </Drawer>
);
