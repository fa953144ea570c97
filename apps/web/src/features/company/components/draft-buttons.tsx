import { Button } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';

interface DraftButtonsProps {
  readonly isDirty: boolean;
  /** What is typed can be saved as it is. */
  readonly isGood?: boolean;
  readonly saving: boolean;
  readonly onDiscard: () => void;
  readonly onSave: () => void;
}

/** The footer of a pane whose changes are saved together. */
export const DraftButtons = ({ isDirty, isGood = true, saving, onDiscard, onSave }: DraftButtonsProps) => {
  const { t } = useTranslation('common');
  return (
    <>
      <span className="sp" />
      <Button text={t('action.discard')} disabled={!isDirty || saving} onClick={onDiscard} />
      <Button
        intent="primary"
        text={t('action.save')}
        disabled={!isDirty || !isGood}
        loading={saving}
        onClick={onSave}
      />
    </>
  );
};
