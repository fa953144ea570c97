import { useEffect, useState } from 'react';
import { Button } from '@blueprintjs/core';
import { Play, Tick, Time, Undo } from '@blueprintjs/icons';
import { operationStatus, UNDO_SECONDS, type CenterProduct } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { Meter } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { clockText, workedNow } from '../rules/unit-queue';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

/** This moment, to the second. */
const useSeconds = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};

interface UnitElapsedProps {
  readonly product: CenterProduct;
  /** How far the server's clock is before this device's. */
  readonly offset: number;
  /** The server's time of the page that the product is of. */
  readonly pageNow: string;
  readonly onStart: (() => void) | undefined;
}

/** How long it is worked on, in working time, against its norm; a button that begins it before. */
export const UnitElapsed = ({ product, offset, pageNow, onStart }: UnitElapsedProps) => {
  const { t } = useTranslation('workCenter');
  const language = useLanguage();
  const now = useSeconds();
  const norm =
    product.amount === null
      ? null
      : t('unit.norm', { minutes: formatNumber(product.amount, language, Number.isInteger(product.amount) ? 0 : 1) });
  const elapsed = workedNow(product, { pageNow, serverNow: now + offset });
  if (product.operation_status !== operationStatus.started || elapsed === null)
    return (
      <div className="wt-elapsed">
        {onStart && (
          <Button
            className="wt-second"
            icon={<Play size={20} />}
            text={t('unit.start', { position: product.position })}
            onClick={onStart}
          />
        )}
        {norm && <span className="secondary">{norm}</span>}
      </div>
    );
  const normMs = (product.amount ?? 0) * MINUTE_MS;
  const isOver = normMs > 0 && elapsed > normMs;
  return (
    <div className={`wt-elapsed${isOver ? ' warn' : ''}`}>
      <strong>
        {isOver && <Time className="i20" size={20} aria-hidden />}
        {clockText(elapsed)}
      </strong>
      <span>{isOver ? t('unit.over', { time: clockText(elapsed - normMs) }) : norm}</span>
      {normMs > 0 && (
        <Meter label={t('unit.elapsed')} value={Math.min(1, elapsed / normMs)} tone={isOver ? 'warn' : 'accent'} />
      )}
    </div>
  );
};

interface UndoButtonProps {
  readonly name: string;
  /** What was done with it, and when. */
  readonly done: string;
  readonly until: number;
  readonly onUndo: () => void;
  readonly onOver: () => void;
}

/** Takes back the last unit; a bar says how long it is possible, where nothing may move the number alone. */
export const UndoButton = ({ name, done, until, onUndo, onOver }: UndoButtonProps) => {
  const { t } = useTranslation('workCenter');
  const left = until - useSeconds();
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  const seconds = Math.min(UNDO_SECONDS, Math.max(0, Math.ceil(left / SECOND_MS)));
  return (
    <div className="wt-undo">
      <p>
        <Tick className="i ok" aria-hidden /> <b>{name}</b> <span className="secondary">{done}</span>
      </p>
      <Button className="wt-second" icon={<Undo size={20} />} onClick={onUndo}>
        {t('undo')} <span className="secondary">{t('unit.seconds', { seconds })}</span>
      </Button>
      {/* where it is when the second that begins is over */}
      <i className="wt-undo-bar" style={{ width: `${(Math.max(0, seconds - 1) / UNDO_SECONDS) * 100}%` }} aria-hidden />
    </div>
  );
};
