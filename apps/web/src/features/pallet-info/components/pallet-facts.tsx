import { palletStatus, type PalletScans, type PalletDetail } from '@mullion/contracts';
import { formatMoment, formatNumber } from '@mullion/i18n';
import { palletMassKg, timberMassKg, type PalletLoad } from '@mullion/packing-model';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';

interface PalletFactsProps {
  readonly pallet: PalletDetail;
  readonly load: PalletLoad;
  readonly scans: PalletScans | undefined;
}

/** What it weighs, who packed it and who loaded it. */
export const PalletFacts = ({ pallet, load, scans }: PalletFactsProps) => {
  const { t } = useTranslation('pallet');
  const language = useLanguage();
  const kg = (value: number) => t('drawing.mass', { mass: formatNumber(Math.round(value), language) });
  const mass = palletMassKg(load);
  // a recall brings a pallet back to loaded: whoever loaded it stays named
  const last = (status: number) =>
    scans?.changes.findLast(({ before, after }) => after === status && (before ?? 0) < status);
  const who = (act: { readonly by: string; readonly at: string } | undefined) =>
    act && (
      <>
        {act.by && `${act.by}, `}
        <span className="nowrap">{formatMoment(act.at)}</span>
      </>
    );
  const packed = pallet.status >= palletStatus.closed ? who(last(palletStatus.closed)) : null;
  const loaded = pallet.status >= palletStatus.loaded ? who(last(palletStatus.loaded)) : null;
  const left = pallet.status >= palletStatus.dispatched ? who(last(palletStatus.dispatched)) : null;
  return (
    <dl className="pi-facts">
      <dt>{t('facts.grossWeight')}</dt>
      <dd>{kg(mass)}</dd>
      <dt>{t('facts.productsWeight')}</dt>
      <dd>{kg(mass - timberMassKg(load))}</dd>
      {pallet.comment && (
        <>
          <dt>{t('info.comment')}</dt>
          <dd>{pallet.comment}</dd>
        </>
      )}
      {[['info.packedBy', packed] as const, ['info.loadedBy', loaded] as const, ['info.leftBy', left] as const].map(
        ([key, value]) =>
          value && (
            <div key={key} className="pi-fact">
              <dt>{t(key)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
};
