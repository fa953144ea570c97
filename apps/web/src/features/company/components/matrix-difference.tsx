import type { StatusMove } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';

type Move = Pick<StatusMove, 'before' | 'after'>;
interface MatrixDifferenceProps {
  readonly added: readonly Move[];
  readonly removed: readonly Move[];
  readonly nameOf: (status: number) => string;
}

/** What saving allows and forbids, move by move, before it is saved. */
export const MatrixDifference = ({ added, removed, nameOf }: MatrixDifferenceProps) => {
  const { t } = useTranslation('company');
  const list = (moves: readonly Move[], title: string, tone: 'ok' | 'bad') =>
    moves.length > 0 && (
      <section className={`matrix-moves ${tone}`} aria-label={title}>
        <h3>{title}</h3>
        <ul>
          {moves.map(({ before, after }) => (
            <li key={`${before}:${after}`}>{t('matrix.move', { before: nameOf(before), after: nameOf(after) })}</li>
          ))}
        </ul>
      </section>
    );
  return (
    <div aria-live="polite">
      {added.length + removed.length === 0 && <p className="muted">{t('matrix.sameMoves')}</p>}
      {list(removed, t('matrix.removed', { count: removed.length }), 'bad')}
      {list(added, t('matrix.added', { count: added.length }), 'ok')}
    </div>
  );
};
