import type { Language } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { createContext, useContext, type ReactNode } from 'react';
import { UnbrokenText } from '../feedback/unbroken-text';
import { useFoldingBar } from './use-folding-bar';

/** What the application puts into every page's bar. */
interface FrameSlots {
  readonly barStart: ReactNode;
  readonly barEnd: ReactNode;
}
const FrameContext = createContext<FrameSlots>({ barStart: null, barEnd: null });
export const FrameProvider = FrameContext.Provider;

const NotesContext = createContext<ReactNode>(null);
/** A message from around the page that its frame shows above its own notes. */
export const FrameNotes = NotesContext.Provider;

interface PageFrameProps {
  readonly title: string;
  /** Where this page hangs, before the title. */
  readonly crumb?: ReactNode;
  /** State of the thing, after the title. */
  readonly state?: ReactNode;
  /** Right side of the bar: the page's own buttons. */
  readonly actions?: ReactNode;
  /** Second line: filters left, actions right (put a `<span className="sp" />` between). */
  readonly toolbar?: ReactNode;
  /** Full-width messages between toolbar and content. */
  readonly notes?: ReactNode;
  readonly children: ReactNode;
}

/** Bar of 48 px, optional toolbar, then the content that fills the rest. One page title per page. */
export const PageFrame = ({ title, crumb, state, actions, toolbar, notes, children }: PageFrameProps) => {
  const slots = useContext(FrameContext);
  const notesAround = useContext(NotesContext);
  const bar = useFoldingBar();
  return (
    <div className="main">
      <title>{`${title} · Mullion`}</title>
      <header className="bar" ref={bar}>
        {slots.barStart}
        {crumb && <span className="crumb">{crumb}</span>}
        <h1 className="ellipsis" title={title}>
          <UnbrokenText text={title} />
        </h1>
        {state}
        <span className="sp" />
        {actions && <div className="bar-actions">{actions}</div>}
        {slots.barEnd}
      </header>
      {toolbar && <div className="tools">{toolbar}</div>}
      {notesAround}
      {notes}
      <main className="body" id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
};

interface PanesProps {
  /** CSS grid columns, e.g. `320px 1fr 340px`. */
  readonly columns: string;
  readonly rows?: string;
  readonly children: ReactNode;
}

/** Flat panes divided by 1 px lines. */
export const Panes = ({ columns, rows, children }: PanesProps) => (
  <div className="panes" style={{ gridTemplateColumns: columns, gridTemplateRows: rows }}>
    {children}
  </div>
);

interface PaneProps {
  readonly title?: ReactNode;
  /** Figure after the title: how many. */
  readonly count?: number | string | undefined;
  readonly actions?: ReactNode;
  readonly label?: string;
  /** No padding: tables and drawings. */
  readonly flush?: boolean;
  readonly footer?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** One pane: head of 40 px, content that scrolls, optional footer. */
export const Pane = ({ title, count, actions, label, flush, footer, className, children }: PaneProps) => {
  const language = useTranslation().i18n.language as Language;
  return (
    <section
      className={`pane ${className ?? ''}`}
      aria-label={label ?? (typeof title === 'string' ? title : undefined)}
    >
      {title !== undefined && (
        <header className="ph">
          <h2>{title}</h2>
          {count !== undefined && (
            <span className="cnt">{typeof count === 'number' ? formatNumber(count, language) : count}</span>
          )}
          <span className="sp" />
          {actions}
        </header>
      )}
      <div className={flush ? 'pane-flush' : 'pb'}>{children}</div>
      {footer && <footer className="pane-foot">{footer}</footer>}
    </section>
  );
};
