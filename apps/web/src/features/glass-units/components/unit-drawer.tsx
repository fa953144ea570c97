import { glassColumns, type GlassUnit } from '@mullion/contracts';
import { formatMoment } from '@mullion/i18n';
import { SideDrawer } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSizeText } from '../state/use-size-text';
import { PaneDrawing } from './pane-drawing';

/** By the numbers of `glassStatus`. */
const statusNames = ['ordered', 'onStand', 'loaded'] as const;
/** The stand and the size are said in one line each. */
const facts = glassColumns.filter(
  (column) => column !== 'stand_number' && column !== 'stand_side' && column !== 'width' && column !== 'height',
);

interface UnitDrawerProps {
  readonly unit: GlassUnit | null;
  readonly onClose: () => void;
}

/** All that is known of a unit; what nobody said is left out. */
export const UnitDrawer = ({ unit, onClose }: UnitDrawerProps) => {
  const { t } = useTranslation('glassUnits');
  const sizeText = useSizeText();
  if (unit === null) return null;
  const { stand_number: stand, stand_side: side } = unit;
  return (
    <SideDrawer open title={t('details', { size: sizeText(unit) })} onClose={onClose}>
      <div className="glass-details">
        <PaneDrawing {...unit} />
        <dl className="glass-facts">
          <dt>{t('column.status')}</dt>
          <dd>{t(`status.${statusNames[unit.status] ?? 'ordered'}`)}</dd>
          <dt>{t('column.stand_number')}</dt>
          <dd>{stand === null ? t('noStand') : side === null ? stand : `${stand} ${side}`}</dd>
          <dt>{t('column.size')}</dt>
          <dd>{sizeText(unit)}</dd>
          {unit.supplier_title !== null && (
            <>
              <dt>{t('column.supplier_title')}</dt>
              <dd>{unit.supplier_title}</dd>
            </>
          )}
          {facts
            .filter((key) => unit[key] !== null && unit[key] !== false)
            .map((key) => [
              <dt key={`${key} name`}>{t(`column.${key}`)}</dt>,
              <dd key={key}>{unit[key] === true ? t('yes') : unit[key]}</dd>,
            ])}
          <dt>{t('column.updated_at')}</dt>
          <dd>{formatMoment(unit.updated_at)}</dd>
        </dl>
      </div>
    </SideDrawer>
  );
};
