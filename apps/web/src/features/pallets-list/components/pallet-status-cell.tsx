import { palletStatus, type Pallet, type Problem } from '@mullion/contracts';
import { StatusChanger, StatusTag, useCan, useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useUpdatePalletMutation } from '../../../entities/pallet/packing-api';
import { useStatusNames, useStatusOptions } from '../../../entities/status/use-statuses';

/** A pallet's status; opens the changer where the person may change it. */
export const PalletStatusCell = ({ pallet }: { readonly pallet: Pallet }) => {
  const { t } = useTranslation('pallet');
  const writes = useCan({ writes: true });
  const toast = useToast();
  const problemToast = useProblemToast();
  const { nameOf } = useStatusNames('pallets');
  const optionsOf = useStatusOptions('pallets');
  const [update] = useUpdatePalletMutation();
  const options = optionsOf(pallet.status);
  if (!writes || !options.some((option) => option.allowed && option.status !== pallet.status))
    return <StatusTag table="pallets" status={pallet.status} text={nameOf(pallet.status)} />;
  const pick = async (status: number): Promise<void> => {
    try {
      const saved = await update({ params: { id: pallet.id }, body: { status, version: pallet.version } }).unwrap();
      toast({ message: t('list.statusSaved', { number: saved.shown_number, status: nameOf(status) }) });
    } catch (error) {
      problemToast(error as Problem, t('list.statusFailed'));
    }
  };
  return (
    <StatusChanger
      name={pallet.shown_number}
      current={pallet.status}
      options={options}
      render={(option) => <StatusTag table="pallets" status={option.status} text={option.text} />}
      consequence={t('list.statusConsequence', {
        prepared: nameOf(palletStatus.prepared),
        closed: nameOf(palletStatus.closed),
      })}
      onPick={(status) => void pick(status)}
    />
  );
};
