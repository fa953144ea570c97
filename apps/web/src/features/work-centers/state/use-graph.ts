import { useMemo } from 'react';
import type { ListedWorkCenter } from '@mullion/contracts';
import { arrowsOf, type Arrow } from '../rules/arrows';
import { layoutOf, type Layout } from '../rules/layout';

export interface Graph {
  /** Those that are shown. */
  readonly centers: readonly ListedWorkCenter[];
  readonly arrows: readonly Arrow[];
  readonly layout: Layout;
  /** Codes of those a work center waits for, and of those that wait for it. */
  readonly before: (id: number) => string[];
  readonly after: (id: number) => string[];
}

/** The graph as it is drawn, with deleted work centers or without them. */
export const useGraph = (all: readonly ListedWorkCenter[], withDeleted: boolean): Graph =>
  useMemo(() => {
    const centers = all.filter(({ deleted }) => withDeleted || !deleted);
    const arrows = arrowsOf(all);
    const codes = (ids: readonly number[]): string[] =>
      all.filter(({ id }) => ids.includes(id)).map(({ code }) => code);
    return {
      centers,
      arrows,
      layout: layoutOf(centers, arrows),
      before: (id) => codes(arrows.filter(({ to }) => to === id).map(({ from }) => from)),
      after: (id) => codes(arrows.filter(({ from }) => from === id).map(({ to }) => to)),
    };
  }, [all, withDeleted]);
