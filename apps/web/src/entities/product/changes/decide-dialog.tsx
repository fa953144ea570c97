import type { ProductChange } from '@mullion/contracts';
import { ConfirmDialog } from '@mullion/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangesTable } from './changes-table';
import { ChangesTouch } from './changes-touch';
import { actOf, type ChosenActs, undecidedOf } from './decide-changes';
import type { DecisionQuestion } from './decision-question';

/** What becomes of products that something has been done with: decided before the change is written. */
export const DecideDialog = ({ question }: { readonly question: DecisionQuestion }) => {
  const { t } = useTranslation(['productChanges', 'common']);
  const [chosen, setChosen] = useState<ChosenActs>(new Map());
  const { isDeleting } = question;
  const changes: readonly ProductChange[] = isDeleting
    ? question.changes.map((change) => ({ ...change, choices: ['take'] }))
    : question.changes;
  const decide = () =>
    question.answer(
      changes.map((change) => ({
        product_id: change.product_id,
        act: actOf(change, chosen) ?? 'keep',
        seen: change.seen,
      })),
    );
  return (
    <ConfirmDialog
      open
      wide
      destructive={isDeleting}
      title={t('productChanges:ask.title', { count: changes.length })}
      action={t(isDeleting ? 'productChanges:ask.delete' : 'productChanges:ask.action')}
      actionDisabled={undecidedOf(changes, chosen).length > 0}
      onConfirm={decide}
      onClose={() => question.answer(null)}
    >
      <p>{t(isDeleting ? 'productChanges:ask.deleteText' : 'productChanges:text')}</p>
      <div className="col g3">
        <ChangesTable changes={changes} chosen={chosen} onChoose={setChosen} />
        {changes.length > 1 && !isDeleting && <ChangesTouch changes={changes} chosen={chosen} />}
      </div>
    </ConfirmDialog>
  );
};
