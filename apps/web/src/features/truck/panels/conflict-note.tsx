import { Button } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { WhoChanged } from '../../../kits/changes/who-changed';

interface ConflictNoteProps {
  readonly truckId: number;
  /** Numbers of the pallets. */
  readonly pallets: readonly string[];
  /** When our change was made. */
  readonly since: number;
  readonly onClose: () => void;
}

/** Which pallets somebody else has moved, so that our change was not done. */
export const ConflictNote = ({ truckId, pallets, since, onClose }: ConflictNoteProps) => {
  const { t } = useTranslation('trucks');
  return (
    <Note
      tone="warn"
      title={t('page.conflictTitle')}
      actions={
        <Button
          className="icon-only"
          variant="minimal"
          icon={<Cross />}
          aria-label={t('page.dismiss')}
          onClick={onClose}
        />
      }
    >
      {t('page.conflictMoved', { pallets: pallets.join(', ') })} {t('page.conflictText')}{' '}
      <WhoChanged table="trucks" id={truckId} since={since} />
    </Note>
  );
};
