import { Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { Calendar, Cog, Eraser, People, Plus } from '@blueprintjs/icons';
import type { OrderSupplier, ProductionOrder } from '@mullion/contracts';
import { Popover } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import type { RowActions, RowVerb } from './order-row';

export interface OpenMenu {
  readonly order: ProductionOrder;
  /** The date that was clicked. */
  readonly promise: OrderSupplier | undefined;
  readonly at: { readonly x: number; readonly y: number };
}
interface RowMenuProps extends Pick<RowActions, 'open' | 'clear'> {
  readonly menu: OpenMenu;
  readonly onClose: () => void;
}

const DEL = 'Del';

/** What types 0 and 1 do with an order, where it was asked for. */
export const RowMenu = ({ menu: { order, promise, at }, open, clear, onClose }: RowMenuProps) => {
  const { t } = useTranslation('preparation');
  const item = (verb: RowVerb, text: string, icon: React.JSX.Element, key: string) => (
    <MenuItem icon={icon} text={text} labelElement={<kbd>{key}</kbd>} onClick={() => open(verb, order, promise)} />
  );
  return (
    <div className="menu-anchor" style={{ left: at.x, top: at.y }}>
      <Popover
        isOpen
        placement="bottom-start"
        onInteraction={(next) => {
          if (!next) onClose();
        }}
        onClosed={onClose}
        content={
          <Menu aria-label={t('menu.label', { order: order.number })}>
            <MenuDivider title={[order.number, order.customer].filter(Boolean).join(', ')} />
            {promise?.confirmed_delivery_date && (
              <MenuItem icon={<Eraser />} text={t('menu.clear')} labelElement={<kbd>{DEL}</kbd>} onClick={() => clear(promise)} />
            )}
            {item('dates', t('menu.dates'), <Calendar />, 'D')}
            {item('suppliers', t('menu.suppliers'), <People />, 'T')}
            {item('operations', t('menu.operations'), <Cog />, 'O')}
            {item('add', t('menu.add'), <Plus />, 'N')}
          </Menu>
        }
      >
        <span />
      </Popover>
    </div>
  );
};
