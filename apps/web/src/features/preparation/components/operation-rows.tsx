import { useRef } from 'react';
import { Button } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import {
  operationStatus,
  type Operation,
  type OutputOf,
  type listOrderOperations,
  type Problem,
  type WorkCenter,
} from '@mullion/contracts';
import { useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../kits/api/as-problem';
import { useDeleteOperationMutation, useUpdateOperationMutation } from '../api/preparation-api';
import { focusBesideRow } from '../state/focus-beside-row';
import { MinutesField } from './minutes-field';

const states = {
  [operationStatus.waiting]: 'waiting',
  [operationStatus.started]: 'started',
  [operationStatus.completed]: 'completed',
  [operationStatus.problem]: 'problem',
} as const;
const NOT_FOUND = 404;

export interface OperationsPartProps {
  /** Operations and products of the order. */
  readonly own: OutputOf<typeof listOrderOperations>['orders'][number];
  readonly centers: readonly Pick<WorkCenter, 'id' | 'code' | 'description'>[];
  readonly onProblem: (problem: Problem | null) => void;
}

/** The operations of an order by product: minutes are edited in place, a row is removed at once. */
export const OperationRows = ({ own, centers, onProblem }: OperationsPartProps) => {
  const { t } = useTranslation('preparation');
  const toast = useToast();
  const [update] = useUpdateOperationMutation();
  const [remove] = useDeleteOperationMutation();
  const removing = useRef(new Set<number>());
  const done = (problem: Problem | undefined): boolean => {
    onProblem(problem ?? null);
    if (!problem) toast({ message: t('operations.saved') });
    return !problem;
  };
  const saveMinutes = async ({ id, version }: Operation, amount: number | null) =>
    done(asProblem((await update({ params: { id }, body: { amount, version } })).error));
  const removeIt = async ({ id }: Operation, button: HTMLElement) => {
    if (removing.current.has(id)) return;
    removing.current.add(id);
    const problem = asProblem((await remove({ params: { id } })).error);
    removing.current.delete(id);
    // somebody else was faster: it is gone, as it should be
    if (!problem || problem.status === NOT_FOUND) focusBesideRow(button);
    done(problem?.status === NOT_FOUND ? undefined : problem);
  };
  return (
    <div className="operation-rows">
      <table className="tb">
        <thead>
          <tr>
            <th scope="col">{t('operations.product')}</th>
            <th scope="col">{t('operations.center')}</th>
            <th scope="col">{t('operations.minutes')}</th>
            <th scope="col">{t('operations.status')}</th>
            <th aria-hidden />
          </tr>
        </thead>
        <tbody>
          {own.products.flatMap((product) =>
            own.operations
              .filter((one) => one.product_id === product.id)
              .map((one, at) => {
                const center = centers.find(({ id }) => id === one.work_center_id);
                const name = `${product.position}, ${center?.code ?? ''}`;
                return (
                  <tr key={one.id}>
                    <th scope="row">{at === 0 && <b title={product.barcode}>{product.position}</b>}</th>
                    <td data-label={t('operations.center')}>
                      {center ? `${center.code} ${center.description}` : `${one.work_center_id}`}
                    </td>
                    <td data-label={t('operations.minutes')}>
                      <MinutesField
                        label={t('operations.saveMinutes', { name })}
                        amount={one.amount}
                        onSave={(amount) => saveMinutes(one, amount)}
                      />
                    </td>
                    <td data-label={t('operations.status')}>
                      {t(`operations.state.${states[one.status as keyof typeof states] ?? 'waiting'}`)}
                    </td>
                    <td>
                      <Button
                        variant="minimal"
                        icon={<Cross />}
                        aria-label={t('operations.remove', { name })}
                        onClick={({ currentTarget }) => void removeIt(one, currentTarget)}
                      />
                    </td>
                  </tr>
                );
              }),
          )}
        </tbody>
      </table>
    </div>
  );
};
