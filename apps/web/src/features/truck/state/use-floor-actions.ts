import { formatNumber } from '@mullion/i18n';
import { useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../app/api/as-problem';
import { useLanguage } from '../../../app/language';
import { useOptimiseTruckMutation } from '../../../app/trucks/trucks-api';
import type { FloorEditor } from './use-floor';

/** What the server does to a truck's floor at a press: arranging it, and whether pallets may be turned for that. */
export const useFloorActions = ({ truck, rearrange, edit }: Pick<FloorEditor, 'truck' | 'rearrange' | 'edit'>) => {
  const { t } = useTranslation('trucks');
  const language = useLanguage();
  const toast = useToast();
  const refuse = useProblemToast();
  const [optimise, optimising] = useOptimiseTruckMutation();
  const arrange = () =>
    rearrange(async () => {
      const usedBefore = truck.used_length;
      const answer = await optimise({ params: { id: truck.id }, body: {} });
      const refused = asProblem(answer.error);
      if (refused) refuse(refused, t('refused.optimise'));
      if (!answer.data || answer.data.arrangement_failed) return null;
      const number = (value: number) => formatNumber(value, language);
      const after = number(answer.data.used_length);
      toast({
        message:
          answer.data.used_length < usedBefore
            ? t('done.optimised', { before: number(usedBefore), after })
            : t('done.optimisedSame', { after }),
      });
      return answer.data;
    });
  const allowTurn = (allow: boolean): void => edit({ from: { allow_turn: truck.allow_turn }, to: { allow_turn: allow } });

  return { arrange, allowTurn, isArranging: optimising.isLoading };
};
