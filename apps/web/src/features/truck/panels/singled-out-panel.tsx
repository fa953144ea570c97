import { Link } from 'react-router';
import { Cross, Cube } from '@blueprintjs/icons';
import type { PalletDetail, Truck, TruckLoad } from '@mullion/contracts';
import { palletSheet } from '@mullion/drawings';
import { formatNumber } from '@mullion/i18n';
import { palletFromWire, rowsOf } from '@mullion/packing-model';
import { Note, SvgDrawing, useAccess } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../kits/data/loaded';
import { useLanguage, usePageHref } from '../../../kits/address/language';
import { usePalletQuery } from '../../../entities/pallet/packing-api';
import { usePalletTexts } from '../../../entities/pallet/use-pallet-texts';
import { PalletNotes } from '../../../entities/pallet/pallet-notes';
import { paths } from '../../../entities/pages/paths';

const ROOM = { widthPx: 340, heightPx: 300 } as const;

interface SingledOutPanelProps {
  readonly truck: Truck;
  readonly palletId: number;
  /** The same page without a pallet singled out. */
  readonly pathOfAll: string;
}

/** The one pallet the address names: what is on it and how it is packed, beside its place on the floor. */
export const SingledOutPanel = ({ truck, palletId, pathOfAll }: SingledOutPanelProps) => {
  const { t } = useTranslation('trucks');
  const href = usePageHref();
  const load = truck.pallets.find((each) => each.pallet_id === palletId);
  const query = usePalletQuery({ params: { id: palletId }, query: { with_products: 'true' } }, { skip: !load });
  const name = load?.shown_number ?? `#${palletId}`;
  return (
    <section className="singled-out" aria-label={t('single.title', { pallet: name })}>
      <header className="row">
        <h3 className="ellipsis">{t('single.title', { pallet: name })}</h3>
        <span className="sp" />
        <Link
          className="bp6-button bp6-minimal bp6-small icon-only"
          to={href(pathOfAll)}
          aria-label={t('single.all')}
          title={t('single.all')}
        >
          <Cross aria-hidden />
        </Link>
      </header>
      {!load && (
        <Note tone="warn" title={t('single.notHere')}>
          <Link to={href(paths.palletInfo(palletId))}>{t('single.open')}</Link>
        </Note>
      )}
      {load && (
        <Loaded
          query={query}
          failed={t('single.failed')}
          skeleton={<div className="singled-out-wait bp6-skeleton" aria-busy />}
        >
          {(pallet) => <SingledOutPallet pallet={pallet} load={load} />}
        </Loaded>
      )}
    </section>
  );
};

const SingledOutPallet = ({ pallet, load }: { pallet: PalletDetail; load: TruckLoad }) => {
  const { t } = useTranslation('trucks');
  const language = useLanguage();
  const href = usePageHref();
  const { features } = useAccess();
  const textsOf = usePalletTexts();
  const packed = palletFromWire(pallet, features.includes('tall_pallet_rule'));
  const texts = textsOf(pallet, rowsOf(packed.products).length);
  const number = (value: number) => formatNumber(value, language);
  const facts = [
    [t('single.orders'), load.orders],
    [t('single.size'), `${number(pallet.length)} × ${number(pallet.width)} × ${number(pallet.height)}`],
    [t('single.products'), t('single.scanned', { done: number(pallet.loaded_count), count: pallet.products_count })],
  ] as const;
  return (
    <>
      <dl className="singled-out-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="ellipsis" title={value}>
              {value || '–'}
            </dd>
          </div>
        ))}
      </dl>
      <PalletNotes
        pallet={pallet}
        nameOf={(id) => pallet.products.find((product) => product.id === id)?.position ?? String(id)}
      />
      <SvgDrawing label={texts.name} drawing={palletSheet(packed, { ...ROOM, theme: 'screen', texts })} />
      <Link className="bp6-button bp6-fill" to={href(paths.palletInfo(pallet.id))}>
        <Cube aria-hidden />
        <span className="bp6-button-text">{t('single.open')}</span>
      </Link>
    </>
  );
};
