import { useEffect, type ReactNode } from 'react';
import { Button } from '@blueprintjs/core';
import { Trash, Undo } from '@blueprintjs/icons';
import { workCenter as workCenterSchema, type ListedWorkCenter, type WorkCenter } from '@mullion/contracts';
import { ConfirmDialog, ConflictDialog, ErrorList, ProblemNote, useToast, useZodForm } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { WhoChanged } from '../../../kits/changes/who-changed';
import { useRowForm } from '../../../kits/forms/use-row-form';
import { formOfWorkCenter, workCenterFormSchema } from '../rules/work-center-form';
import { useSaveWorkCenter } from '../state/use-save-work-center';
import { useWorkCenterLabels, WorkCenterFields } from './work-center-fields';

interface CenterFormProps {
  readonly center: ListedWorkCenter;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onCancel: () => void;
  readonly onDelete: () => void;
  readonly onRestore: () => void;
  /** What stands below the fields. */
  readonly children: ReactNode;
}

/** The fields of a work center in the panel, with what else may be done to it. */
export const CenterForm = ({ center, onDirty, onCancel, onDelete, onRestore, children }: CenterFormProps) => {
  const { t } = useTranslation(['centers', 'common']);
  const labels = useWorkCenterLabels();
  const toast = useToast();
  const { send, question, done } = useSaveWorkCenter(center);
  const form = useZodForm(workCenterFormSchema, formOfWorkCenter(center));
  const {
    save,
    isSending,
    isDirty,
    errors,
    problem,
    conflict,
    question: asked,
  } = useRowForm({
    audited: 'work_centers',
    form,
    row: center as WorkCenter,
    schema: workCenterSchema,
    formOf: formOfWorkCenter,
    question,
    send,
    onSaved: (values, saved: WorkCenter) => {
      toast({ message: done(values) });
      form.reset(formOfWorkCenter(saved));
    },
  });
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return (
    <>
      <div className="center-scroll">
        <form id="center-form" className="center-fields" noValidate onSubmit={(event) => void save(event)}>
          {problem && <ProblemNote problem={problem} title={t('centers:refused.save')} />}
          {errors && <ErrorList errors={errors} labels={labels} />}
          <div className="form-grid">
            <WorkCenterFields control={form.control} isNew={false} />
          </div>
        </form>
        {children}
      </div>
      <footer className="center-foot">
        {center.deleted ? (
          <Button variant="minimal" icon={<Undo />} text={t('centers:restore')} onClick={onRestore} />
        ) : (
          <Button
            variant="minimal"
            className="center-delete"
            icon={<Trash />}
            text={t('centers:delete')}
            onClick={onDelete}
          />
        )}
        <span className="sp" />
        <Button text={t('common:action.cancel')} onClick={onCancel} disabled={isSending} />
        <Button type="submit" form="center-form" intent="primary" text={t('common:action.save')} loading={isSending} />
      </footer>
      {asked && (
        <ConfirmDialog
          open
          title={asked.title}
          action={asked.action}
          onConfirm={asked.onConfirm}
          onClose={asked.onClose}
        >
          {asked.text}
        </ConfirmDialog>
      )}
      {conflict && (
        <ConflictDialog {...conflict} labels={labels} who={conflict.edited && <WhoChanged {...conflict.edited} />} />
      )}
    </>
  );
};
