import { useState } from 'react';
import { productionProblem, scrapReasons, type ListedProblem } from '@mullion/contracts';
import { SelectField, TextAreaField, TextField, useCan } from '@mullion/ui-kit';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDebounce } from 'use-debounce';
import { useLanguage } from '../../../kits/address/language';
import { AttachedFiles } from '../../../entities/attachments/attached-files';
import { FilesToSend } from '../../../entities/attachments/files-to-send';
import { useSendFiles } from '../../../entities/attachments/use-send-files';
import { RowDialog } from '../../../kits/forms/row-dialog';
import { useRowDialog } from '../../../kits/forms/use-row-dialog';
import { useStatusNames } from '../../../entities/status/use-statuses';
import { useCreateProblemMutation, useGetProblemChoicesQuery, useUpdateProblemMutation } from '../api/problems-api';
import { bodyOfProblem, formOfProblem, problemFormSchema } from '../rules/problem-form';
import { useRemakePlan, useRemaking } from '../state/use-remaking';
import { RemakePane } from './remake-pane';
import { TimeField } from './time-field';

interface ProblemDialogProps {
  /** Null reports a new one. */
  readonly problem: ListedProblem | null;
  /** Who is signed in. */
  readonly userName: string;
  readonly onClose: () => void;
}

const TYPED_MS = 500;

/** Reports or edits a problem: Enter saves except in the description, Escape closes. */
export const ProblemDialog = ({ problem, userName, onClose }: ProblemDialogProps) => {
  const { t } = useTranslation(['problems', 'common']);
  const language = useLanguage();
  const maySetStatus = useCan({ types: [0] });
  const statuses = useStatusNames('problems');
  const [create] = useCreateProblemMutation();
  const [update] = useUpdateProblemMutation();
  const sendFiles = useSendFiles('problems');
  const [files, setFiles] = useState<readonly File[]>([]);
  const remaking = useRemaking(problem?.id ?? null);
  const { form, control, submission } = useRowDialog({
    audited: 'problems',
    fields: problemFormSchema,
    row: problem,
    schema: productionProblem,
    formOf: (row) => formOfProblem(row, userName, language),
    send: async (values, over) => {
      const body = bodyOfProblem(values, maySetStatus);
      const saved = over
        ? await update({ params: { id: over.id }, body: { ...body, version: over.version } })
        : await create({ body });
      if (!over && saved.data) await sendFiles([saved.data.id], files);
      if (saved.data) await remaking.orderIfAsked(saved.data);
      return saved;
    },
    done: ({ subject }) => t(problem ? 'done.saved' : 'done.created', { name: subject }),
    onClose,
  });
  const [orderCode, productId, centerId] = useWatch({ control, name: ['order_code', 'product_id', 'work_center_id'] });
  const [code] = useDebounce(orderCode.trim(), TYPED_MS);
  const { currentData: choices } = useGetProblemChoicesQuery({ query: { code: code || null } });
  const order = choices?.order ?? null;
  const [opened] = useState(problem);
  const labels = {
    subject: t('column.subject'),
    description: t('form.description'),
    order_code: t('form.order_code'),
    comment: t('column.comment'),
    user_name: t('form.user_name'),
    product_id: t('form.product'),
    work_center_id: t('form.workCenter'),
    reason: t('form.reason'),
    status: t('column.status'),
    time_spent: t('column.time_spent'),
  };
  const orderHelp = (): string => {
    if (code === '' || !choices) return '';
    if (!order) return t('form.orderUnknown');
    return [order.customer, order.delivery_date && t('form.delivery', { date: order.delivery_date })]
      .filter(Boolean)
      .join(', ');
  };
  const products = (order?.products ?? []).map(({ id, position, width, height }) => ({
    value: String(id),
    text: `${position}, ${width} × ${height}`,
  }));
  const product = order?.products.find(({ id }) => String(id) === productId) ?? null;
  const plan = useRemakePlan(product?.id ?? null, remaking.first ?? (centerId === '' ? null : Number(centerId)));
  const saveAndRemake = async () => {
    await form.trigger();
    if (form.getValues('reason') === '')
      return form.setError('reason', { type: 'required', message: 'common:form.requiredField' }, { shouldFocus: true });
    await remaking.asking(plan, () => submission.save());
  };
  // until the order is read the product has no name
  const kept =
    opened?.product_id && products.every(({ value }) => value !== String(opened.product_id))
      ? String(opened.product_id)
      : null;
  const canRemake = product !== null && remaking.remake === null && plan?.refusal === null;
  return (
    <RowDialog
      title={problem ? problem.subject : t('new')}
      submission={submission}
      refused={t('refused.save')}
      labels={labels}
      hasRequired
      onClose={onClose}
      action={canRemake ? t('remake.onlySave') : undefined}
      primary={canRemake ? { text: t('remake.save'), onClick: () => void saveAndRemake() } : null}
      aside={<RemakePane product={product} remake={remaking.remake} plan={plan} onFirst={remaking.setFirst} />}
    >
      <TextField control={control} name="subject" label={labels.subject} required wide />
      <TextAreaField control={control} name="description" label={labels.description} required wide />
      <TextField control={control} name="order_code" label={labels.order_code} help={orderHelp()} required />
      <TextField control={control} name="user_name" label={labels.user_name} readOnly />
      <TextField control={control} name="comment" label={labels.comment} wide />
      <SelectField
        control={control}
        name="product_id"
        label={labels.product_id}
        placeholder={t('form.noProduct')}
        choices={kept === null ? products : [{ value: kept, text: '…' }, ...products]}
      />
      <SelectField
        control={control}
        name="work_center_id"
        label={labels.work_center_id}
        placeholder={t('common:none')}
        choices={(choices?.work_centers ?? []).map(({ id, code: centerCode, description }) => ({
          value: String(id),
          text: `${centerCode} ${description}`,
        }))}
      />
      <SelectField
        control={control}
        name="reason"
        label={labels.reason}
        placeholder={t('common:none')}
        choices={scrapReasons.map((reason) => ({ value: reason, text: t(`reason.${reason}`) }))}
      />
      {maySetStatus && (
        <>
          <SelectField
            control={control}
            name="status"
            label={labels.status}
            help={t('form.statusHelp')}
            choices={statuses.choices.map(({ status, text }) => ({ value: String(status), text }))}
          />
          <TimeField control={control} label={labels.time_spent} />
        </>
      )}
      {problem ? <AttachedFiles table="problems" id={problem.id} /> : <FilesToSend files={files} onChange={setFiles} />}
    </RowDialog>
  );
};
