import type { PdfTemplate, Problem, Product } from '@mullion/contracts';
import { useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../kits/api/as-problem';
import { useOpenFile } from '../../../kits/attachments/use-open-file';
import { useLanguage } from '../../../kits/address/language';
import { useSendInParts } from '../state/use-send-in-parts';
import { usePrintByTemplateMutation } from '../../../entities/templates/pdf-templates-api';
import { useStatusNames } from '../../../entities/status/use-statuses';
import type { RefusedRow, StatusOutcome } from '../components/refused-rows';
import {
  useChangeProductStatusesMutation,
  useDeleteProductMutation,
  usePrintProductsMutation,
  useUpdateProductsMutation,
} from './products-api';

/** Most products of one PDF. */
const MANY = 500;

const REFUSED = { type: 'about:blank', title: '', status: 403 };

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
  const [moveMany] = useChangeProductStatusesMutation();
  const { nameOf } = useStatusNames('products');
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
    /** Another status for each that may have it; null when it came to an end before the last. */
    changeStatus: async (products: readonly Product[], status: number): Promise<StatusOutcome | null> => {
      const moved = products.filter((product) => product.status !== status);
      const refused: RefusedRow[] = [];
      const { problem } = await sendInParts(moved, {
        send: async (part) => {
          const answer = await moveMany({ body: { products: part.map(({ id }) => id), status } });
          for (const { id, code, params } of answer.data?.refused ?? []) {
            const name = part.find((one) => one.id === id)?.barcode;
            if (name !== undefined) refused.push({ name, problem: { ...REFUSED, code, params } as Problem });
          }
          return asProblem(answer.error) ?? null;
        },
        nameOf: ({ barcode }) => barcode,
        failed: t('products.refused.product_request_error'),
      });
      if (problem) return null;
      const changed = moved.length - refused.length;
      if (refused.length === 0) toast({ message: t('products.bulk.done', { count: changed, status: nameOf(status) }) });
      return { changed, refused };
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
