import { Button, Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { CaretDown, Document, Print, Th } from '@blueprintjs/icons';
import { exportPreparationCsv, mostPrintedRows, type Order } from '@mullion/contracts';
import type { Column } from '@mullion/ui-kit';
import { Popover } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useOrderDocuments } from '../state/use-order-documents';

interface OrderDocumentsMenuProps {
  readonly orders: readonly Order[];
  /** As they stand on screen. */
  readonly columns: readonly Column<Order>[];
}

const { orders: chosenOrders } = exportPreparationCsv.body.shape;

/** Files of the chosen orders: their products for the preparation, and the rows themselves on paper. */
export const OrderDocumentsMenu = ({ orders, columns }: OrderDocumentsMenuProps) => {
  const { t } = useTranslation('orders');
  const documents = useOrderDocuments(orders, columns);
  const tooManyToPrepare = !chosenOrders.safeParse(orders.map(({ id }) => id)).success;
  const tooManyToPrint = orders.length >= mostPrintedRows;
  const menu = (
    <Menu className="status-menu" aria-label={t('documents.menu')}>
      <MenuDivider title={t('documents.head', { count: orders.length })} />
      <MenuItem
        icon={<Th />}
        text={t('documents.preparation')}
        disabled={tooManyToPrepare}
        title={tooManyToPrepare ? t('documents.tooMany') : undefined}
        onClick={() => void documents.preparation()}
      />
      <MenuItem
        icon={<Print />}
        text={t('documents.print')}
        disabled={tooManyToPrint}
        title={tooManyToPrint ? t('documents.tooMany') : undefined}
        onClick={() => void documents.print()}
      />
    </Menu>
  );
  return (
    <Popover content={menu} placement="top-start" disabled={orders.length === 0}>
      <Button icon={<Document />} endIcon={<CaretDown />} text={t('documents.menu')} disabled={orders.length === 0} />
    </Popover>
  );
};
