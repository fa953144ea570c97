import { memo, useMemo } from 'react';
import { palletCard } from '@mullion/drawings';
import { formatNumber } from '@mullion/i18n';
import { palletHeightMm, palletMassKg, palletWarnings, rowsOf } from '@mullion/packing-model';
import { Note, SvgDrawing, Tag } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { usePalletTexts } from '../../../entities/pallet/use-pallet-texts';
import { useViolationText } from '../../../entities/pallet/use-violation-text';
import type { ProposedPallet } from './proposal';
import { CARD } from '../moving/card-drawing';

interface ProposalCardProps {
  readonly proposed: ProposedPallet;
  readonly longestMm: number;
}

/** A pallet as the plan would make it: what comes or moves is drawn as a ghost, what stays as it is. */
export const ProposalCard = memo(({ proposed, longestMm }: ProposalCardProps) => {
  const { t } = useTranslation(['runs', 'pallet']);
  const language = useLanguage();
  const textsOf = usePalletTexts();
  const { load, products, ghosts, before } = proposed;
  const name = before?.shown_number ?? t('runs:card.freshNumber', { n: proposed.number });
  const number = (value: number) => formatNumber(value, language);
  const { spoken } = useViolationText();
  const warnings = useMemo(() => palletWarnings(load), [load]);
  const drawing = useMemo(() => {
    const shown = { shown_number: name, length: load.lengthMm, width: load.widthMm, products: [...products] };
    const texts = textsOf(shown, rowsOf(load.products).length);
    return { texts, ...palletCard(load, { ...CARD, theme: 'screen', longestMm, texts, ghostIds: ghosts }) };
  }, [load, products, ghosts, longestMm, name, textsOf]);
  const orders = [...new Set(products.map((product) => product.order))].join(', ');
  return (
    <article className="pl-card proposal" aria-label={name}>
      <header className="row">
        <span className="pl-number">{name}</span>
        <Tag tone="acc">{t('runs:card.proposal')}</Tag>
        <span className="sp" />
        <span className="secondary nowrap" title={t('runs:card.changeHelp')}>
          {proposed.added + proposed.left > 0
            ? t('runs:card.change', { added: proposed.added, left: proposed.left })
            : t('runs:card.same')}
        </span>
      </header>
      <div className="secondary sm ellipsis" title={orders}>
        {proposed.typeName ? `${proposed.typeName} · ${orders}` : orders}
      </div>
      <div className="pl-top">
        <SvgDrawing label={drawing.texts.name} drawing={drawing.top} />
      </div>
      <div className="pl-card-foot">
        <SvgDrawing className="pl-side" label="" drawing={drawing.side} />
        <dl className="pl-facts">
          <dt>{t('pallet:facts.size')}</dt>
          <dd>{`${number(load.lengthMm)} × ${number(load.widthMm)}`}</dd>
          <dt>{t('pallet:facts.height')}</dt>
          <dd>
            {number(palletHeightMm(load))} <span className="muted">{`/ ${number(load.limits.maxHeightMm)}`}</span>
          </dd>
          <dt>{t('pallet:facts.weight')}</dt>
          <dd>
            {number(Math.round(palletMassKg(load)))}{' '}
            <span className="muted">{`/ ${number(load.limits.maxMassKg)} kg`}</span>
          </dd>
        </dl>
      </div>
      {warnings.map((warning) => (
        <Note key={warning.code} tone="warn">
          <span className="sm">{spoken(warning)}</span>
        </Note>
      ))}
    </article>
  );
});
ProposalCard.displayName = 'ProposalCard';
