import { memo, useEffect, useRef } from 'react';
import {
  Barcode,
  Box,
  Cross,
  Disable,
  Hand,
  Lock,
  Refresh,
  SwapHorizontal,
  Tick,
  TickCircle,
  Time,
  Undo,
  WarningSign,
} from '@blueprintjs/icons';
import { MiddleCut, UnbrokenText } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useScan } from '../scan/scan-provider';
import { UndoButton } from './undo-button';
import type { LogLine, Verdict } from './verdict';

const icons = {
  ok: TickCircle,
  bad: Disable,
  warn: WarningSign,
  info: Box,
  undone: Undo,
  pending: Time,
  hold: Hand,
  idle: Barcode,
} as const;
const marks = {
  ok: Tick,
  bad: Cross,
  warn: WarningSign,
  info: Box,
  undone: Undo,
  pending: Time,
  hold: Hand,
  idle: Barcode,
} as const;
const glyphs = { swap: SwapHorizontal, loop: Refresh, lock: Lock } as const;

/**
 * The upper third: one filled colour, icon, code, verdict, one instruction. It stays until the next scan; "not
 * listening" takes its place.
 */
export const VerdictPanel = ({ verdict }: { verdict: Verdict }) => {
  const { t } = useTranslation('scanners');
  const { listening, field } = useScan();
  if (!listening)
    return (
      <button type="button" className="verdict bad" onClick={() => field.current?.focus()}>
        <span className="verdict-code">
          <Disable size={36} aria-hidden />
        </span>
        <strong className="verdict-title">{t('notListening')}</strong>
        <span className="verdict-text">{t('notListeningText')}</span>
      </button>
    );
  const Icon = verdict.glyph ? glyphs[verdict.glyph] : icons[verdict.tone];
  return (
    <section className={`verdict ${verdict.tone}`} role="status" aria-live="assertive" aria-atomic>
      <span className="verdict-code">
        <Icon size={36} aria-hidden />
        <MiddleCut text={verdict.code} />
      </span>
      <strong className="verdict-title">
        <UnbrokenText text={verdict.title} />
      </strong>
      {verdict.place && <span className="verdict-place">{verdict.place}</span>}
      <span className="verdict-text">
        <UnbrokenText text={verdict.text} />
      </span>
    </section>
  );
};

const clock = (at: number): string => new Date(at).toTimeString().slice(0, 8);

const LineMark = ({ tone, glyph }: Pick<LogLine, 'tone' | 'glyph'>) => {
  const Mark = glyph ? glyphs[glyph] : marks[tone];
  return (
    <span className="scan-mark" aria-hidden>
      <Mark size={13} />
    </span>
  );
};

interface LineProps {
  readonly line: LogLine;
  readonly isNew: boolean;
  readonly onUndo: ((id: string) => void) | undefined;
}

/** Two hundred answers in a few seconds each change one line, not all of them. */
const Line = memo(({ line, isNew, onUndo }: LineProps) => (
  <li className={[line.tone, isNew && 'new', line.undoUntil !== undefined && 'undoable'].filter(Boolean).join(' ')}>
    <LineMark tone={line.tone} glyph={line.glyph} />
    <time dateTime={new Date(line.at).toISOString()}>{clock(line.at)}</time>
    <b>
      <MiddleCut text={line.code} />
    </b>
    <span className="scan-answer">
      <UnbrokenText text={line.text} />
    </span>
    <span className="scan-person ellipsis">{line.person}</span>
    {line.undoUntil !== undefined && onUndo && (
      <UndoButton name={line.code} until={line.undoUntil} onUndo={() => onUndo(line.id)} />
    )}
  </li>
));

interface ScanLogProps {
  readonly lines: readonly LogLine[];
  readonly empty: string;
  readonly onUndo?: ((id: string) => void) | undefined;
}

/** Every scan with its time, code, verdict and person; the newest on top. */
export const ScanLog = ({ lines, empty, onUndo }: ScanLogProps) => {
  const { t } = useTranslation('scanners');
  const box = useRef<HTMLElement>(null);
  // asking the element itself would lay the page out at every scan
  const isScrolled = useRef(false);
  const newest = lines[0]?.id;
  // the newest is seen, wherever somebody has scrolled to take an older one back
  useEffect(() => {
    if (newest !== undefined && isScrolled.current) box.current?.scrollTo({ top: 0 });
  }, [newest]);
  return (
    <section
      ref={box}
      className="scan-log"
      aria-label={t('log.title')}
      onScroll={({ currentTarget }) => {
        isScrolled.current = currentTarget.scrollTop > 0;
      }}
    >
      <ol aria-live="polite" aria-relevant="additions">
        {lines.map((line, index) => (
          <Line key={line.id} line={line} isNew={index === 0} onUndo={onUndo} />
        ))}
      </ol>
      {lines.length === 0 && <p className="muted scan-log-empty">{empty}</p>}
    </section>
  );
};

/** "Listening" beside the title, so that it is seen without looking for it. */
export const ListeningMark = () => {
  const { t } = useTranslation('scanners');
  const { listening } = useScan();
  return listening ? (
    <span className="live listening">{t('listening')}</span>
  ) : (
    <span className="tag bad not-listening">{t('notListening')}</span>
  );
};

interface ProgressProps {
  readonly done: number;
  /** Scanned, but not taken by the server yet. */
  readonly waiting?: number;
  readonly of: number;
  readonly label: string;
}

/** How many of how many, as bars that can be counted; what waits is hatched. */
export const Progress = ({ done, waiting = 0, of, label }: ProgressProps) => (
  <div
    className="scan-segments"
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={of}
    aria-valuenow={done}
  >
    {of <= 40 ? (
      Array.from({ length: of }, (_, index) => (
        <i key={index} className={index < done ? 'on' : index < done + waiting ? 'waiting' : undefined} />
      ))
    ) : (
      <>
        <i className="part" style={{ width: `${(done / of) * 100}%` }} />
        <i className="part waiting" style={{ width: `${(Math.min(waiting, of - done) / of) * 100}%` }} />
      </>
    )}
  </div>
);
