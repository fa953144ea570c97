import { truckFromWire } from '@mullion/packing-model';
import { useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../kits/api/as-problem';
import { useImprovementText } from '../../../entities/optimiser/use-improvement-text';
import { useOptimiseTruckMutation } from '../../../entities/truck/trucks-api';
import { floorImprovements } from '../rules/floor-suggestion';
import type { FloorEditor } from './use-floor';

/** What the server does to a truck's floor at a press: arranging it, and whether pallets may be turned for that. */
export const useFloorActions = ({ truck, rearrange, edit }: Pick<FloorEditor, 'truck' | 'rearrange' | 'edit'>) => {
  const { t } = useTranslation('trucks');
  const textOf = useImprovementText();
  const toast = useToast();
  const refuse = useProblemToast();
  const [optimise, optimising] = useOptimiseTruckMutation();
  const arrange = () =>
    rearrange(async () => {
      const answer = await optimise({ params: { id: truck.id }, body: {} });
      const refused = asProblem(answer.error);
      if (refused) refuse(refused, t('refused.optimise'));
      if (!answer.data || answer.data.arrangement_failed) return null;
      const gains = floorImprovements(truckFromWire(truck), truckFromWire(answer.data).placed);
      toast({ message: gains.length > 0 ? t('done.optimised', { gains: textOf(gains) }) : t('done.optimisedSame') });
      return answer.data;
    });
  const allowTurn = (allow: boolean): void =>
    edit({ from: { allow_turn: truck.allow_turn }, to: { allow_turn: allow } });

  return { arrange, allowTurn, isArranging: optimising.isLoading };
};
