import { Link } from 'react-router';
import { Button, Menu, MenuItem } from '@blueprintjs/core';
import { Cube, Locate, Minus, More, Plus, Refresh, TickCircle, Trash, WarningSign } from '@blueprintjs/icons';
import { palletStatus, type Truck, type TruckLoad } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { GroupMark, Popover, Tag, useCan } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useGo, useLanguage, usePageHref } from '../../../kits/address/language';
import { paths } from '../../../entities/pages/paths';
import { shortLabel } from '@mullion/packing-model';
import type { FloorDraft } from '../../../entities/truck/floor/floor-draft';
import { isFixed } from '../commands/place-pallet';
import { stepStop } from '../commands/set-stop';
import { canTurn, turnPallet } from '../commands/turn-pallet';
import type { PalletsWithHoles } from '../state/use-missing-units';
import { stopsOf, type Stop } from '../rules/stops';

interface PalletsPanelProps {
  readonly truck: Truck;
  /** The page that is only looked at: its links lead to itself. */
  readonly viewing: boolean;
  readonly draft: FloorDraft;
  readonly holes: PalletsWithHoles;
  readonly selectedId: number | null;
  readonly editable: boolean;
  readonly onSelect: (palletId: number) => void;
  readonly onCommit: (next: FloorDraft | null) => void;
  readonly onMoveTo: (palletId: number) => void;
  readonly onRemove: (palletId: number) => void;
}

/** The pallets by stop, in the order of unloading; a stop's place in that order is changed here. */
export const PalletsPanel = (props: PalletsPanelProps) => {
  const { t } = useTranslation('trucks');
  const { truck, draft } = props;
  const stops = stopsOf(truck.pallets, draft.placed);
  const loads = new Map<number, TruckLoad>(truck.pallets.map((load) => [load.pallet_id, load]));
  const unprepared = truck.pallets.filter(({ status }) => status < palletStatus.prepared).length;
  return (
    <>
      {unprepared > 0 && (
        <p className="floor-unprepared">
          <WarningSign className="i warn" aria-hidden /> {t('pallets.unprepared', { count: unprepared })}
        </p>
      )}
      {stops.map((stop) => (
        <section key={stop.group} aria-label={stop.label}>
          <StopHead {...props} stop={stop} stops={stops} />
          <ul>
            {stop.palletIds.map((id) => {
              const load = loads.get(id);
              return load && <PalletRow key={id} {...props} load={load} />;
            })}
          </ul>
        </section>
      ))}
    </>
  );
};

const StopHead = ({
  draft,
  editable,
  onCommit,
  stop,
  stops,
}: PalletsPanelProps & { stop: Stop; stops: readonly Stop[] }) => {
  const { t } = useTranslation('trucks');
  const writes = useCan({ writes: true });
  const label = stop.label || t('pallets.noAddress');
  const change = (step: -1 | 1) => onCommit(stepStop(draft, stop, stops, step));
  return (
    <header className="stop-head">
      <GroupMark group={stop.group} />
      <h3 className="ellipsis" title={[label, stop.customers].filter(Boolean).join(' · ')}>
        {shortLabel(label)} <span className="secondary">{stop.customers}</span>
      </h3>
      <div className={writes ? 'stepper' : undefined} role="group" aria-label={t('pallets.priority', { group: label })}>
        {writes && (
          <Button
            variant="minimal"
            size="small"
            icon={<Minus size={12} />}
            aria-label={t('pallets.earlier', { group: label })}
            disabled={!editable || stop.priority === 1}
            onClick={() => change(-1)}
          />
        )}
        <output title={stop.priority === null ? t('pallets.noStop') : t('pallets.stop', { stop: stop.priority })}>
          {stop.priority ?? '·'}
        </output>
        {writes && (
          <Button
            variant="minimal"
            size="small"
            icon={<Plus size={12} />}
            aria-label={t('pallets.later', { group: label })}
            disabled={!editable}
            onClick={() => change(1)}
          />
        )}
      </div>
    </header>
  );
};

const PalletRow = (props: PalletsPanelProps & { load: TruckLoad }) => {
  const { truck, draft, holes, viewing, load, selectedId, onSelect } = props;
  const { t } = useTranslation('trucks');
  const language = useLanguage();
  const href = usePageHref();
  const number = (value: number) => formatNumber(value, language);
  const selected = selectedId === load.pallet_id;
  const isTurned = draft.placed.find((pallet) => pallet.id === load.pallet_id)?.isTurned ?? false;
  return (
    <li
      className={`floor-pallet${selected ? ' sel' : ''}`}
      onClick={(event) => {
        if (!(event.target instanceof Element && event.target.closest('a, button, [role=menuitem]')))
          onSelect(load.pallet_id);
      }}
    >
      <Link className="num" to={href(paths.palletOnTruck(truck.id, load.pallet_id, viewing))}>
        {load.shown_number}
      </Link>
      <LoadMark status={load.status} />
      <span className="secondary nowrap row g1">
        {`${number(load.length)} × ${number(load.width)}`}
        {isTurned && (
          <span className="turned" title={t('pallets.turned')}>
            <Refresh size={12} aria-hidden />
            <span className="hidden-text">{t('pallets.turned')}</span>
          </span>
        )}
      </span>
      <span className="r nowrap">{t('pallets.pieces', { count: load.products_count })}</span>
      <span className="r nowrap">{t('floor.mass', { mass: number(Math.round(load.weight)) })}</span>
      <PalletMenu {...props} />
      <span className="floor-pallet-state">
        {(load.remakes_count ?? 0) > 0 && <Tag tone="warn">{t('pallets.remakes', { count: load.remakes_count })}</Tag>}
        {load.outdated && <Tag tone="warn">{t('pallets.outdated')}</Tag>}
        {holes.get(load.pallet_id)?.missing.map((unit) => (
          <span key={unit.id} className="secondary sm">
            {t('pallets.missing', {
              order: unit.order,
              position: unit.position,
              size: `${number(unit.width)} × ${number(unit.height)}`,
            })}
          </span>
        ))}
        {load.state === 'pending' && <Tag tone="info">{t('pallets.pending')}</Tag>}
        {load.state === 'leaving' && <Tag tone="warn">{t('pallets.leaving')}</Tag>}
      </span>
    </li>
  );
};

/** Loaded, or not even prepared; between the two there is nothing to say. */
const LoadMark = ({ status }: { status: number }) => {
  const { t } = useTranslation('trucks');
  if (status >= palletStatus.loaded)
    return (
      <span className="ok load-mark" title={t('pallets.loadedFixed')}>
        <TickCircle aria-label={t('pallets.loadedFixed')} />
      </span>
    );
  if (status < palletStatus.prepared)
    return (
      <span className="warn load-mark" title={t('pallets.notPrepared')}>
        <WarningSign aria-label={t('pallets.notPrepared')} />
      </span>
    );
  return <span className="load-mark" />;
};

const PalletMenu = ({
  draft,
  load,
  editable,
  onCommit,
  onMoveTo,
  onRemove,
  onSelect,
}: PalletsPanelProps & { load: TruckLoad }) => {
  const { t } = useTranslation('trucks');
  const go = useGo();
  const writes = useCan({ writes: true });
  const id = load.pallet_id;
  const menu = (
    <Menu>
      <MenuItem icon={<Cube />} text={t('pallets.open')} onClick={() => go(paths.pallet(id))} />
      {writes && (
        <>
          {' '}
          <MenuItem
            icon={<Locate />}
            text={t('pallets.moveTo')}
            disabled={!editable || isFixed(draft, id)}
            labelElement={<kbd>M</kbd>}
            onClick={() => onMoveTo(id)}
          />
          <MenuItem
            icon={<Refresh />}
            text={t('page.turn')}
            disabled={!editable || !canTurn(draft, id)}
            labelElement={<kbd>T</kbd>}
            onClick={() => onCommit(turnPallet(draft, id))}
          />
          <MenuItem
            icon={<Trash />}
            intent="danger"
            text={t('pallets.remove')}
            disabled={!editable}
            onClick={() => onRemove(id)}
          />
        </>
      )}
    </Menu>
  );
  return (
    <Popover content={menu} placement="bottom-end">
      <Button
        className="icon-only"
        variant="minimal"
        size="small"
        icon={<More />}
        aria-label={t('pallets.menu', { pallet: load.shown_number })}
        onClick={() => onSelect(id)}
      />
    </Popover>
  );
};
