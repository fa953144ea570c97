import type { PdfTemplate, Product } from '@mullion/contracts';
import { useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../app/api/as-problem';
import { useOpenFile } from '../../../app/attachments/use-open-file';
import { useLanguage } from '../../../app/language';
import { useSendInParts } from '../state/use-send-in-parts';
import { usePrintByTemplateMutation } from '../../../app/pdf-templates/pdf-templates-api';
import { useDeleteProductMutation, usePrintProductsMutation, useUpdateProductsMutation } from './products-api';

/** Most products of one PDF. */
const MANY = 500;

/** What can be done with products of an order; each says how it went. */
export const useProductMutations = () => {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const toast = useToast();
  const refuse = useProblemToast();
  const sendInParts = useSendInParts();
  const openFile = useOpenFile();
  const [removeOne] = useDeleteProductMutation();
  const [updateMany] = useUpdateProductsMutation();
  const [print] = usePrintProductsMutation();
  const [printSheets] = usePrintByTemplateMutation();
  return {
    /** Gives those that are gone; stops at the first that may not go. */
    remove: async (products: readonly Product[]): Promise<readonly Product[]> => {
      const gone: Product[] = [];
      for (const product of products) {
        const problem = asProblem((await removeOne({ params: { id: product.id } })).error);
        if (problem) {
          refuse(problem, t('products.refused.delete', { barcode: product.barcode }));
          break;
        }
        gone.push(product);
      }
      if (gone.length > 0) toast({ message: t('products.done.deleted', { count: gone.length }) });
      return gone;
    },
    /** The area of each from its sizes (apps/orders/README.md). */
    recalculate: async (products: readonly Product[]): Promise<void> => {
      const { problem } = await sendInParts(products, {
        send: async (part) => {
          const body = { products: part.map(({ id, version }) => ({ id, version })), recalculate: true };
          return asProblem((await updateMany({ body })).error) ?? null;
        },
        nameOf: ({ barcode }) => barcode,
        failed: t('products.refused.product_request_error'),
      });
      if (problem === null) toast({ message: t('products.done.recalculated', { count: products.length }) });
    },
    /** A PDF of them, a sheet each when a template is named. */
    print: async (products: readonly Product[], templateId?: PdfTemplate['id']): Promise<void> => {
      const body = { products: products.slice(0, MANY).map(({ id }) => id), language };
      await openFile(
        () => (templateId === undefined ? print({ body }) : printSheets({ params: { templateId }, body })).unwrap(),
        t('products.refused.print'),
      );
    },
  };
};
