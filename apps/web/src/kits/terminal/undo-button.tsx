import { useEffect, useState } from 'react';
import { Undo } from '@blueprintjs/icons';
import { UNDO_SECONDS } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';

const SECOND_MS = 1_000;

interface UndoButtonProps {
  /** What is taken back, for who does not see where the button stands. */
  readonly name: string;
  readonly until: number;
  readonly onUndo: () => void;
}

/** Takes one scan back for as long as it counts down, and is gone then. */
export const UndoButton = ({ name, until, onUndo }: UndoButtonProps) => {
  const { t } = useTranslation('scanners');
  const [now, setNow] = useState(() => Date.now());
  const isOver = until <= now;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  if (isOver) return null;
  const seconds = Math.min(UNDO_SECONDS, Math.ceil((until - now) / SECOND_MS));
  return (
    <button type="button" className="bp6-button scan-undo" aria-label={t('undo.button', { name })} onClick={onUndo}>
      <Undo size={16} aria-hidden />
      <span className="bp6-button-text">{t('undo.seconds', { seconds })}</span>
    </button>
  );
};
