import { Button } from '@blueprintjs/core';
import { SideDrawer } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../kits/data/loaded';
import { useListGlassUnitsQuery } from '../../../entities/glass-unit/glass-units-api';
import type { StandPlace } from '../rules/stand-sides';
import { useSizeText } from '../state/use-size-text';
import { PaneDrawing } from './pane-drawing';

interface StandSideDrawerProps {
  readonly place: StandPlace;
  readonly filter: string | null;
  readonly onList: (place: StandPlace) => void;
  readonly onClose: () => void;
}

/** What leans on one side of a stand, in the order of its positions. */
export const StandSideDrawer = ({ place, filter, onList, onClose }: StandSideDrawerProps) => {
  const { t } = useTranslation('glassUnits');
  const sizeText = useSizeText();
  const { stand, side } = place;
  const query = useListGlassUnitsQuery({ query: { filter, stand, ...(side === null ? {} : { side }) } });
  return (
    <SideDrawer
      open
      title={side === null ? t('onlyStand', { stand }) : t('onlySide', { stand, side })}
      onClose={onClose}
    >
      <Loaded query={query} failed={t('refused.load')} keepPrevious>
        {(shown) =>
          shown && (
            <>
              <p className="row">
                <b>{t('stands.units', { count: shown.total })}</b>
                <span className="sp" />
                <Button text={t('stands.toList')} onClick={() => onList(place)} />
              </p>
              <ol className="glass-leaners">
                {shown.data.map((unit) => (
                  <li key={unit.id}>
                    <PaneDrawing {...unit} />
                    <span className="glass-card-text">
                      <b>{sizeText(unit)}</b>
                      <span className="ellipsis">{unit.type}</span>
                      <span className="ellipsis secondary">
                        {[
                          unit.customer_order,
                          unit.customer_position,
                          `${unit.supplier_order}/${unit.supplier_position}`,
                        ]
                          .filter((part) => part !== null)
                          .join(' · ')}
                      </span>
                    </span>
                  </li>
                ))}
              </ol>
            </>
          )
        }
      </Loaded>
    </SideDrawer>
  );
};
