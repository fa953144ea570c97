import type { CenterProduct, WorkCenterPage } from '@mullion/contracts';
import { completionOf } from '../rules/what-follows';
import type { useCenterActions } from '../state/use-center-actions';
import { CompleteDialog } from './complete-dialog';
import { ProblemDialog } from './problem-dialog';
import { ReturnDialog } from './return-dialog';

export interface OpenCenterDialog {
  readonly kind: 'complete' | 'problem' | 'return';
  readonly products: readonly CenterProduct[];
}

interface CenterDialogsProps {
  readonly page: WorkCenterPage;
  readonly open: OpenCenterDialog;
  readonly actions: ReturnType<typeof useCenterActions>;
  readonly whenDone: (doing: Promise<boolean>) => Promise<boolean>;
  readonly onClose: () => void;
}

/** What is done with several products of a work center at once, asked first. */
export const CenterDialogs = ({ page, open: { kind, products }, actions, whenDone, onClose }: CenterDialogsProps) => {
  if (kind === 'complete')
    return (
      <CompleteDialog
        page={page}
        completion={completionOf(products, page.orders, page.centers)}
        onConfirm={() => whenDone(actions.complete(products.filter((product) => product.ready)))}
        onClose={onClose}
      />
    );
  if (kind === 'problem')
    return (
      <ProblemDialog
        page={page}
        products={products}
        onProblem={(text) => whenDone(actions.report(products, text))}
        onComment={(text) => whenDone(actions.comment(products, text))}
        onClose={onClose}
      />
    );
  return (
    <ReturnDialog
      page={page}
      products={products}
      onReturn={(to, text) => whenDone(actions.sendBack(products, to, text))}
      onClose={onClose}
    />
  );
};
