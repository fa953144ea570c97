import type { GlassUnit } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { useSizeText } from '../state/use-size-text';
import { SideMark } from './glass-columns';
import { PaneDrawing } from './pane-drawing';

interface GlassCardsProps {
  readonly units: readonly GlassUnit[];
  readonly onOpen: (unit: GlassUnit) => void;
}

/**
 * Units as cards of a phone, read at arm's length: where it stands, its size, type and order; a touch shows all of it.
 */
export const GlassCards = ({ units, onOpen }: GlassCardsProps) => {
  const { t } = useTranslation('glassUnits');
  const sizeText = useSizeText();
  return (
    <ul className="glass-cards" aria-label={t('title')}>
      {units.map((unit) => (
        <li key={unit.id}>
          <button type="button" className="glass-card" onClick={() => onOpen(unit)}>
            <span className="glass-plate">
              <b>{unit.stand_number ?? '–'}</b>
              {unit.stand_side !== null && <SideMark side={unit.stand_side} />}
            </span>
            <span className="glass-card-text">
              <b className="glass-card-size">{sizeText(unit)}</b>
              <span className="ellipsis">{unit.type}</span>
              <span className="ellipsis">
                <b>{unit.customer_order}</b>
                {unit.customer_position !== null && ` · ${unit.customer_position}`}
              </span>
            </span>
            <PaneDrawing {...unit} />
          </button>
        </li>
      ))}
    </ul>
  );
};
