import { useMemo, useState } from 'react';
import { ArrowLeft, Edit } from '@blueprintjs/icons';
import type { PalletDetail } from '@mullion/contracts';
import { palletFromWire } from '@mullion/packing-model';
import { formatNumber } from '@mullion/i18n';
import { PageFrame, Pane, StatusTag, Tag, useAccess } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage, usePageHref } from '../../../kits/address/language';
import { useLayout } from '../../../kits/elements/use-layout';
import { paths } from '../../../entities/pages/paths';
import { useStatusNames } from '../../../entities/status/use-statuses';
import { usePalletScansQuery } from '../api/pallet-info-api';
import { rowsOfPallet } from '../rules/rows-of-pallet';
import { PalletDrawing } from './pallet-drawing';
import { PalletFacts } from './pallet-facts';
import { PalletProducts } from './pallet-products';
import { PalletSolid } from './pallet-solid';
import { Photos } from './photos';

/** The page once the pallet is here. A product that is pointed at, anywhere, is marked everywhere. */
export const PalletInfoView = ({ pallet }: { readonly pallet: PalletDetail }) => {
  const { t } = useTranslation('pallet');
  const language = useLanguage();
  const href = usePageHref();
  const { nameOf } = useStatusNames('pallets');
  const layout = useLayout();
  const isTall = useAccess().features.includes('tall_pallet_rule');
  const load = useMemo(() => palletFromWire(pallet, isTall), [pallet, isTall]);
  const products = useMemo(() => rowsOfPallet(load, pallet.products), [load, pallet.products]);
  const { data: scans } = usePalletScansQuery({ params: { id: pallet.id } }, { refetchOnMountOrArgChange: true });
  const [pointed, setPointed] = useState<number | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const marking = {
    marked: pointed ?? chosen,
    onPoint: setPointed,
    onChoose: (id: number) => setChosen((before) => (before === id ? null : id)),
  };
  const number = (value: number) => formatNumber(value, language);
  const about = [pallet.order_number, pallet.customer_name].filter(Boolean).join(' · ');
  const size = [pallet.length, pallet.width, pallet.height].map(number).join(' × ');
  const isPhone = layout === 'phone';
  const tag = <StatusTag table="pallets" status={pallet.status} text={nameOf(pallet.status)} />;
  const photos = <Photos pallet={pallet} isPhone={isPhone} />;
  // on a phone it comes last: photos and products are what one opens the page for there
  const solid = (
    <Pane className="pi-solid" title={t('viewer.title')} flush>
      <PalletSolid number={pallet.shown_number} load={load} {...marking} />
      <PalletFacts pallet={pallet} load={load} scans={scans} />
    </Pane>
  );
  return (
    <PageFrame
      crumb={
        <Link className="row" to={href(paths.pallets())} aria-label={t('page.back')}>
          <ArrowLeft className="i" aria-hidden /> {!isPhone && t('page.crumb')}
        </Link>
      }
      title={pallet.shown_number}
      state={
        <>
          {!isPhone && tag}
          {!isPhone && pallet.outdated && <Tag tone="warn">{t('page.outdated')}</Tag>}
          {!isPhone && <span className="secondary ellipsis pi-head-about">{about}</span>}
          {!isPhone && pallet.truck_id !== null && (
            <Link className="nowrap" to={href(paths.palletOnTruck(pallet.truck_id, pallet.id))}>
              {pallet.description}
            </Link>
          )}
        </>
      }
      actions={
        <Link className="bp6-button" to={href(paths.pallet(pallet.id))} aria-label={t('info.packing')}>
          <Edit aria-hidden />
          {!isPhone && <span className="bp6-button-text">{t('info.packing')}</span>}
        </Link>
      }
    >
      <div className="pi-panes">
        {isPhone && (
          <p className="pi-about secondary row">
            {tag} <span>{about}</span>
          </p>
        )}
        <Pane className="pi-drawings" title={t('info.drawings')} count={t('info.oneScale', { size })} flush>
          <PalletDrawing pallet={pallet} load={load} {...marking} isNarrow={isPhone} />
        </Pane>
        {!isPhone && solid}
        {photos}
        <Pane
          className="pi-goods"
          title={t('products.title')}
          count={`${number(products.length)} · ${number(products.reduce((sum, { product }) => sum + product.weight, 0))} kg`}
          actions={<span className="sm secondary pi-hint">{t('info.pointing')}</span>}
          flush
        >
          <PalletProducts products={products} scans={scans} isPhone={isPhone} {...marking} />
        </Pane>
        {isPhone && solid}
      </div>
    </PageFrame>
  );
};
