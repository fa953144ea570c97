import { Button } from '@blueprintjs/core';
import { Edit, Redo, Undo } from '@blueprintjs/icons';
import type { Truck } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import type { FloorEditor } from '../state/use-floor';

interface TruckActionsProps {
  readonly editor: Pick<FloorEditor, 'saving' | 'canUndo' | 'canRedo' | 'undo' | 'redo'>;
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
        <span className="bgrp truck-undo">
          <Button
            icon={<Undo />}
            aria-label={t('page.undo')}
            title={`${t('page.undo')} (Ctrl+Z)`}
            disabled={!editable || !editor.canUndo}
            onClick={editor.undo}
          />
          <Button
            icon={<Redo />}
            aria-label={t('page.redo')}
            title={`${t('page.redo')} (Ctrl+Shift+Z)`}
            disabled={!editable || !editor.canRedo}
            onClick={editor.redo}
          />
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
