import type { ReactNode } from 'react';
import { EmptyDrawing, type EmptyPicture } from './empty-pictures';

interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  /** The one next step. */
  readonly action?: ReactNode;
  /** What is missing; a window when absent. */
  readonly picture?: EmptyPicture;
  /** A drawing of the page's own instead. */
  readonly drawing?: ReactNode;
}

/** Nothing to show: a drawing, why, and the one next step. */
export const EmptyState = ({
  title,
  text,
  action,
  picture = 'window',
  drawing = <EmptyDrawing picture={picture} />,
}: EmptyStateProps) => (
  <div className="empty">
    {drawing}
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    {action}
  </div>
);
