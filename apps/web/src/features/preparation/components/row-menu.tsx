import type { KeyboardEvent } from 'react';
import { Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { Cog, Eraser, People, Plus } from '@blueprintjs/icons';
import type { OrderSupplier, ProductionOrder } from '@mullion/contracts';
import { Popover } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { ROW_KEYS, type RowActions, type RowVerb } from './order-row';

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

/** What types 0 and 1 do with an order, where it was asked for; each by its letter too. */
export const RowMenu = ({ menu: { order, promise, at }, open, clear, onClose }: RowMenuProps) => {
  const { t } = useTranslation('preparation');
  const item = (verb: RowVerb, text: string, icon: React.JSX.Element, key: string) => (
    <MenuItem icon={icon} text={text} labelElement={<kbd>{key}</kbd>} onClick={() => open(verb, order, promise)} />
  );
  const keys = (event: KeyboardEvent) => {
    const verb = ROW_KEYS[event.key.toLowerCase()];
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (verb) open(verb, order, promise);
    else if (event.key === 'Delete' && promise?.confirmed_delivery_date) {
      clear(promise);
      onClose();
    } else return;
    event.preventDefault();
  };
  return (
    <div className="menu-anchor" style={{ left: at.x, top: at.y }}>
      <Popover
        isOpen
        placement="bottom-start"
        onInteraction={(next) => {
          if (!next) onClose();
        }}
        onClosed={onClose}
        onOpened={(opened) => opened.querySelector<HTMLElement>('.bp6-menu-item')?.focus()}
        content={
          <Menu aria-label={t('menu.label', { order: order.number })} onKeyDown={keys}>
            <MenuDivider title={[order.number, order.customer].filter(Boolean).join(', ')} />
            {promise?.confirmed_delivery_date && (
              <MenuItem
                icon={<Eraser />}
                text={t('menu.clear')}
                labelElement={<kbd>{DEL}</kbd>}
                onClick={() => clear(promise)}
              />
            )}
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
