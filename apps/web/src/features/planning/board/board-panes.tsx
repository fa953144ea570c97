import type { ReactNode } from 'react';
import { Panes } from '@mullion/ui-kit';
import type { Layout } from '../../../kits/elements/use-layout';

const COLUMNS: Readonly<Record<Layout, string>> = {
  wide: '316px minmax(0, 1fr) 404px',
  medium: '280px minmax(0, 1fr) 300px',
  narrow: '280px minmax(0, 1fr)',
  phone: 'minmax(0, 1fr)',
};

interface BoardPanesProps {
  readonly layout: Layout;
  /** A proposal takes room above the pallets. */
  readonly hasProposal: boolean;
  readonly orders: ReactNode;
  readonly trucks: ReactNode;
  /** The pallets. */
  readonly children: ReactNode;
}

/** Orders, pallets and trucks side by side, as many as the screen has room for; on a phone trucks are in a drawer. */
export const BoardPanes = ({ layout, hasProposal, orders, trucks, children }: BoardPanesProps) => (
  <Panes
    columns={COLUMNS[layout]}
    rows={layout === 'phone' ? `minmax(${hasProposal ? '96px, 25%' : '240px, 40%'}) minmax(0, 1fr)` : undefined}
  >
    {layout === 'narrow' ? (
      <div className="pl-column">
        {orders}
        {trucks}
      </div>
    ) : (
      orders
    )}
    {children}
    {(layout === 'wide' || layout === 'medium') && trucks}
  </Panes>
);
