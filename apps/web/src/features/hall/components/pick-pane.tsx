import { EyeOff, Tick } from '@blueprintjs/icons';
import { Pane } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { takenOf, type PickList, type PickStop, type PickUnit } from '../rules/pick-list';
import { UnitPicture } from './unit-picture';
import { useSeenText } from './use-seen-text';

interface PickPaneProps {
  readonly list: PickList;
  readonly stops: readonly PickStop[];
  readonly chosen: number | null;
  readonly onChoose: (productId: number) => void;
}

/** The pick list of a pallet: rack by rack in walking order, then what is on the pallet already. */
export const PickPane = ({ list, stops, chosen, onChoose }: PickPaneProps) => {
  const { t } = useTranslation('hall');
  const taken = takenOf(list.units);
  const onRacks = stops.reduce((sum, { units }) => sum + units.length, 0);
  return (
    <Pane
      title={t('pick.title')}
      count={t('pick.counts', { onRacks, taken: taken.length })}
      actions={<span className="secondary">{t('pick.byWay')}</span>}
      flush
    >
      <div className="hall-pick">
        {stops.map((stop) => (
          <section key={stop.rack.id} aria-label={stop.rack.code}>
            <h3>
              <span className="hall-number">{stop.nth}</span>
              <b>{stop.rack.code}</b> <span className="secondary ellipsis">{stop.rack.place}</span>
              <span className="sp" />
              <span className="secondary">{stop.units.length}</span>
            </h3>
            <ul>
              {stop.units.map((unit) => (
                <PickRow key={unit.product_id} unit={unit} isChosen={unit.product_id === chosen} onChoose={onChoose} />
              ))}
            </ul>
          </section>
        ))}
        {stops.length === 0 && taken.length < list.units.length && (
          <p className="hall-none secondary">{t('pick.nothing')}</p>
        )}
        {taken.length > 0 && (
          <section aria-label={t('pick.taken')}>
            <h3>
              <Tick className="ok" aria-hidden />
              <b>{t('pick.taken')}</b>
              <span className="sp" />
              <span className="secondary">{taken.length}</span>
            </h3>
            <ul>
              {taken.map((unit) => (
                <PickRow key={unit.product_id} unit={unit} isChosen={unit.product_id === chosen} onChoose={onChoose} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Pane>
  );
};

const PickRow = ({
  unit,
  isChosen,
  onChoose,
}: {
  readonly unit: PickUnit;
  readonly isChosen: boolean;
  readonly onChoose: (id: number) => void;
}) => {
  const { t } = useTranslation('hall');
  const { seen } = useSeenText();
  return (
    <li>
      <button type="button" className="hall-row" aria-pressed={isChosen} onClick={() => onChoose(unit.product_id)}>
        <UnitPicture unit={unit} />
        <b>{unit.position}</b>
        <span className="secondary nowrap">{`${unit.width} × ${unit.height}`}</span>
        <span className="sp" />
        {unit.place?.sought_at ? (
          <span className="bad nowrap">
            <EyeOff size={14} aria-hidden /> {t('sought')}
          </span>
        ) : (
          unit.place && (
            <span className="secondary ellipsis">{`${seen(unit.place.since)}, ${unit.place.user_name}`}</span>
          )
        )}
      </button>
    </li>
  );
};
