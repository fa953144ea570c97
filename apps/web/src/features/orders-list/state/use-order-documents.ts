import type { Order, Problem } from '@mullion/contracts';
import { useProblemToast, useToast, type Column } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../app/language';
import { openWaitingTab } from '../../../app/packing/waiting-tab';
import { useStatusNames } from '../../../app/status/use-statuses';
import { useExportPreparationCsvMutation, usePrintRowsMutation } from '../api/orders-api';
import { printedOrders } from '../rules/printed-orders';

const palStatusKeys = ['0', '1', '2', '3'] as const;

/** Files of chosen orders, each in a tab that opens at once and waits. */
export const useOrderDocuments = (orders: readonly Order[], columns: readonly Column<Order>[]) => {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const toast = useToast();
  const refuse = useProblemToast();
  const { nameOf } = useStatusNames('orders');
  const [preparation] = useExportPreparationCsvMutation();
  const [printRows] = usePrintRowsMutation();
  const open = async (ask: () => Promise<{ readonly link: string }>): Promise<void> => {
    const tab = openWaitingTab(t('documents.making'));
    try {
      const { link } = await ask();
      if (tab.isOpen) return tab.go(link);
      toast({
        message: t('documents.ready'),
        action: { text: t('documents.open'), onClick: () => window.open(link, '_blank', 'noopener') },
      });
    } catch (error) {
      tab.close();
      refuse(error as Problem, t('documents.failed'));
    }
  };
  return {
    preparation: () => open(() => preparation({ body: { orders: orders.map(({ id }) => id), language } }).unwrap()),
    print: () => {
      const words = { statusOf: nameOf, palStatusOf: (status: number) => t(`palStatus.${palStatusKeys[status] ?? '0'}`) };
      const rows = printedOrders(orders, columns, words);
      return open(() => printRows({ body: { rows, title: t('title'), language } }).unwrap());
    },
  };
};
