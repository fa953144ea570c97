import type { Order } from '@mullion/contracts';
import type { Column } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useOpenFile } from '../../../kits/attachments/use-open-file';
import { useLanguage } from '../../../kits/address/language';
import { useStatusNames } from '../../../entities/status/use-statuses';
import { usePrintRowsMutation } from '../../../kits/lists/print-rows-api';
import { useExportPreparationCsvMutation } from '../api/orders-api';
import { printedOrders } from '../rules/printed-orders';

const palStatusKeys = ['0', '1', '2', '3'] as const;

/** Files of chosen orders, each in a tab that opens at once and waits. */
export const useOrderDocuments = (orders: readonly Order[], columns: readonly Column<Order>[]) => {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const openFile = useOpenFile();
  const { nameOf } = useStatusNames('orders');
  const [preparation] = useExportPreparationCsvMutation();
  const [printRows] = usePrintRowsMutation();
  const open = (ask: () => Promise<{ readonly link: string }>) => openFile(ask, t('documents.failed'));
  return {
    preparation: () => open(() => preparation({ body: { orders: orders.map(({ id }) => id), language } }).unwrap()),
    print: () => {
      const words = {
        statusOf: nameOf,
        palStatusOf: (status: number) => t(`palStatus.${palStatusKeys[status] ?? '0'}`),
      };
      const rows = printedOrders(orders, columns, words);
      return open(() => printRows({ body: { rows, title: t('title'), language } }).unwrap());
    },
  };
};
