import { Link } from 'react-router';
import type { Pallet, PalletDetail } from '@mullion/contracts';
import { palletSheet } from '@mullion/drawings';
import { formatNumber } from '@mullion/i18n';
import { palletFromWire, rowsOf } from '@mullion/packing-model';
import { SideDrawer, SvgDrawing, useAccess } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../kits/data/loaded';
import { useLanguage, usePageHref } from '../../../kits/address/language';
import { usePalletTexts } from '../../../entities/pallet/use-pallet-texts';
import { PalletNotes } from '../../../entities/pallet/pallet-notes';
import { paths } from '../../../entities/pages/paths';
import { usePalletQuery } from '../../../entities/pallet/packing-api';

const ROOM = { widthPx: 420, heightPx: 620 } as const;

/** Top and side drawing with height and weight, without leaving the list. */
export const QuickView = ({ pallet, onClose }: { readonly pallet: Pallet | null; readonly onClose: () => void }) => {
  const { t } = useTranslation('pallet');
  return (
    <SideDrawer
      open={pallet !== null}
      title={t('list.quickTitle', { number: pallet?.shown_number ?? '' })}
      onClose={onClose}
    >
      {pallet && <Content id={pallet.id} />}
    </SideDrawer>
  );
};

const Content = ({ id }: { readonly id: Pallet['id'] }) => {
  const { t } = useTranslation('pallet');
  const query = usePalletQuery({ params: { id }, query: { with_products: 'true' } });
  return (
    <Loaded
      query={query}
      failed={t('page.failed')}
      skeleton={<div className="bp6-skeleton" style={{ height: ROOM.heightPx }} />}
    >
      {(data) => <Summary data={data} />}
    </Loaded>
  );
};

const Summary = ({ data }: { readonly data: PalletDetail }) => {
  const { t } = useTranslation('pallet');
  const language = useLanguage();
  const href = usePageHref();
  const { features } = useAccess();
  const textsOf = usePalletTexts();
  const load = palletFromWire(data, features.includes('tall_pallet_rule'));
  const texts = textsOf(data, rowsOf(load.products).length);
  const number = (value: number) => formatNumber(value, language);
  return (
    <div className="col g3">
      <dl className="row g6">
        <div>
          <dt className="muted sm">{t('facts.height')}</dt>
          <dd className="b">
            {number(data.height)} <span className="muted">{t('facts.of', { max: number(data.max_height) })}</span>
          </dd>
        </div>
        <div>
          <dt className="muted sm">{t('facts.weight')}</dt>
          <dd className="b">
            {t('drawing.mass', { mass: number(Math.round(data.weight)) })}{' '}
            <span className="muted">{t('facts.of', { max: number(data.max_weight) })}</span>
          </dd>
        </div>
      </dl>
      <PalletNotes
        pallet={data}
        nameOf={(productId) => data.products.find((product) => product.id === productId)?.position ?? String(productId)}
      />
      <SvgDrawing label={texts.name} drawing={palletSheet(load, { ...ROOM, theme: 'screen', texts })} />
      <Link className="bp6-button" to={href(paths.pallet(data.id))}>
        {t('list.openPallet')}
      </Link>
    </div>
  );
};
