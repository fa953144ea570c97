import { Button, ButtonGroup } from '@blueprintjs/core';
import { Redo, Undo } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';

interface UndoButtonsProps {
  readonly history: {
    /** What would be taken back and done again next, in words; null: nothing. */
    readonly undoes: string | null;
    readonly redoes: string | null;
    readonly undo: () => void;
    readonly redo: () => void;
  };
  readonly disabled?: boolean;
}

/** One step back or forth in every editor; each button names the step. */
export const UndoButtons = ({ history, disabled = false }: UndoButtonsProps) => {
  const { undoes, redoes } = history;
  const { t } = useTranslation('editor');
  const undo = undoes === null ? t('keys.undo') : t('undoOf', { what: undoes });
  const redo = redoes === null ? t('keys.redo') : t('redoOf', { what: redoes });
  return (
    <ButtonGroup>
      <Button
        className="icon-only"
        icon={<Undo />}
        aria-label={undo}
        title={`${undo} (Ctrl+Z)`}
        disabled={disabled || undoes === null}
        onClick={history.undo}
      />
      <Button
        className="icon-only"
        icon={<Redo />}
        aria-label={redo}
        title={`${redo} (Ctrl+Y)`}
        disabled={disabled || redoes === null}
        onClick={history.redo}
      />
    </ButtonGroup>
  );
};
