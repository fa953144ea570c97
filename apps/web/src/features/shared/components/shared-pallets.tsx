import type { Language, SharedPallet } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { StatusMark } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';

const statuses: Readonly<Record<SharedPallet['state'], number>> = {
  planned: 0,
  being_packed: 6,
  packed: 10,
  loaded: 13,
  left: 14,
  delivered: 15,
};
const DRAWN_PX = 60;
const LONGEST_MM = 3_000;
const LEAST_PX = 12;
/** Timber is about 120 mm high, more than half of it legs: at this scale two pixels, drawn so that it can be seen. */
const TIMBER_PX = 7;
const LEG_PX = 4;

const sizeOf = ({ length, width, height }: SharedPallet, language: Language): string =>
  `${[length, width, height].map((mm) => formatNumber(mm, language)).join(' × ')} mm`;

/** The order's pallets with what of it stands on each. */
export const SharedPallets = ({ pallets }: { readonly pallets: readonly SharedPallet[] | null }) => {
  const { t } = useTranslation('shared');
  const language = useLanguage();
  return (
    <section>
      <h2>{t('pallets')}</h2>
      {pallets === null && <p className="secondary">{t('unknown')}</p>}
      {pallets?.length === 0 && <p className="secondary">{t('noPallets')}</p>}
      <ul className="outside-lines">
        {pallets?.map((pallet) => (
          <li key={pallet.id}>
            <PalletSketch pallet={pallet} />
            <div>
              <b>{pallet.shown_number}</b>
              <span className="secondary nowrap">{t('palletCount', { count: pallet.products_count })}</span>
              <span className="secondary nowrap">{sizeOf(pallet, language)}</span>
            </div>
            <span className="sp" />
            <StatusMark status={statuses[pallet.state]} text={t(`palletState.${pallet.state}`)} />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** A pallet from the side in proportion to its neighbours: what stands on it as an outline, its timber to scale. */
const PalletSketch = ({ pallet: { length, height } }: { readonly pallet: SharedPallet }) => {
  const scale = DRAWN_PX / LONGEST_MM;
  const [width, tall] = [Math.max(LEAST_PX, length * scale), Math.max(LEAST_PX, height * scale)];
  const legs = [0, (width - LEG_PX) / 2, width - LEG_PX];
  const deck = tall - TIMBER_PX;
  return (
    <svg
      className="outside-pallet"
      width={DRAWN_PX + 2}
      height={tall + 2}
      viewBox={`${(width - DRAWN_PX) / 2 - 1} -1 ${DRAWN_PX + 2} ${tall + 2}`}
      aria-hidden
    >
      <rect x="1" width={width - 2} height={deck} className="load" />
      <rect y={deck} width={width} height={TIMBER_PX - LEG_PX} className="timber" />
      {legs.map((x) => (
        <rect key={x} x={x} y={tall - LEG_PX} width={LEG_PX} height={LEG_PX} className="timber" />
      ))}
    </svg>
  );
};
