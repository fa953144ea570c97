import type { findInStorage, OutputOf } from '@mullion/contracts';
import { Pane } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../kits/data/loaded';
import { useRackByCodeQuery } from '../api/storage-api';
import { UnitPicture } from './unit-picture';
import { useSeenText } from './use-seen-text';

type Found = OutputOf<typeof findInStorage>;

interface FoundPaneProps {
  readonly found: Found;
  readonly chosen: number | null;
  readonly onChoose: (productId: number) => void;
  readonly onSearch: (text: string) => void;
}

/** What a text means in the hall when it is no single pallet: pallets to choose from, units with their racks, racks. */
export const FoundPane = ({ found, chosen, onChoose, onSearch }: FoundPaneProps) => {
  const { t } = useTranslation('hall');
  const { seen } = useSeenText();
  const { pallets, units, racks } = found;
  const nothing = pallets.length + units.length + racks.length === 0;
  return (
    <Pane title={t('found.title')} count={pallets.length + units.length + racks.length} flush>
      {nothing && <p className="hall-none secondary">{t('found.none')}</p>}
      <ul className="hall-pick">
        {pallets.map((pallet) => (
          <li key={pallet.id}>
            <button type="button" className="hall-row" onClick={() => onSearch(pallet.shown_number)}>
              <b>{pallet.shown_number}</b>
              <span className="sp" />
              <span className="secondary">
                {t('found.pallet', { loaded: pallet.loaded_count, count: pallet.products_count })}
              </span>
            </button>
          </li>
        ))}
        {units.map((unit) => (
          <li key={unit.product_id}>
            <button
              type="button"
              className="hall-row"
              aria-pressed={unit.product_id === chosen}
              onClick={() => onChoose(unit.product_id)}
            >
              <UnitPicture unit={unit} />
              <span className="hall-where">
                <b>{`${unit.order} / ${unit.position}`}</b>
                <span className="secondary">
                  {unit.place
                    ? `${seen(unit.place.since)}, ${unit.place.user_name}`
                    : unit.pallet && t('found.onPallet', { pallet: unit.pallet })}
                </span>
              </span>
              <span className="sp" />
              <b className={unit.place?.sought_at ? 'bad' : ''}>{unit.place?.rack.code ?? t('found.noRack')}</b>
            </button>
          </li>
        ))}
        {racks.map((rack) => (
          <li key={rack.id}>
            <button type="button" className="hall-row" onClick={() => onSearch(rack.code)}>
              <b>{rack.code}</b>
              <span className="secondary ellipsis">{[rack.zone, rack.place].filter(Boolean).join(', ')}</span>
            </button>
          </li>
        ))}
      </ul>
      {racks.length === 1 && racks[0] && <OnRack code={racks[0].code} chosen={chosen} onChoose={onChoose} />}
    </Pane>
  );
};

/** What stands on one rack. */
const OnRack = ({
  code,
  chosen,
  onChoose,
}: { readonly code: string } & Pick<FoundPaneProps, 'chosen' | 'onChoose'>) => {
  const { t } = useTranslation('hall');
  const { seen } = useSeenText();
  return (
    <Loaded
      query={useRackByCodeQuery({ params: { code } })}
      failed={t('found.rackFailed')}
      skeleton={<div className="hall-skeleton bp6-skeleton" />}
    >
      {({ units, pallets }) => (
        <ul className="hall-pick" aria-label={code}>
          {units.length + pallets.length === 0 && <li className="hall-none secondary">{t('found.rackEmpty')}</li>}
          {pallets.map((pallet) => (
            <li key={pallet.pallet_id} className="hall-row">
              <b>{pallet.shown_number}</b>
              <span className="sp" />
              <span className="secondary">{`${seen(pallet.since)}, ${pallet.user_name}`}</span>
            </li>
          ))}
          {units.map((unit) => (
            <li key={unit.product_id}>
              <button
                type="button"
                className="hall-row"
                aria-pressed={unit.product_id === chosen}
                onClick={() => onChoose(unit.product_id)}
              >
                <UnitPicture unit={unit} />
                <b>{`${unit.order} / ${unit.position}`}</b>
                <span className="sp" />
                <span className="secondary">{`${seen(unit.since)}, ${unit.user_name}`}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
};
