import { workInputs } from '@mullion/contracts';
import { SwitchField, TextField } from '@mullion/ui-kit';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { switchOf, type WorkCenterForm, type WorkCenterValues } from '../rules/work-center-form';

/** How the fields are called, there and where a message names them. */
export const useWorkCenterLabels = () => {
  const { t } = useTranslation('centers');
  return {
    code: t('form.code'),
    description: t('form.description'),
    max_load: t('form.maxLoad'),
    probability: t('form.probability'),
    preperation: t('form.preperation'),
    by_sizes: t('form.by.sizes'),
    by_kind: t('form.by.kind'),
    by_wood: t('form.by.wood'),
    by_paint: t('form.by.paint'),
    by_fittings: t('form.by.fittings'),
    deleted: t('form.deleted'),
  };
};

interface WorkCenterFieldsProps {
  readonly control: Control<WorkCenterForm, unknown, WorkCenterValues>;
  /** A new one gets its code. */
  readonly isNew: boolean;
  /** Deleting is a switch of the form, not a button beside it. */
  readonly withDeleted?: boolean;
}

/** All fields of a work center; the code of one that is there stays. */
export const WorkCenterFields = ({ control, isNew, withDeleted }: WorkCenterFieldsProps) => {
  const { t } = useTranslation('centers');
  const labels = useWorkCenterLabels();
  return (
    <>
      <TextField
        control={control}
        name="code"
        label={labels.code}
        required={isNew}
        readOnly={!isNew}
        help={isNew ? t('form.codeHelp') : t('form.codeKept')}
      />
      <TextField
        control={control}
        name="max_load"
        label={labels.max_load}
        help={t('form.maxLoadHelp')}
        inputMode="decimal"
      />
      <TextField control={control} name="description" label={labels.description} required wide />
      <TextField
        control={control}
        name="probability"
        label={labels.probability}
        help={t('form.probabilityHelp')}
        inputMode="decimal"
      />
      <div className="field center-switches">
        <SwitchField control={control} name="preperation" label={labels.preperation} />
        {withDeleted && <SwitchField control={control} name="deleted" label={labels.deleted} />}
      </div>
      <fieldset className="wide center-works-by">
        <legend>{t('form.worksBy')}</legend>
        <div className="row">
          {workInputs.map((input) => (
            <SwitchField key={input} control={control} name={switchOf[input]} label={labels[switchOf[input]]} />
          ))}
        </div>
        <p className="help">{t('form.worksByHelp')}</p>
      </fieldset>
    </>
  );
};
