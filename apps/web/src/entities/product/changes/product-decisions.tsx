import { lazy, Suspense, useSyncExternalStore } from 'react';
import { decisionQuestion } from './decision-question';

const DecideDialog = lazy(async () => ({ default: (await import('./decide-dialog')).DecideDialog }));

/** Stands over every page: a change of products under way is decided where it was made. */
export const ProductDecisions = () => {
  const question = useSyncExternalStore(decisionQuestion.subscribe, decisionQuestion.get);
  if (question === null) return null;
  return (
    <Suspense fallback={null}>
      <DecideDialog
        key={question.changes.map(({ product_id, seen }) => `${product_id} ${seen}`).join()}
        question={question}
      />
    </Suspense>
  );
};
