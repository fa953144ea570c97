import { useMemo } from 'react';
import { packingTypeDrawing, packingTypeFacts, type PackingNumbers } from '@mullion/drawings';
import { formatNumber } from '@mullion/i18n';
import { SvgDrawing } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';

interface PackingTypeDrawingProps {
  readonly type: PackingNumbers;
  /** Whose dimension is singled out. */
  readonly lit: keyof PackingNumbers | null;
}

/** What the typed numbers mean: drawn, and in words. */
export const PackingTypeDrawing = ({ type, lit }: PackingTypeDrawingProps) => {
  const { t } = useTranslation('packingTypes');
  const language = useLanguage();
  const facts = useMemo(() => packingTypeFacts(type), [type]);
  const number = (value: number) => formatNumber(value, language);
  const label = t('drawing.name', {
    length: number(type.longest_pallet),
    width: number(type.pallet_width),
    height: number(type.max_height),
    truck: number(type.truck_length),
  });
  const drawing = useMemo(
    () =>
      packingTypeDrawing(
        type,
        {
          name: label,
          top: t('drawing.top'),
          side: t('drawing.side'),
          truck: t('drawing.truck'),
          corner: t('drawing.corner'),
        },
        lit,
      ),
    [label, lit, t, type],
  );
  return (
    <div className="packing-type-drawing">
      <SvgDrawing label={label} drawing={drawing} />
      <ul className="packing-type-facts sm" aria-live="polite">
        <li>
          {t('facts.rows', {
            count: facts.rows,
            used: number(facts.used),
            room: number(facts.room),
            free: number(facts.free),
          })}
        </li>
        <li className={facts.productHeight <= 0 ? 'bad' : undefined}>
          {t('facts.height', {
            left: number(facts.productHeight),
            max: number(type.max_height),
            timber: number(type.pallet_height),
          })}
        </li>
        {facts.tooTall && <li className="bad">{t('facts.tooTall', { truck: number(type.truck_height) })}</li>}
        {facts.overlaps ? (
          <li className="bad">{t('facts.overlaps', { spacing: number(type.default_truck_spacing) })}</li>
        ) : (
          <li className={facts.pallets === 0 ? 'bad' : undefined}>
            {t('facts.pallets', { count: facts.pallets, length: number(type.longest_pallet) })}
          </li>
        )}
      </ul>
    </div>
  );
};
