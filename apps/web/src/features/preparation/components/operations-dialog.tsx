import { useState } from 'react';
import { Button, Dialog, DialogBody, DialogFooter, InputGroup } from '@blueprintjs/core';
import { Cross, Plus } from '@blueprintjs/icons';
import { formatNumber, parseNumber } from '@mullion/i18n';
import {
  operationStatus,
  type Language,
  type Operation,
  type OutputOf,
  type listOrderOperations,
  type Problem,
  type ProductionOrder,
  type WorkCenter,
} from '@mullion/contracts';
import { DateField, ProblemNote, SelectBox, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../app/api/as-problem';
import { Loaded } from '../../../app/data/loaded';
import { useListWorkCentersQuery } from '../../../app/work-centers/work-centers-api';
import {
  useCreateOperationsMutation,
  useDeleteOperationMutation,
  useListOrderOperationsQuery,
  useUpdateOperationMutation,
} from '../api/preparation-api';

type OrderOperations = OutputOf<typeof listOrderOperations>['orders'][number];
const states = {
  [operationStatus.waiting]: 'waiting',
  [operationStatus.started]: 'started',
  [operationStatus.completed]: 'completed',
  [operationStatus.problem]: 'problem',
} as const;

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
            <Button text={t('common:action.close')} onClick={onClose} />
          </>
        }
      />
    </Dialog>
  );
};

interface PartProps {
  readonly own: OrderOperations;
  readonly centers: readonly Pick<WorkCenter, 'id' | 'code' | 'description'>[];
  readonly onProblem: (problem: Problem | null) => void;
}

const OperationRows = ({ own, centers, onProblem }: PartProps) => {
  const { t, i18n } = useTranslation('preparation');
  const language = i18n.language as Language;
  const toast = useToast();
  const [update] = useUpdateOperationMutation();
  const [remove] = useDeleteOperationMutation();
  const codeOf = (id: number) => centers.find((one) => one.id === id);
  const done = (problem: Problem | undefined) => {
    onProblem(problem ?? null);
    if (!problem) toast({ message: t('operations.saved') });
  };
  const saveMinutes = async (operation: Operation, text: string) => {
    const amount = text.trim() === '' ? null : parseNumber(text);
    if (amount === operation.amount || (amount === null && text.trim() !== '')) return;
    done(asProblem((await update({ params: { id: operation.id }, body: { amount, version: operation.version } })).error));
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
                const center = codeOf(one.work_center_id);
                const name = `${product.position}, ${center?.code ?? ''}`;
                return (
                  <tr key={one.id}>
                    <th scope="row">{at === 0 && <b title={product.barcode}>{product.position}</b>}</th>
                    <td>{center ? `${center.code} ${center.description}` : `${one.work_center_id}`}</td>
                    <td>
                      <InputGroup
                        key={one.version}
                        size="small"
                        inputMode="decimal"
                        aria-label={t('operations.saveMinutes', { name })}
                        placeholder={t('operations.unestimated')}
                        defaultValue={one.amount === null ? '' : formatNumber(one.amount, language, 2)}
                        onBlur={(event) => void saveMinutes(one, event.currentTarget.value)}
                        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
                      />
                    </td>
                    <td>{t(`operations.state.${states[one.status as keyof typeof states] ?? 'waiting'}`)}</td>
                    <td>
                      <Button
                        variant="minimal"
                        icon={<Cross />}
                        aria-label={t('operations.remove', { name })}
                        onClick={async () => done(asProblem((await remove({ params: { id: one.id } })).error))}
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

const AddOperation = ({ own, centers, onProblem }: PartProps) => {
  const { t } = useTranslation('preparation');
  const toast = useToast();
  const [create, { isLoading }] = useCreateOperationsMutation();
  const [productId, setProduct] = useState('');
  const [centerId, setCenter] = useState('');
  const [minutes, setMinutes] = useState('');
  const [end, setEnd] = useState<string | null>(own.end_date);
  const product = own.products.find(({ id }) => id === Number(productId));
  const center = centers.find(({ id }) => id === Number(centerId));
  const add = async () => {
    if (!product || !center) return;
    const row = { product_id: product.id, work_center_id: center.id, amount: parseNumber(minutes) };
    const answer = await create({ body: { operations: [row], ...(end === own.end_date ? {} : { end_date: end }) } });
    const problem = asProblem(answer.error);
    onProblem(problem ?? null);
    if (problem) return;
    toast({ message: t('operations.saved') });
    setCenter('');
    setMinutes('');
  };
  return (
    <div className="add-operation">
      <SelectBox aria-label={t('operations.product')} value={productId} onChange={(event) => setProduct(event.currentTarget.value)}>
        <option value="">{t('operations.chooseProduct')}</option>
        {own.products.map(({ id, position, barcode }) => (
          <option key={id} value={id}>
            {position} · {barcode}
          </option>
        ))}
      </SelectBox>
      <SelectBox aria-label={t('operations.center')} value={centerId} onChange={(event) => setCenter(event.currentTarget.value)}>
        <option value="">{t('operations.chooseCenter')}</option>
        {centers.map(({ id, code, description }) => (
          <option key={id} value={id}>
            {code} {description}
          </option>
        ))}
      </SelectBox>
      <InputGroup
        className="minutes"
        inputMode="decimal"
        aria-label={t('operations.minutes')}
        placeholder={t('operations.minutes')}
        value={minutes}
        onValueChange={setMinutes}
      />
      <DateField label={t('operations.end')} value={end} onChange={setEnd} />
      <Button icon={<Plus />} text={t('operations.add')} loading={isLoading} disabled={!product || !center} onClick={() => void add()} />
    </div>
  );
};
