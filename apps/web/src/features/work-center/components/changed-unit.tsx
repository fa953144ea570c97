import { useEffect, type ReactNode } from 'react';
import { Disable, WarningSign } from '@blueprintjs/icons';
import type { CenterStop, ChangeNotice } from '@mullion/contracts';
import { formatMoment } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { useFieldText } from '../../../entities/product/changes/use-field-text';
import { signal } from '../../../kits/terminal/signals';
import type { QueuedUnit } from '../rules/unit-queue';
import { firstAt } from '../rules/unit-notes';
import { OldAndNew } from './old-and-new';
import './changed-unit.css';

interface ChangedUnitProps {
  readonly unit: QueuedUnit;
  readonly change: ChangeNotice;
  readonly centers: readonly CenterStop[];
}

/** A unit that has changed, before anything else is done: what changed, the old drawing beside the new one. */
export const ChangedUnit = ({ unit: { product, order }, change, centers }: ChangedUnitProps) => {
  const { t } = useTranslation('workCenter');
  const textOf = useFieldText();
  const { in_hand: isInHand, id } = change;
  const Icon = isInHand ? Disable : WarningSign;
  // somebody works on by the old drawing, and may not look at the screen
  useEffect(() => {
    if (isInHand) signal('bad');
  }, [id, isInHand]);
  const first = firstAt(product, centers);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('change.product'), `${order.order} / ${product.position}`],
    [t('change.by'), [change.user_name, formatMoment(change.at)].filter(Boolean).join(', ')],
    [
      t('change.next'),
      first.length > 0 ? first.map((center) => t('center', { ...center })).join(', ') : t('change.goesOn'),
    ],
  ];
  return (
    <>
      <header className={`wt-changed ${isInHand ? 'bad' : 'warn'}`} role="alert">
        <Icon size={48} aria-hidden />
        <div>
          <h2>{t(isInHand ? 'change.stop' : 'change.title', { position: product.position })}</h2>
          <p>{change.fields.map(textOf).join(' · ') || t('change.again')}</p>
        </div>
      </header>
      <OldAndNew product={product} change={change} large />
      <dl className="wt-changed-facts">
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};
