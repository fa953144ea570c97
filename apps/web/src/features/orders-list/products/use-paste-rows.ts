import { useEffect, useRef } from 'react';
import { orderNumber, type Order } from '@mullion/contracts';
import { isTyping } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { tableOfClipboard, type PastedTable } from '../../../entities/order/pasted-rows';
import { useOpenImport } from '../state/use-open-import';

const OVER_PAGE = '.bp6-overlay-open .bp6-dialog, .bp6-overlay-open .bp6-drawer';

/** Rows of a spreadsheet that are pasted on the page of an order open the import window for it; null: they may not. */
export const usePasteRows = (order: Order | null): ((table: PastedTable | null) => void) => {
  const { t } = useTranslation('orders');
  const openImport = useOpenImport();
  const open = (table: PastedTable | null) => {
    if (order) openImport({ order: { id: order.id, number: orderNumber(order) }, table });
  };
  const newest = useRef(open);
  useEffect(() => {
    newest.current = open;
  });
  const name = t('products.paste.name');
  const isOpen = order !== null;
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPaste = (event: ClipboardEvent) => {
      if (isTyping(event.target) || document.querySelector(OVER_PAGE) !== null) return;
      const of = (kind: string): string => event.clipboardData?.getData(kind) ?? '';
      const table = tableOfClipboard(of('text/html'), of('text/plain'), name);
      if (table === null) return;
      event.preventDefault();
      newest.current(table);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [isOpen, name]);
  return open;
};
