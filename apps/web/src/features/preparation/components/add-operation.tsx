import { useState } from 'react';
import { Button, InputGroup } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import { DateField, SelectBox, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../kits/api/as-problem';
import { MAX_MINUTES, typedNumber } from '../../../entities/production/typed-number';
import { useCreateOperationsMutation } from '../api/preparation-api';
import type { OperationsPartProps } from './operation-rows';

interface AddOperationProps extends OperationsPartProps {
  /** As typed; kept by the dialog, which asks before it is lost. */
  readonly minutes: string;
  readonly setMinutes: (minutes: string) => void;
}

/** Adds one operation of a product at a work center, with the day the order is to be finished by. */
export const AddOperation = ({ own, centers, onProblem, minutes, setMinutes }: AddOperationProps) => {
  const { t } = useTranslation('preparation');
  const toast = useToast();
  const [create, { isLoading }] = useCreateOperationsMutation();
  const [productId, setProduct] = useState('');
  const [centerId, setCenter] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [end, setEnd] = useState<string | null>(own.end_date);
  const product = own.products.find(({ id }) => id === Number(productId));
  const center = centers.find(({ id }) => id === Number(centerId));
  const add = async () => {
    if (!product || !center || isLoading) return;
    const amount = typedNumber(minutes, MAX_MINUTES);
    setWrong(amount === undefined);
    if (amount === undefined) return;
    const row = { product_id: product.id, work_center_id: center.id, amount };
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
      <SelectBox
        aria-label={t('operations.product')}
        value={productId}
        onChange={(event) => setProduct(event.currentTarget.value)}
      >
        <option value="">{t('operations.chooseProduct')}</option>
        {own.products.map(({ id, position, barcode }) => (
          <option key={id} value={id}>
            {position} · {barcode}
          </option>
        ))}
      </SelectBox>
      <SelectBox
        aria-label={t('operations.center')}
        value={centerId}
        onChange={(event) => setCenter(event.currentTarget.value)}
      >
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
        aria-invalid={isWrong}
        intent={isWrong ? 'danger' : 'none'}
        value={minutes}
        onValueChange={setMinutes}
        onKeyDown={(event) => event.key === 'Enter' && void add()}
      />
      <DateField label={t('operations.end')} value={end} onChange={setEnd} />
      <Button
        icon={<Plus />}
        text={t('operations.add')}
        loading={isLoading}
        disabled={!product || !center}
        onClick={() => void add()}
      />
      {isWrong && (
        <span className="bad sm" role="alert">
          {t('operations.wrongMinutes')}
        </span>
      )}
    </div>
  );
};
