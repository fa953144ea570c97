import type { GlassUnit } from '@mullion/contracts';
import { ConfirmDialog, useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../kits/api/as-problem';
import { useDeleteGlassUnitMutation } from '../../../entities/glass-unit/glass-units-api';

interface RemoveUnitProps {
  readonly unit: GlassUnit;
  readonly onClose: () => void;
}

/** Asks before a unit is deleted: of a wrong file, or one that never comes. */
export const RemoveUnit = ({ unit, onClose }: RemoveUnitProps) => {
  const { t } = useTranslation('glassUnits');
  const toast = useToast();
  const refuse = useProblemToast();
  const [remove] = useDeleteGlassUnitMutation();
  const name = `${unit.supplier_order}/${unit.supplier_position}`;
  const onConfirm = async () => {
    const problem = asProblem((await remove({ params: { id: unit.id } })).error);
    if (problem) refuse(problem, t('refused.remove'));
    else toast({ message: t('remove.done', { unit: name }) });
  };
  return (
    <ConfirmDialog
      open
      destructive
      title={t('remove.title', { unit: name })}
      action={t('remove.action')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {t('remove.text')}
    </ConfirmDialog>
  );
};
