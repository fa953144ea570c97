import { useMemo } from 'react';
import { Button } from '@blueprintjs/core';
import { Refresh } from '@blueprintjs/icons';
import type { ProductSet } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { Note, Pane, StatusMark } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { useScan } from '../../../kits/scan/scan-provider';
import { useStatusNames } from '../../../entities/status/use-statuses';
import { fittingTable } from '../rules/fitting-table';
import { useMarkedField } from '../state/use-marked-field';
import { FittingsTable } from './fittings-table';
import { GlassTable } from './glass-table';
import { SetPicture } from './set-picture';

interface SetViewProps {
  readonly set: ProductSet;
  readonly onRetry: () => void;
}

/**
 * A product with all that goes into it: its picture on the left, fittings and glass on the right, linked by their
 * fields.
 */
export const SetView = ({ set, onRetry }: SetViewProps) => {
  const { t } = useTranslation(['productSet', 'common']);
  const { typed } = useScan();
  const { nameOf } = useStatusNames('products');
  const { fitting_groups: groups, glass_units: units } = set;
  const fields = useMemo(
    () => [...new Set([...fittingTable(groups).fields, ...(units ?? []).flatMap(({ field }) => field ?? [])])],
    [groups, units],
  );
  const mark = useMarkedField(fields, typed);
  return (
    <div className="set-panes">
      <Pane
        className="set-product"
        label={t('product')}
        title={
          <>
            {set.order} / {set.position} <span className="secondary set-customer">{set.customer}</span>
          </>
        }
        actions={<StatusMark status={set.status} text={nameOf(set.status)} />}
        footer={fields.length > 0 ? <span className="muted sm">{t('hint', { field: fields[0] })}</span> : undefined}
        flush
      >
        <div className="set-paper">
          <SetPicture set={set} mark={mark} />
        </div>
        <SetFacts set={set} />
      </Pane>
      <div className="set-lists">
        <Pane title={t('fittings')} count={groups.length} flush>
          {groups.length > 0 ? (
            <FittingsTable groups={groups} mark={mark} />
          ) : (
            <p className="muted set-none">{t('noFittings')}</p>
          )}
        </Pane>
        <Pane title={t('glass')} count={units?.length} flush>
          {units === null ? (
            <Note
              tone="warn"
              title={t('glassAway')}
              actions={<Button icon={<Refresh />} text={t('common:action.retry')} onClick={onRetry} />}
            >
              {t('glassAwayText')}
            </Note>
          ) : units.length > 0 ? (
            <GlassTable units={units} mark={mark} />
          ) : (
            <p className="muted set-none">{t('noGlass')}</p>
          )}
        </Pane>
      </div>
    </div>
  );
};

const SetFacts = ({ set }: { set: ProductSet }) => {
  const { t } = useTranslation('productSet');
  const language = useLanguage();
  const number = (value: number, decimals = 0) => formatNumber(value, language, decimals);
  const facts: readonly (readonly [string, string | null])[] = [
    [t('fact.type'), set.type],
    [t('fact.size'), `${number(set.width)} × ${number(set.height)} × ${number(set.depth)}`],
    [t('fact.weight'), t('kilograms', { mass: number(set.weight, Number.isInteger(set.weight) ? 0 : 1) })],
    [t('fact.barcode'), set.barcode],
  ];
  return (
    <dl className="set-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
};
