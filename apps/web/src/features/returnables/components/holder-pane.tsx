import { useState } from 'react';
import { Button } from '@blueprintjs/core';
import type { MovementFields, ReturnableHolderDetail } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { Note, Pager } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loaded } from '../../../kits/data/loaded';
import { useLanguage, usePageHref } from '../../../kits/address/language';
import { paths } from '../../../entities/pages/paths';
import { useReturnableMovementsQuery, useReturnablesQuery } from '../api/returnables-api';
import { ageName } from '../rules/age-bars';
import { CorrectDialog } from './correct-dialog';
import { FormPicture } from './form-picture';
import { HolderReminders } from './holder-reminders';

const ROWS = 20;

interface HolderPaneProps {
  readonly id: number;
  readonly onMove: (act: MovementFields['act'], holder: ReturnableHolderDetail) => void;
  /** Absent for who writes no mails. */
  readonly onRemind: ((holder: ReturnableHolderDetail) => void) | undefined;
}

/** What one customer has at an address, since when, and every movement. */
export const HolderPane = ({ id, onMove, onRemind }: HolderPaneProps) => {
  const { t } = useTranslation(['returnables', 'mails']);
  const query = useReturnablesQuery({ params: { id } });
  return (
    <Loaded query={query} failed={t('refused.holder')} skeleton={null}>
      {(holder) => (
        <>
          <header className="pane-head">
            <h2 className="ellipsis">{holder.customer}</h2>
            <span className="secondary">
              {t('units', { count: holder.kinds.reduce((sum, { balance }) => sum + balance, 0) })}
            </span>
            <span className="sp" />
            {onRemind && holder.lots.length > 0 && (
              <Button size="small" text={t('mails:remind')} onClick={() => onRemind(holder)} />
            )}
            <Button size="small" text={t('give')} onClick={() => onMove('given', holder)} />
            <Button size="small" text={t('takeHere')} onClick={() => onMove('taken', holder)} />
          </header>
          <div className="holder-body">
            <p className="secondary holder-address">{holder.address}</p>
            <Kinds holder={holder} />
            <Passing holder={holder} />
            <Lots holder={holder} />
            <HolderReminders id={id} />
            <Movements id={id} />
          </div>
        </>
      )}
    </Loaded>
  );
};

const Kinds = ({ holder }: { readonly holder: ReturnableHolderDetail }) => {
  const { t } = useTranslation('returnables');
  const language = useLanguage();
  if (holder.kinds.length === 0) return <p className="muted holder-line">{t('holder.nothing')}</p>;
  return (
    <ul className="holder-kinds" aria-label={t('holder.has', { name: holder.customer })}>
      {holder.kinds.map(({ kind_id, kind, form, length, width, balance }) => (
        <li key={kind_id}>
          <FormPicture form={form} length={length} />
          <b>{t('holder.kind', { kind, count: balance })}</b>
          <span className="secondary sm">
            {formatNumber(length, language)} × {formatNumber(width, language)}
          </span>
          {balance < 0 && <span className="sm warn">{t('holder.surplus', { count: -balance })}</span>}
        </li>
      ))}
    </ul>
  );
};

/** The truck that passes by, where there is one. */
const Passing = ({ holder }: { readonly holder: ReturnableHolderDetail }) => {
  const { t } = useTranslation('returnables');
  const href = usePageHref();
  const truck = holder.next_truck;
  const count = holder.lots.reduce((sum, lot) => sum + lot.count, 0);
  if (truck === null || count === 0) return null;
  return (
    <Note tone="info" title={t('passing', { truck: truck.number, date: truck.delivery_date })}>
      {t('passingText', { address: holder.address, count })}{' '}
      <Link to={href(paths.truck(truck.id))}>{t('openTruck')}</Link>
    </Note>
  );
};

const Lots = ({ holder }: { readonly holder: ReturnableHolderDetail }) => {
  const { t } = useTranslation('returnables');
  return (
    <ul className="holder-lots">
      {holder.lots.map(({ movement_id, count, kind, truck, since, days }) => (
        <li key={movement_id}>
          <i className={`age-${ageName(days)}`} aria-hidden />
          <b>{t('units', { count })}</b>
          <span className="ellipsis">{[kind, truck].filter(Boolean).join(', ')}</span>
          <span className="secondary">{since}</span>
          <span className={ageName(days) === 'late' ? 'bad strong' : ''}>{t('days', { count: days })}</span>
        </li>
      ))}
    </ul>
  );
};

const Movements = ({ id }: { readonly id: number }) => {
  const { t } = useTranslation('returnables');
  const [page, setPage] = useState(1);
  const [wrong, setWrong] = useState<number | null>(null);
  const query = useReturnableMovementsQuery({ params: { id }, query: { page, rows: ROWS } });
  const movement = query.data?.data.find((one) => one.id === wrong);
  return (
    <section className="holder-movements" aria-label={t('holder.movements')}>
      <h3>{t('holder.movements')}</h3>
      <Loaded query={query} failed={t('refused.movements')} keepPrevious skeleton={null}>
        {(found) =>
          found.total === 0 ? (
            <p className="muted">{t('holder.noMovements')}</p>
          ) : (
            <>
              <ul>
                {found.data.map((one) => (
                  <li key={one.id}>
                    <span className="row nowrap">
                      <b>{t(`act.${one.act}`)}</b> {t('holder.kind', { kind: one.kind, count: one.count })}
                      <span className="sp" />
                      {one.left > 0 && (
                        <Button
                          variant="minimal"
                          size="small"
                          className="link"
                          text={t('correct')}
                          onClick={() => setWrong(one.id)}
                        />
                      )}
                    </span>
                    <span className="secondary sm">
                      {[one.moved_on, one.truck, one.user_name || t('driver'), one.reason].filter(Boolean).join(' · ')}
                    </span>
                  </li>
                ))}
              </ul>
              {found.last_page > 1 && (
                <Pager page={page} rows={ROWS} total={found.total} lastPage={found.last_page} onPage={setPage} />
              )}
            </>
          )
        }
      </Loaded>
      {movement && <CorrectDialog key={movement.id} movement={movement} onClose={() => setWrong(null)} />}
    </section>
  );
};
