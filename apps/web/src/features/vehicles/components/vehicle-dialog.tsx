import { vehicle as vehicleSchema, type Vehicle } from '@mullion/contracts';
import { ConflictDialog, ErrorList, FormDialog, ProblemNote, TextField, useToast, useZodForm } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useRowForm } from '../../../app/forms/use-row-form';
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
  const form = useZodForm(vehicleFormSchema, formOfVehicle(vehicle));
  const { control, formState } = form;
  const { save, problem, conflict } = useRowForm({
    form,
    row: vehicle,
    schema: vehicleSchema,
    formOf: formOfVehicle,
    send: (values, over) =>
      over ? update({ params: { id: over.id }, body: { ...values, version: over.version } }) : create({ body: values }),
    onSaved: ({ trailer_number_plate: plate }) => {
      toast({ message: t('vehicles.saved', { plate }) });
      onClose();
    },
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
      {conflict && <ConflictDialog {...conflict} labels={labels} />}
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
