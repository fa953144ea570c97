import { useState } from 'react';
import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import type { Problem, ProductionOrder } from '@mullion/contracts';
import { focusReturn, ProblemNote, useUnsavedGuard } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../kits/data/loaded';
import { useListWorkCentersQuery } from '../../../entities/work-center/work-centers-api';
import { useListOrderOperationsQuery } from '../api/preparation-api';
import { AddOperation } from './add-operation';
import { OperationRows } from './operation-rows';
import './operations-dialog.css';

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
  const [minutes, setMinutes] = useState('');
  const guard = useUnsavedGuard(minutes !== '');
  const close = () => guard(onClose);
  return (
    <Dialog
      isOpen
      onClose={close}
      title={t('preparation:operations.title', { order: [order.number, order.customer].filter(Boolean).join(', ') })}
      className="dialog-form"
      canOutsideClickClose={false}
      {...focusReturn}
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
                <AddOperation
                  own={own}
                  centers={centers.data ?? []}
                  onProblem={setProblem}
                  minutes={minutes}
                  setMinutes={setMinutes}
                />
              </>
            )
          }
        </Loaded>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button icon={<Plus />} text={t('preparation:operations.by')} onClick={onMake} />
            <Button autoFocus text={t('common:action.close')} onClick={close} />
          </>
        }
      />
    </Dialog>
  );
};
