import {
  UNDO_SECONDS,
  type CenterProduct,
  type ChangeNotice,
  type OperationsDone,
  type Problem,
  type WorkCenterId,
  type WorkCenterPage,
} from '@mullion/contracts';
import { useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../kits/api/as-problem';
import { useTell } from '../../../kits/api/use-tell';
import { useSendFiles } from '../../../entities/attachments/use-send-files';
import { useCreateCommentMutation } from '../../../entities/comments/comments-api';
import {
  useCompleteOperationsMutation,
  useReadProductChangeMutation,
  useReportOperationProblemMutation,
  useReturnOperationsMutation,
  useUndoOperationsMutation,
} from '../../../entities/work-center/work-center-page-api';
import type { OfficeProblem } from '../rules/unit-problem';

const idsOf = (products: readonly CenterProduct[]) => products.map((product) => product.product_id);

/**
 * What is done with products at a work center; each says what it did, names the orders, and can be taken back for half
 * a minute.
 */
export const useCenterActions = (page: WorkCenterPage | undefined) => {
  const { t } = useTranslation('workCenter');
  const toast = useToast();
  const refuse = useProblemToast();
  const tell = useTell();
  const [complete] = useCompleteOperationsMutation();
  const [report] = useReportOperationProblemMutation();
  const [sendBack] = useReturnOperationsMutation();
  const [comment] = useCreateCommentMutation();
  const [undo] = useUndoOperationsMutation();
  const [read] = useReadProductChangeMutation();
  const sendFiles = useSendFiles('problems');
  const params = { id: page?.work_center.id ?? 0 };
  const here = page ? t('center', { ...page.work_center }) : '';

  const takeBack = async (actionId: string) => {
    await tell(undo({ body: { action_id: actionId } }), t('undone'), t('refused.undo'));
  };
  const say = (done: OperationsDone, message: string) =>
    toast({
      message,
      key: done.action_id,
      seconds: UNDO_SECONDS,
      action: { text: t('undo'), onClick: () => void takeBack(done.action_id) },
    });
  /** Whether it was done; a refusal is shown. */
  const settled = (
    answer: { data?: OperationsDone | undefined; error?: unknown },
    failed: string,
    words: (done: OperationsDone) => string,
  ) => {
    const problem = asProblem(answer.error as Problem | undefined);
    if (problem) refuse(problem, failed);
    if (answer.data) say(answer.data, words(answer.data));
    return answer.data !== undefined;
  };
  const named = ({ orders }: OperationsDone): string => orders.join(', ');
  return {
    complete: async (products: readonly CenterProduct[]): Promise<boolean> =>
      settled(await complete({ params, body: { products: idsOf(products) } }), t('refused.complete'), (done) =>
        t('complete.done', { count: done.products, orders: named(done), center: here }),
      ),
    report: async (products: readonly CenterProduct[], { text, reason, files }: OfficeProblem): Promise<boolean> => {
      const answer = await report({ params, body: { products: idsOf(products), comment: text, reason } });
      const isDone = settled(answer, t('refused.problem'), (done) => t('problem.done', { orders: named(done) }));
      if (answer.data) await sendFiles(answer.data.problems, files);
      return isDone;
    },
    sendBack: async (products: readonly CenterProduct[], to: WorkCenterId, text: string): Promise<boolean> => {
      const target = page?.centers.find(({ id }) => id === to);
      return settled(
        await sendBack({ params, body: { products: idsOf(products), return_to: to, comment: text } }),
        t('refused.return'),
        (done) => t('back.done', { orders: named(done), center: target ? t('center', { ...target }) : '' }),
      );
    },
    read: ({ product_id: product, position }: CenterProduct, { id: change }: ChangeNotice) =>
      tell(read({ params, body: { product, change } }), t('change.readDone', { position }), t('refused.read')),
    comment: async (products: readonly CenterProduct[], text: string): Promise<boolean> => {
      for (const { operation_id: id } of products) {
        const problem = asProblem(
          (await comment({ body: { table_name: 'product_operations', table_id: id, text } })).error,
        );
        if (problem) {
          refuse(problem, t('refused.comment'));
          return false;
        }
      }
      toast({ message: t('problem.commented') });
      return true;
    },
  };
};
