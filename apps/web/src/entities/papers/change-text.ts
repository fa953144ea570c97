import type { PaperChange, PaperCheck } from '@mullion/contracts';
import type { TFunction } from 'i18next';

type Translate = TFunction<'labels'>;
interface ChangeText {
  readonly mark: 'added' | 'removed' | 'moved' | 'swapped' | 'field';
  readonly title: string;
  readonly text: string;
}

const sideOf = (t: Translate, side: 'left' | 'right' | 'middle' | null): string =>
  side ? t(`paper.side.${side}`) : '';

/** One change of a paper as two lines: what, then where. Rows are those of a pallet, steps those of a truck. */
export const changeText = (t: Translate, kind: PaperCheck['kind'], change: PaperChange): ChangeText => {
  const isTruck = kind === 'truck';
  if (change.what === 'field') {
    const nothing = t('paper.nothing');
    const isLong = change.field === 'timber';
    const text = isLong ? '' : t('paper.fromTo', { from: change.from || nothing, to: change.to || nothing });
    return { mark: 'field', title: t(`paper.field.${change.field}`), text };
  }
  const { item } = change;
  const side = sideOf(t, item.side);
  const { name, row } = item;
  if (change.what === 'added')
    return {
      mark: 'added',
      title: t('paper.added', { name }),
      text: t(isTruck ? 'paper.addedStep' : 'paper.addedTo', { row, side }),
    };
  if (change.what === 'removed') {
    const now = change.now && t('paper.removedNow', { pallet: change.now.pallet, row: change.now.row });
    return {
      mark: 'removed',
      title: t('paper.removed', { name }),
      text: now ?? t(isTruck ? 'paper.removedPallet' : 'paper.removedGone'),
    };
  }
  if (change.what === 'swapped') {
    const { other } = change;
    const text = isTruck
      ? t('paper.swappedSteps', { row, other: other.row })
      : row === other.row
        ? t('paper.swappedIn', { row })
        : '';
    return { mark: 'swapped', title: t('paper.swapped', { name, other: other.name }), text };
  }
  const from = change.from.row;
  const moved = from === row ? t(isTruck ? 'paper.movedInStep' : 'paper.movedIn', { row, side }) : undefined;
  return {
    mark: 'moved',
    title: t('paper.moved', { name }),
    text: moved ?? t(isTruck ? 'paper.movedStep' : 'paper.movedTo', { from, row, side }),
  };
};
