import type { DrawnProduct } from './make-products';

/** How one part of a demo product opens. */
export interface Pane {
  /** A, B, C … from the left, seen from inside. */
  readonly field: string;
  readonly opens: 'tilt-turn' | 'turn' | 'slide' | 'door' | 'fixed';
  readonly hinges: 'left' | 'right';
  /** Its share of the width between the frame. */
  readonly share: number;
}

const letters = 'ABC';

/** What a product of the demo factory is made of between its frame; an addition has no part. */
export const panesOf = ({ kind, width_mm: width }: Pick<DrawnProduct, 'kind' | 'width_mm'>): Pane[] => {
  if (kind === 'addition') return [];
  if (kind === 'door') return [{ field: 'A', opens: 'door', hinges: 'left', share: 1 }];
  if (kind === 'slide')
    return [
      { field: 'A', opens: 'fixed', hinges: 'left', share: 0.5 },
      { field: 'B', opens: 'slide', hinges: 'left', share: 0.5 },
    ];
  const parts = width > 2_000 ? 3 : width > 1_250 ? 2 : 1;
  return Array.from({ length: parts }, (_pane, at) => ({
    field: letters[at] ?? '',
    opens: at === 0 ? 'tilt-turn' : 'turn',
    hinges: at % 2 === 0 ? 'left' : 'right',
    share: 1 / parts,
  }));
};
