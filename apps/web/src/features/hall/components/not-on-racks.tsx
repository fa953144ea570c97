import { Pane, Tag } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { notOnRacks, type PickList } from '../rules/pick-list';
import { UnitPicture } from './unit-picture';

/** What a pallet still needs and no rack has: each with the work center it stands at. */
export const NotOnRacks = ({
  list,
  onChoose,
}: {
  readonly list: PickList;
  readonly onChoose: (productId: number) => void;
}) => {
  const { t } = useTranslation('hall');
  const units = notOnRacks(list.units);
  return (
    <Pane title={t('nowhere.title')} flush actions={units.length > 0 && <Tag tone="bad">{String(units.length)}</Tag>}>
      {units.length === 0 && <p className="hall-none secondary">{t('nowhere.none')}</p>}
      <ul className="hall-pick">
        {units.map(({ station, ...unit }) => (
          <li key={unit.product_id}>
            <button type="button" className="hall-row" onClick={() => onChoose(unit.product_id)}>
              <UnitPicture unit={unit} />
              <span className="hall-where">
                <b>{unit.position}</b>
                <span className={station?.problem ? 'bad' : 'secondary'}>
                  {station
                    ? [`${station.code} ${station.description}`, station.problem !== null && t('nowhere.problem')]
                        .filter(Boolean)
                        .join(', ')
                    : t(list.stations_known ? 'nowhere.unknown' : 'nowhere.silent')}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Pane>
  );
};
