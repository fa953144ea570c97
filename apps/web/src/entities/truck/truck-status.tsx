import { useState } from 'react';
import type { Truck } from '@mullion/contracts';
import { StatusChanger, StatusTag, useCan } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useStatusNames, useStatusOptions } from '../status/use-statuses';
import { TruckStatusDialog } from './status-dialog';

/** A truck's status with its changer; every change is asked about first. */
export const TruckStatus = ({ truck }: { truck: Truck }) => {
  const { t } = useTranslation('trucks');
  const writes = useCan({ writes: true });
  const { nameOf } = useStatusNames('trucks');
  const options = useStatusOptions('trucks');
  const [target, setTarget] = useState<number | null>(null);
  if (!writes) return <StatusTag table="trucks" status={truck.status} text={nameOf(truck.status)} />;
  return (
    <>
      <StatusChanger
        name={truck.description}
        current={truck.status}
        options={options(truck.status)}
        render={({ status, text }) => <StatusTag table="trucks" status={status} text={text} />}
        consequence={t('confirm.consequence')}
        onPick={setTarget}
      />
      {target !== null && <TruckStatusDialog truck={truck} target={target} onClose={() => setTarget(null)} />}
    </>
  );
};
