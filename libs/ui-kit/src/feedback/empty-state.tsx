import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  /** The one next step. */
  readonly action?: ReactNode;
  readonly drawing?: ReactNode;
}

/** Nothing to show: a drawing, why, and the one next step. */
export const EmptyState = ({ title, text, action, drawing = <EmptyWindow /> }: EmptyStateProps) => (
  <div className="empty">
    {drawing}
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    {action}
  </div>
);

const LINE = { fill: 'none', stroke: 'var(--m-d-thin)', vectorEffect: 'non-scaling-stroke' } as const;

/** An opening without its window, dashed as things that are not there yet. */
const EmptyWindow = () => (
  <svg width="132" height="96" viewBox="0 0 132 96" aria-hidden="true">
    <rect x="6.5" y="6.5" width="119" height="83" {...LINE} stroke="var(--m-d-line)" strokeDasharray="5 4" />
    <path d="M66 6.5v83M14 14.5h44v67H14zM74 14.5h44v67H74z" {...LINE} strokeDasharray="3 3" />
    <path d="M14 14.5L58 48 14 81.5M118 14.5L74 48l44 33.5" {...LINE} stroke="var(--m-d-open)" strokeWidth=".9" />
  </svg>
);
