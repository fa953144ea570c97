import type { ReactNode } from 'react';
import { Envelope, Tick, WarningSign } from '@blueprintjs/icons';
import type { ChangePreview, FinishPreview, MailPreview, PalletPreview, TruckPreview } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../kits/address/language';
import { useStatusNames } from '../status/use-statuses';
import {
  completionMoves,
  fitOfTruck,
  isChangedPallet,
  lateFinishes,
  movedFinishes,
  palletMoves,
  statusMoves,
} from './preview-lines';
import { NamedList } from './named-list';

/** So few rows stand open; more are folded. */
const OPEN_UP_TO = 4;

type Kind = 'products' | 'pallets' | 'trucks' | 'mails';

/** One of the four counts; null: its owner did not answer. */
const Part = ({
  kind,
  total,
  children,
}: {
  readonly kind: Kind;
  readonly total: number | null;
  readonly children: ReactNode;
}) => {
  const { t } = useTranslation('whatIf');
  const language = useLanguage();
  return (
    <section className="what-if-part">
      <h3>
        <b className="num">{total === null ? '?' : formatNumber(total, language)}</b>{' '}
        {t(`count.${kind}`, { count: total ?? 0 })}
      </h3>
      {total === null ? <p className="muted">{t('unknown')}</p> : children}
    </section>
  );
};

const Verdict = ({ warns, children }: { readonly warns: boolean; readonly children: ReactNode }) => (
  <span className={warns ? 'what-if-warn' : 'what-if-ok'}>
    {warns ? <WarningSign size={12} aria-hidden /> : <Tick size={12} aria-hidden />} {children}
  </span>
);

export const ProductsPart = ({ preview: { products, finishes } }: { readonly preview: ChangePreview }) => {
  const { t } = useTranslation('whatIf');
  const { nameOf } = useStatusNames('products');
  return (
    <Part kind="products" total={products.total}>
      {products.total === 0 && <p className="muted">{t('products.same')}</p>}
      {statusMoves(products.named).map(({ status, count }) => (
        <p key={status}>{t('products.status', { count, status: nameOf(status) })}</p>
      ))}
      {completionMoves(products.named).map(({ date, count }) => (
        <p key={date}>{t('products.completion', { count, date })}</p>
      ))}
      <NamedList
        rows={products.named.map((row) => ({
          key: row.id,
          name: row.position,
          text: `${row.barcode} · ${nameOf(row.after.status)}`,
        }))}
        total={products.total}
      />
      {finishes === null ? (
        <p className="muted">{t('unknown')}</p>
      ) : (
        <Finishes rows={finishes.named} total={finishes.total} />
      )}
    </Part>
  );
};

const Finishes = ({ rows, total }: { readonly rows: readonly FinishPreview[]; readonly total: number }) => {
  const { t } = useTranslation('whatIf');
  if (rows.length === 0) return null;
  const [moved, late] = [movedFinishes(rows), lateFinishes(rows)];
  const dayOf = (day: string | null): string => day ?? t('finishes.none');
  return (
    <>
      {moved.length > 0 && <p>{t('finishes.title', { count: moved.length })}</p>}
      <Verdict warns={late.length > 0}>
        {late.length > 0 ? t('finishes.late', { count: late.length }) : t('finishes.inTime')}
      </Verdict>
      <NamedList
        open={moved.length <= OPEN_UP_TO}
        rows={moved.map(({ order_id: key, number: name, before, after }) => ({
          key,
          name,
          text: t('finishes.row', { before: dayOf(before.finish), after: dayOf(after.finish) }),
        }))}
        total={moved.length + total - rows.length}
      />
    </>
  );
};

export const PalletsPart = ({ pallets }: Pick<ChangePreview, 'pallets'>) => {
  const { t } = useTranslation('whatIf');
  const { nameOf } = useStatusNames('pallets');
  const rows = pallets?.named ?? [];
  const { outdated, renamed } = palletMoves(rows);
  const isSame = !rows.some(isChangedPallet);
  const wordOf = ({ after }: PalletPreview): string => nameOf(after.status);
  return (
    <Part kind="pallets" total={pallets?.total ?? null}>
      {isSame && <p className="muted">{t(rows.length === 0 ? 'pallets.none' : 'pallets.same')}</p>}
      {statusMoves(rows).map(({ status, count }) => (
        <p key={status}>{t('pallets.status', { count, status: nameOf(status) })}</p>
      ))}
      {renamed > 0 && <p>{t('pallets.renamed', { count: renamed })}</p>}
      {outdated > 0 && <Verdict warns>{t('pallets.outdated', { count: outdated })}</Verdict>}
      <NamedList
        open={rows.length <= OPEN_UP_TO}
        rows={rows.map((row) => ({ key: row.id, name: row.shown_number, text: wordOf(row) }))}
        total={pallets?.total ?? 0}
      />
    </Part>
  );
};

interface TrucksPartProps {
  readonly trucks: ChangePreview['trucks'];
  readonly orders: ChangePreview['orders']['named'];
}

export const TrucksPart = ({ trucks, orders }: TrucksPartProps) => {
  const { t } = useTranslation('whatIf');
  const { nameOf } = useStatusNames('trucks');
  const rows = trucks?.named ?? [];
  const isSame = rows.every(({ before, after }) => before.status === after.status);
  const textOf = (truck: TruckPreview): ReactNode => {
    const fit = fitOfTruck(truck, orders);
    const leaves =
      truck.delivery_date === null ? t('trucks.noDate') : t('trucks.leaves', { date: truck.delivery_date });
    const { before, after } = truck;
    return (
      <>
        {before.status === after.status ? leaves : t('trucks.status', { status: nameOf(after.status) })}
        {fit && (
          <Verdict warns={fit.kind !== 'in_time'}>
            {fit.kind === 'late'
              ? t('trucks.late', { date: fit.date })
              : fit.daysBefore === 0
                ? t('trucks.sameDay', { date: fit.date })
                : t('trucks.before', { date: fit.date, count: fit.daysBefore })}
          </Verdict>
        )}
      </>
    );
  };
  return (
    <Part kind="trucks" total={trucks?.total ?? null}>
      {isSame && <p className="muted">{t(rows.length === 0 ? 'trucks.none' : 'trucks.same')}</p>}
      <NamedList
        open={rows.length <= OPEN_UP_TO}
        rows={rows.map((row) => ({ key: row.id, name: row.description, text: textOf(row) }))}
        total={trucks?.total ?? 0}
      />
    </Part>
  );
};

export const MailsPart = ({ mails }: Pick<ChangePreview, 'mails'>) => {
  const { t } = useTranslation('whatIf');
  const rows = mails?.named ?? [];
  const textOf = ({ kind, act, subject }: MailPreview): string =>
    [t(`mails.${kind}`), subject, ...(act === 'cancelled' ? [t('mails.cancelled')] : [])].join(' · ');
  return (
    <Part kind="mails" total={mails?.total ?? null}>
      {rows.length === 0 ? (
        <p className="muted">
          <Envelope size={12} aria-hidden /> {t('mails.none')}
        </p>
      ) : (
        <NamedList
          open={rows.length <= OPEN_UP_TO}
          rows={rows.map((row) => ({
            key: `${row.kind} ${row.to} ${row.subject}`,
            name: row.to ?? t('mails.hidden'),
            text: textOf(row),
          }))}
          total={mails?.total ?? 0}
        />
      )}
    </Part>
  );
};
