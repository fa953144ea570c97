import { useState } from 'react';
import { Button } from '@blueprintjs/core';
import { Edit, Endorsed, Share } from '@blueprintjs/icons';
import type { Truck } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { UndoButtons } from '../../../kits/editor/undo-buttons';
import { useCan } from '@mullion/ui-kit';
import { usePageHref } from '../../../kits/address/language';
import { paths } from '../../../entities/pages/paths';
import { ShareDrawer } from '../../../entities/links/share-drawer';
import type { FloorEditor } from '../state/use-floor';

interface TruckActionsProps {
  readonly truck: Truck;
  readonly editor: Pick<FloorEditor, 'saving' | 'undoes' | 'redoes' | 'undo' | 'redo'>;
  readonly editable: boolean;
  readonly writes: boolean;
  readonly left: boolean;
  readonly onEdit: () => void;
}

/** What stands beside the truck's name: is it saved, one step back or forth, its details. */
export const TruckActions = ({ truck, editor, editable, writes, left, onEdit }: TruckActionsProps) => {
  const { t } = useTranslation(['trucks', 'links']);
  const href = usePageHref();
  const shares = useCan({ types: [0, 1, 2, 3] });
  const [sharing, setSharing] = useState(false);
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
      {truck.departure > 0 && (
        <Link className="bp6-button" to={href(paths.evidence(truck.id, truck.departure))}>
          <Endorsed aria-hidden />
          <span className="bp6-button-text">{t('trucks:action.evidence')}</span>
        </Link>
      )}
      {left && shares && <Button icon={<Share />} text={t('links:open.departure')} onClick={() => setSharing(true)} />}
      {sharing && <ShareDrawer kind="departure" id={truck.id} name={truck.number} onClose={() => setSharing(false)} />}
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
