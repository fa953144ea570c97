import type { ReactNode } from 'react';

const THIN = { fill: 'none', stroke: 'var(--m-d-thin)', vectorEffect: 'non-scaling-stroke' } as const;
const MISSING = { ...THIN, stroke: 'var(--m-d-line)', strokeDasharray: '5 4' } as const;
const INNER = { ...THIN, strokeDasharray: '3 3' } as const;
const OPEN = { ...THIN, stroke: 'var(--m-d-open)', strokeWidth: 0.9 } as const;
const WOOD = { fill: 'var(--m-d-wood)', stroke: 'var(--m-d-wood-line)', vectorEffect: 'non-scaling-stroke' } as const;

/** An opening without its window. */
const window = (
  <>
    <rect x="6.5" y="6.5" width="119" height="83" {...MISSING} />
    <path d="M66 6.5v83M14 14.5h44v67H14zM74 14.5h44v67H74z" {...INNER} />
    <path d="M14 14.5L58 48 14 81.5M118 14.5L74 48l44 33.5" {...OPEN} />
  </>
);

/** A deck with nothing on it. */
const pallet = (
  <>
    <path d="M14.5 10.5h30v56h-30zM50.5 22.5h34v44h-34zM90.5 10.5h28v56h-28z" {...MISSING} />
    <path d="M14.5 10.5l30 56M118.5 10.5l-28 56" {...OPEN} />
    <path d="M8.5 68.5h115v7H8.5z" {...WOOD} />
    <path d="M12.5 75.5h14v12h-14zM59.5 75.5h14v12h-14zM105.5 75.5h14v12h-14z" {...WOOD} />
    <path d="M2 89.5h128" {...THIN} />
  </>
);

/** A trailer without its load. */
const truck = (
  <>
    <path d="M4.5 16.5h88v54h-88z" {...MISSING} />
    <path d="M26.5 16.5v54M48.5 16.5v54M70.5 16.5v54" {...INNER} />
    <path d="M97.5 30.5h16l12 20v20h-28zM103.5 36.5h8l8 14h-16z" {...THIN} stroke="var(--m-d-line)" />
    <path d="M4.5 74.5h121" {...THIN} stroke="var(--m-d-line)" />
    <g {...THIN} fill="var(--m-surface)" stroke="var(--m-d-line)">
      <circle cx="24" cy="79" r="8" />
      <circle cx="44" cy="79" r="8" />
      <circle cx="110" cy="79" r="8" />
    </g>
    <path d="M2 88.5h128" {...THIN} />
  </>
);

/** Windows under a lens, none of them the one that is looked for. */
const search = (
  <>
    <path d="M8.5 12.5h32v48h-32zM50.5 12.5h32v48h-32zM92.5 12.5h32v48h-32z" {...INNER} />
    <path d="M8.5 12.5l32 24-32 24M92.5 12.5l32 24-32 24" {...OPEN} />
    <g {...THIN} stroke="var(--m-d-line)" strokeWidth="1.6">
      <circle cx="66" cy="44" r="26" fill="var(--m-surface)" />
      <path d="M85 63l22 24" strokeWidth="4" />
    </g>
    <path d="M54.5 32.5h23v23h-23z" {...MISSING} />
  </>
);

/** A sheet with nothing written on it yet. */
const paper = (
  <>
    <path d="M36.5 6.5h44l16 16v67h-60z" {...MISSING} />
    <path d="M80.5 6.5v16h16" {...THIN} />
    <path d="M46 34.5h40M46 46.5h40M46 58.5h40M46 70.5h24" {...INNER} />
  </>
);

/** Cards of people and companies without names. */
const people = (
  <>
    <path d="M14.5 12.5h104v31h-104zM14.5 53.5h104v31h-104z" {...MISSING} />
    <g {...THIN}>
      <circle cx="32" cy="24" r="5" />
      <path d="M22.5 38.5c0-12 19-12 19 0M22.5 79.5c0-12 19-12 19 0" />
      <circle cx="32" cy="65" r="5" />
    </g>
    <path d="M52 24.5h50M52 33.5h30M52 65.5h42M52 74.5h34" {...INNER} />
  </>
);

const PICTURES = { window, pallet, truck, search, paper, people } as const satisfies Record<string, ReactNode>;

/** What is not there: `search` where filters leave nothing. */
export type EmptyPicture = keyof typeof PICTURES;

/** Drawn with the lines of our drawings, dashed as things that are not there yet. */
export const EmptyDrawing = ({ picture }: { readonly picture: EmptyPicture }) => (
  <svg width="132" height="96" viewBox="0 0 132 96" aria-hidden="true">
    {PICTURES[picture]}
  </svg>
);
