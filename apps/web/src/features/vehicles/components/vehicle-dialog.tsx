import { vehicle as vehicleSchema, type Vehicle } from '@mullion/contracts';
import { TextField } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { RowDialog } from '../../../kits/forms/row-dialog';
import { useRowDialog } from '../../../kits/forms/use-row-dialog';
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
  const [create] = useCreateVehicleMutation();
  const [update] = useUpdateVehicleMutation();
  const { control, submission } = useRowDialog({
    audited: 'vehicles',
    fields: vehicleFormSchema,
    row: vehicle,
    schema: vehicleSchema,
    formOf: formOfVehicle,
    send: (values, over) =>
      over ? update({ params: { id: over.id }, body: { ...values, version: over.version } }) : create({ body: values }),
    done: ({ trailer_number_plate: plate }) => t('vehicles.saved', { plate }),
    onClose,
  });
  const labels = {
    trailer_number_plate: t('vehicles.column.trailer_number_plate'),
    number_plate: t('vehicles.column.number_plate'),
    make: t('vehicles.column.make'),
    driver: t('vehicles.column.driver'),
  };
  return (
    <RowDialog
      title={vehicle ? t('vehicles.editTitle', { plate: vehicle.trailer_number_plate }) : t('vehicles.new')}
      hasRequired
      submission={submission}
      refused={t('vehicles.refused.save')}
      labels={labels}
      onClose={onClose}
    >
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
    </RowDialog>
  );
};
