import type { TruckLoad } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { usePalletQuery } from '../../../entities/pallet/packing-api';
import { palletArgs } from '../../../entities/pallet/scan-api';

/**
 * A loaded pallet whose products were not all scanned in the hall: named in orange, with their number, for as long as
 * it is so.
 */
export const UnscannedProducts = ({ load }: { load: TruckLoad }) => {
  const { t } = useTranslation('scanners');
  const { data } = usePalletQuery(palletArgs(load.pallet_id));
  const missing = (data?.products ?? []).filter((product) => product.loaded_at === null);
  const count = data ? missing.length : load.products_count - load.loaded_count;
  if (count === 0) return null;
  return (
    <section className="scan-unscanned">
      <h3>{t('truck.unscanned', { count, pallet: load.shown_number })}</h3>
      <ul>
        {missing.map((product) => (
          <li key={product.id}>
            <b>{product.position}</b> <span className="secondary">{product.order}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
