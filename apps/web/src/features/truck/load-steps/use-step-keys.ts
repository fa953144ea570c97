import type { LoadView } from '@mullion/load-viewer';
import { useTranslation } from 'react-i18next';
import { usePageHotkeys } from '../../../kits/hotkeys/use-page-hotkeys';
import type { Player } from '../state/use-player';

interface StepKeys {
  readonly player: Player;
  readonly count: number;
  readonly onView: (view: LoadView) => void;
}

/** Where a key belongs to what has the focus. */
const PRESSED = 'button, a, [role=radio]';
const CHOSEN = '[role=radio]';
const VIEWS = [
  ['0', 'corner'],
  ['1', 'front'],
  ['2', 'right'],
  ['3', 'top'],
] as const;

/** Space plays and pauses, arrows step, Home and End go to the ends, 0 to 3 turn the picture. */
export const useStepKeys = ({ player, count, onView }: StepKeys) => {
  const { t } = useTranslation(['trucks', 'pallet']);
  const everywhere = true;
  return usePageHotkeys(t('trucks:loadSteps.view'), [
    { combo: 'space', label: t('trucks:loadSteps.play'), act: player.toggle, everywhere, unless: PRESSED },
    {
      combo: 'left',
      label: t('trucks:loadSteps.previous'),
      act: () => player.go(player.at - 1),
      everywhere,
      unless: CHOSEN,
    },
    {
      combo: 'right',
      label: t('trucks:loadSteps.next'),
      act: () => player.go(player.at + 1),
      everywhere,
      unless: CHOSEN,
    },
    { combo: 'home', label: t('trucks:loadSteps.first'), act: () => player.go(1), everywhere },
    { combo: 'end', label: t('trucks:loadSteps.last'), act: () => player.go(count), everywhere },
    ...VIEWS.map(([combo, view]) => ({
      combo,
      label: t(`pallet:viewer.${view}`),
      act: () => onView(view),
      everywhere,
    })),
  ]);
};
