import { Button } from '@blueprintjs/core';
import { Edit } from '@blueprintjs/icons';
import type { Truck } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { UndoButtons } from '../../../app/editor/undo-buttons';
import type { FloorEditor } from '../state/use-floor';

interface TruckActionsProps {
  readonly editor: Pick<FloorEditor, 'saving' | 'undoes' | 'redoes' | 'undo' | 'redo'>;
  readonly editable: boolean;
  readonly writes: boolean;
  readonly left: boolean;
  readonly onEdit: () => void;
}

/** What stands beside the truck's name: is it saved, one step back or forth, its details. */
export const TruckActions = ({ editor, editable, writes, left, onEdit }: TruckActionsProps) => {
  const { t } = useTranslation('trucks');
  return (
    <>
      {editor.saving && (
        <span className="muted nowrap" role="status">
          {t('page.saving')}
        </span>
      )}
      {writes && (
        <span className="truck-undo">
          <UndoButtons history={editor} disabled={!editable} />
        </span>
      )}
      {writes && <Button icon={<Edit />} text={t('page.edit')} disabled={left} onClick={onEdit} />}
    </>
  );
};

/** Number, day and trailer, after the name. */
export const TruckFacts = ({ truck }: { readonly truck: Truck }) => {
  const { t } = useTranslation('trucks');
  const facts = [
    truck.number === truck.description ? null : truck.number,
    truck.delivery_date,
    truck.vehicle && t('page.trailer', { plate: truck.vehicle.trailer_number_plate }),
  ];
  return <span className="secondary nowrap ellipsis truck-facts">{facts.filter(Boolean).join(' · ')}</span>;
};
