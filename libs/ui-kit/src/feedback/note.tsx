import type { ReactNode } from 'react';
import { Error as ErrorIcon, InfoSign, TickCircle, WarningSign } from '@blueprintjs/icons';

export type Tone = 'ok' | 'warn' | 'bad' | 'info';
const icons = { ok: TickCircle, warn: WarningSign, bad: ErrorIcon, info: InfoSign };

interface NoteProps {
  readonly tone: Tone;
  readonly title?: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** A message in the place it belongs to. An error interrupts a screen reader, other messages wait. */
export const Note = ({ tone, title, actions, children }: NoteProps) => {
  const Icon = icons[tone];
  return (
    <div className={`note ${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon className="i" aria-hidden />
      <div className="note-text">
        {title && <b>{title}</b>} {children}
      </div>
      {actions && <div className="note-actions">{actions}</div>}
    </div>
  );
};
