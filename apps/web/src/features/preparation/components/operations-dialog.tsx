import { useState } from 'react';
import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import type { Problem, ProductionOrder } from '@mullion/contracts';
import { ProblemNote } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/data/loaded';
import { useListWorkCentersQuery } from '../../../app/work-centers/work-centers-api';
import { useListOrderOperationsQuery } from '../api/preparation-api';
import { AddOperation } from './add-operation';
import { OperationRows } from './operation-rows';

interface OperationsDialogProps {
  readonly order: ProductionOrder;
  /** Makes the operations by the rules of the product types. */
  readonly onMake: () => void;
  readonly onClose: () => void;
}

/** Operations of an order: minutes are saved on leaving the field, a row is removed or added at once. */
export const OperationsDialog = ({ order, onMake, onClose }: OperationsDialogProps) => {
  const { t } = useTranslation(['preparation', 'common']);
  const operations = useListOrderOperationsQuery({ query: { orders: String(order.id) } });
  const centers = useListWorkCentersQuery();
  const [problem, setProblem] = useState<Problem | null>(null);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('preparation:operations.title', { order: [order.number, order.customer].filter(Boolean).join(', ') })}
      className="dialog-form"
      canOutsideClickClose={false}
    >
      <DialogBody>
        {problem && <ProblemNote problem={problem} title={t('preparation:operations.refused')} />}
        <Loaded query={operations} skeleton={<div className="bp6-skeleton operations-skeleton" />}>
          {({ orders: [own] }) =>
            own && (
              <>
                {own.operations.length === 0 ? (
                  <p>{t('preparation:operations.none')}</p>
                ) : (
                  <OperationRows own={own} centers={centers.data ?? []} onProblem={setProblem} />
                )}
                <AddOperation own={own} centers={centers.data ?? []} onProblem={setProblem} />
              </>
            )
          }
        </Loaded>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button icon={<Plus />} text={t('preparation:operations.by')} onClick={onMake} />
            <Button autoFocus text={t('common:action.close')} onClick={onClose} />
          </>
        }
      />
    </Dialog>
  );
};
