import type { TodayCard } from './today-cards';

const LINE = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.3, vectorEffect: 'non-scaling-stroke' } as const;

/**
 * Small drawings of what is counted, after drawings.svg: a window from the inside, a loaded pallet from the side, a
 * truck with its cab left.
 */
export const TodayDrawing = ({ kind }: { kind: TodayCard['drawing'] }) => (
  <svg width="36" height="32" viewBox="0 0 36 32" aria-hidden="true" className="today-drawing">
    {kind === 'window' && (
      <path
        {...LINE}
        d="M4 2.5h28v27H4zM18 2.5v27M7 5.5h8v21H7zM21 5.5h8v21h-8zM7 5.5l8 10.5-8 10.5M29 5.5l-8 10.5 8 10.5"
      />
    )}
    {kind === 'pallet' && (
      <path
        {...LINE}
        d="M2 24.5h32v3H2zM4 27.5v2M18 27.5v2M32 27.5v2M5 6.5h5v18H5zM12 3.5h5v21h-5zM19 8.5h5v16h-5zM26 5.5h5v19h-5z"
      />
    )}
    {kind === 'truck' && (
      <>
        <path {...LINE} d="M11 6.5h23v16H11zM11 11.5H6l-4 5v6h9" />
        <circle {...LINE} cx="8" cy="25" r="3" />
        <circle {...LINE} cx="27" cy="25" r="3" />
      </>
    )}
  </svg>
);
