import { memo, useMemo } from 'react';
import { Link } from 'react-router';
import type { Truck } from '@mullion/contracts';
import { truckFloor } from '@mullion/drawings';
import { formatNumber } from '@mullion/i18n';
import { truckFromWire } from '@mullion/packing-model';
import { GroupMark, Note, StatusTag, SvgDrawing } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage, usePageHref } from '../../../kits/address/language';
import { useViolationText } from '../../../entities/pallet/use-violation-text';
import { onceEach } from '../../../entities/pallet/violation-key';
import { paths } from '../../../entities/pages/paths';
import { useDrag } from '../moving/drag-store';

const DRAWING = { widthPx: 352, heightPx: 104 } as const;
const LAST_DIGITS = 4;

interface TruckCardProps {
  readonly truck: Truck;
  /** Numbers of the groups on this page, by label. */
  readonly groups: ReadonlyMap<string, number>;
  readonly statusText: string;
}

/**
 * A truck of the orders shown: its floor in small, the stops, the totals and what is wrong. Pallets may be dropped on
 * it.
 */
export const TruckCard = memo(({ truck, groups, statusText }: TruckCardProps) => {
  const { t } = useTranslation(['planning', 'pallet']);
  const language = useLanguage();
  const href = usePageHref();
  const { sentence } = useViolationText();
  const isOver = useDrag(
    (state) => state.kind === 'dragging' && state.target?.kind === 'truck' && state.target.truckId === truck.id,
  );
  const byId = useMemo(
    () => new Map<number, Truck['pallets'][number]>(truck.pallets.map((load) => [load.pallet_id, load])),
    [truck.pallets],
  );
  const number = (value: number, decimals = 0) => formatNumber(value, language, decimals);
  const metres = (mm: number) =>
    t('trucks.metres', { m: number(mm / 1000, mm % 1000 === 0 ? 0 : mm % 100 === 0 ? 1 : 2) });
  const name = t('trucks.drawing', {
    truck: truck.description,
    pallets: truck.pallets_count,
    used: metres(truck.used_length),
    length: metres(truck.length),
  });
  const { floor, placed } = truckFromWire(truck);
  const drawing = truckFloor(floor, placed, {
    ...DRAWING,
    theme: 'screen',
    detail: 'compact',
    group: ({ id }) => groups.get(byId.get(id)?.group_label ?? '') ?? 1,
    texts: {
      name,
      label: ({ id }) => (byId.get(id)?.shown_number ?? '').slice(-LAST_DIGITS),
      used: (mm) => t('trucks.used', { mm }),
      metres,
    },
  });
  const stops = [...new Set(truck.pallets.map((load) => load.group_label))].sort(
    (a, b) => (groups.get(a) ?? 0) - (groups.get(b) ?? 0),
  );
  return (
    <article
      className={`pl-card${isOver ? ' drop' : ''}${truck.can.edit ? '' : ' lk'}`}
      data-drop={truck.can.edit ? `truck:${truck.id}` : undefined}
      aria-label={truck.description}
    >
      <header className="row">
        <Link className="pl-number ellipsis" to={href(paths.truck(truck.id))} title={truck.description}>
          {truck.description}
        </Link>
        <StatusTag table="trucks" status={truck.status} text={statusText} />
        <span className="sp" />
        <span className="secondary nowrap">{truck.delivery_date}</span>
      </header>
      <div className="secondary sm ellipsis" title={truck.customers}>
        {truck.customers}
      </div>
      <SvgDrawing className="pl-floor" label={name} drawing={drawing} />
      <ul className="pl-legend sm">
        {stops.map((label) => (
          <li key={label} className="row g1">
            <GroupMark group={groups.get(label) ?? 1} />
            <span className="secondary">{label}</span>
          </li>
        ))}
      </ul>
      <div className="row sm secondary g4">
        <span>
          <b>{number(truck.pallets_count)}</b> {t('trucks.pallets', { count: truck.pallets_count })}
        </span>
        <span>
          <b>{number(Math.round(truck.weight))}</b> {t('pallet:drawing.mass', { mass: '' }).trim()}
        </span>
        <span>
          <b>{`${Math.round((truck.used_length / truck.length) * 100)} %`}</b> {t('trucks.ofLength')}
        </span>
        {truck.pallets.some((load) => load.state === 'pending') && <span className="warn">{t('trucks.pending')}</span>}
      </div>
      {onceEach(truck.warnings).map((warning, index) => (
        <Note key={index} tone="warn">
          <span className="sm">{sentence(warning, (id) => byId.get(id)?.shown_number ?? String(id))}</span>
        </Note>
      ))}
    </article>
  );
});
TruckCard.displayName = 'TruckCard';
