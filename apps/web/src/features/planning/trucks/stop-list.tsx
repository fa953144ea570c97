import './stops.css';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Button } from '@blueprintjs/core';
import { ArrowDown, ArrowUp, DragHandleVertical } from '@blueprintjs/icons';
import type { TruckStop } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { startPointerSession } from '../../../kits/editor/pointer-session';
import { shortLabels } from '@mullion/packing-model';
import { movedTo, placeUnder } from './stop-order';

interface StopListProps {
  /** In the order of unloading. */
  readonly stops: readonly TruckStop[];
  /** Where the order comes from. */
  readonly hint: string;
  readonly onOrder: (keys: readonly string[]) => void;
}

type Control = 'handle' | 'up' | 'down';

/** The stops in the order of unloading: dragged, moved by their buttons, or by Alt with an arrow. */
export const StopList = ({ stops, hint, onOrder }: StopListProps) => {
  const { t } = useTranslation('planning');
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef<{ readonly key: string; readonly control: Control } | null>(null);
  const [held, setHeld] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const keys = stops.map(({ key }) => key);
  const names = shortLabels(stops.map(({ label }) => label));
  const nameOf = (stop: TruckStop) => names[stops.indexOf(stop)] || t('truckMaker.noAddress');
  // a row that changes its place in the document loses the focus
  useLayoutEffect(() => {
    const wanted = focused.current;
    focused.current = null;
    const row = list.current?.querySelector(`[data-stop="${CSS.escape(wanted?.key ?? '')}"]`);
    const control = row?.querySelector<HTMLButtonElement>(`[data-control=${wanted?.control}]:enabled`);
    (control ?? row?.querySelector<HTMLButtonElement>('[data-control=handle]'))?.focus();
  }, [stops]);
  const move = (stop: TruckStop, to: number, control: Control) => {
    const moved = movedTo(keys, stop.key, to);
    if (moved === keys) return;
    focused.current = { key: stop.key, control };
    setSaid(t('truckMaker.stopMoved', { stop: nameOf(stop), place: moved.indexOf(stop.key) + 1, count: keys.length }));
    onOrder(moved);
  };
  const onKeyDown = (event: KeyboardEvent, stop: TruckStop, at: number) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (by === null || !event.altKey) return;
    event.preventDefault();
    move(stop, at + by, 'handle');
  };
  const onPointerDown = (event: PointerEvent<HTMLLIElement>, stop: TruckStop) => {
    const control =
      event.target instanceof Element
        ? event.target.closest('[data-control]')?.getAttribute('data-control')
        : undefined;
    if (control === 'up' || control === 'down') return;
    let now: readonly string[] = keys;
    let isDropped = false;
    startPointerSession(event, {
      onBegin: () => {
        setHeld(stop.key);
        return true;
      },
      onMove: ({ y }) => {
        const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
        const next = movedTo(now, stop.key, placeUnder(y, rows, now.indexOf(stop.key)));
        if (next !== now) onOrder(next);
        now = next;
      },
      onDrop: () => (isDropped = true),
      onEnd: () => {
        setHeld(null);
        if (!isDropped) onOrder(keys);
      },
    });
  };
  return (
    <fieldset className="wide stop-list">
      <legend>{t('truckMaker.stops')}</legend>
      <p className="secondary">{hint}</p>
      <ol ref={list}>
        {stops.map((stop, at) => (
          // its buttons do the same by keys
          <li
            key={stop.key}
            data-stop={stop.key}
            className={held === stop.key ? 'held' : undefined}
            onKeyDown={(event) => onKeyDown(event, stop, at)}
            onPointerDown={(event) => onPointerDown(event, stop)}
          >
            <button
              type="button"
              className="stop-handle"
              data-control="handle"
              aria-label={t('truckMaker.stopHandle', { stop: nameOf(stop), place: at + 1, count: stops.length })}
            >
              <DragHandleVertical aria-hidden />
            </button>
            <b className="num">{at + 1}</b>
            <span className="ellipsis" title={stop.label}>
              {nameOf(stop)} <span className="secondary">{stop.customers.join(', ')}</span>
            </span>
            <span className="secondary nowrap">{t('truckMaker.stopPallets', { count: stop.pallets.length })}</span>
            <Button
              variant="minimal"
              size="small"
              icon={<ArrowUp />}
              data-control="up"
              aria-label={t('truckMaker.stopEarlier', { stop: nameOf(stop) })}
              disabled={at === 0}
              onClick={() => move(stop, at - 1, 'up')}
            />
            <Button
              variant="minimal"
              size="small"
              icon={<ArrowDown />}
              data-control="down"
              aria-label={t('truckMaker.stopLater', { stop: nameOf(stop) })}
              disabled={at === stops.length - 1}
              onClick={() => move(stop, at + 1, 'down')}
            />
          </li>
        ))}
      </ol>
      <span role="status" className="hidden-text">
        {said}
      </span>
    </fieldset>
  );
};
