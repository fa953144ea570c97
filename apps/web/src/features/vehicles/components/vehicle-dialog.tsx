import { useState } from 'react';
import { vehicle as vehicleSchema, type Problem, type Vehicle } from '@mullion/contracts';
import { ErrorList, FormDialog, ProblemNote, TextField, useToast, useZodForm } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../app/api/as-problem';
import { useCreateVehicleMutation, useUpdateVehicleMutation } from '../api/vehicles-api';
import { formOfVehicle, vehicleFormSchema } from '../rules/vehicle-form';

interface VehicleDialogProps {
  /** Null makes a new one. */
  readonly vehicle: Vehicle | null;
  readonly onClose: () => void;
}

/** Trailer's plate, plate, make, driver. */
export const VehicleDialog = ({ vehicle, onClose }: VehicleDialogProps) => {
  const { t } = useTranslation('trucks');
  const toast = useToast();
  const [create, creating] = useCreateVehicleMutation();
  const [update, updating] = useUpdateVehicleMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [base, setBase] = useState(vehicle);
  const { control, formState, handleSubmit } = useZodForm(vehicleFormSchema, formOfVehicle(vehicle));
  const save = handleSubmit(async (values) => {
    setProblem(null);
    const answer = base
      ? await update({ params: { id: base.id }, body: { ...values, version: base.version } })
      : await create({ body: values });
    const refused = asProblem(answer.error);
    if (refused) {
      const current = vehicleSchema.safeParse(refused.current);
      if (current.success) setBase(current.data);
      return setProblem(refused);
    }
    toast({ message: t('vehicles.saved', { plate: values.trailer_number_plate }) });
    onClose();
  });
  const labels = {
    trailer_number_plate: t('vehicles.column.trailer_number_plate'),
    number_plate: t('vehicles.column.number_plate'),
    make: t('vehicles.column.make'),
    driver: t('vehicles.column.driver'),
  };
  return (
    <FormDialog
      open
      title={vehicle ? t('vehicles.editTitle', { plate: vehicle.trailer_number_plate }) : t('vehicles.new')}
      onClose={onClose}
      onSubmit={(event) => void save(event)}
      busy={creating.isLoading || updating.isLoading}
      dirty={formState.isDirty}
      hasRequired
    >
      <div className="form-grid">
        {problem && (
          <div className="wide">
            <ProblemNote problem={problem} title={t('vehicles.refused.save')} />
          </div>
        )}
        {formState.isSubmitted && !formState.isValid && (
          <div className="wide">
            <ErrorList errors={formState.errors} labels={labels} shown />
          </div>
        )}
        <TextField
          control={control}
          name="trailer_number_plate"
          label={labels.trailer_number_plate}
          help={t('vehicles.plateHelp')}
          required
        />
        <TextField control={control} name="number_plate" label={labels.number_plate} help={t('vehicles.tractorHelp')} />
        <TextField control={control} name="make" label={labels.make} />
        <TextField control={control} name="driver" label={labels.driver} />
      </div>
    </FormDialog>
  );
};
