import type { SharedPallet } from '@mullion/contracts';
import { StatusMark } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';

const statuses: Readonly<Record<SharedPallet['state'], number>> = { planned: 0, being_packed: 6, packed: 10, loaded: 13, left: 14 };
const DRAWN_PX = 60;
const LONGEST_MM = 3_000;

/** The order's pallets with what of it stands on each. */
export const SharedPallets = ({ pallets }: { readonly pallets: readonly SharedPallet[] | null }) => {
  const { t } = useTranslation('shared');
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
              <span className="secondary">{t('palletCount', { count: pallet.products_count })}</span>
            </div>
            <span className="sp" />
            <StatusMark status={statuses[pallet.state]} text={t(`palletState.${pallet.state}`)} />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Length and height of a pallet in proportion to its neighbours. */
const PalletSketch = ({ pallet: { length, height } }: { readonly pallet: SharedPallet }) => {
  const scale = DRAWN_PX / LONGEST_MM;
  const [width, tall] = [Math.max(12, Math.min(DRAWN_PX, length * scale)), Math.max(8, Math.min(DRAWN_PX, height * scale))];
  const deck = 4;
  return (
    <svg
      className="outside-pallet"
      width={DRAWN_PX + 4}
      height={tall + deck + 2}
      viewBox={`0 0 ${DRAWN_PX + 4} ${tall + deck + 2}`}
      aria-hidden
    >
      <rect x="1" y="1" width={width} height={tall} fill="var(--m-d-glass)" stroke="var(--m-d-line)" />
      <rect x="1" y={tall + 1} width={width} height={deck} fill="var(--m-d-wood)" stroke="var(--m-d-wood-line)" />
    </svg>
  );
};
