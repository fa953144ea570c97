import { Button, ButtonGroup } from '@blueprintjs/core';
import { Redo, Undo } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import type { Moves } from '../state/use-moves';

/** Takes the last move back, and does it again. */
export const UndoButtons = ({ moves }: { readonly moves: Moves }) => {
  const { t } = useTranslation('planning');
  return (
    <ButtonGroup>
      <Button
        className="icon-only"
        icon={<Undo />}
        aria-label={t('undo')}
        title={t('undo')}
        disabled={!moves.canUndo}
        onClick={moves.undo}
      />
      <Button
        className="icon-only"
        icon={<Redo />}
        aria-label={t('redo')}
        title={t('redo')}
        disabled={!moves.canRedo}
        onClick={moves.redo}
      />
    </ButtonGroup>
  );
};
