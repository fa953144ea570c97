import { useMemo, useState } from 'react';
import { Lock, Minus, Plus, Tick } from '@blueprintjs/icons';
import type { RightCode } from '@mullion/contracts';
import { MatrixGrid, Pane, type CellPlace } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import type { Move, Part } from '../rules/matrix';
import { moveChange, type MoveChange } from '../rules/status-moves';

interface StatusMovesProps {
  readonly part: Part;
  readonly statuses: readonly { readonly status: number; readonly text: string }[];
  readonly now: readonly Move[];
  readonly next: readonly Move[];
  /** Of the role whose moves these are. */
  readonly rights: readonly RightCode[];
}

const ROW_PX = 28;
const HEAD_PX = 28;
const COLUMN_PX = 36;
const ROW_HEAD_PX = 190;
const signs = { allowed: Tick, gains: Plus, loses: Minus, noRight: Lock } as const satisfies Partial<
  Record<MoveChange, unknown>
>;

const MoveSign = ({ change }: { readonly change: MoveChange }) => {
  if (change === 'same') return <span className="move-same" />;
  if (change === 'none') return null;
  const Sign = signs[change];
  return <Sign size={14} className={`move-sign ${change}`} />;
};

/**
 * Every move of a role in a table, from each status to each, as it is and as saving leaves it; and in words from the
 * status that is chosen.
 */
export const StatusMoves = ({ part, statuses, now, next, rights }: StatusMovesProps) => {
  const { t } = useTranslation('company');
  const [chosen, setChosen] = useState(0);
  const changes = useMemo(
    () =>
      statuses.map(({ status: before }) =>
        statuses.map(({ status: after }) => moveChange(part, { before, after }, now, next, rights)),
      ),
    [statuses, part, now, next, rights],
  );
  const changeAt = ({ row, column }: CellPlace): MoveChange => changes[row]?.[column] ?? 'none';
  const from = Math.min(chosen, Math.max(0, statuses.length - 1));
  const here = statuses[from];
  return (
    <>
      <Pane title={t('moves.title')} flush className="moves-pane">
        <MatrixGrid
          label={t('moves.title')}
          columns={statuses.map(({ status, text }) => ({
            key: status,
            width: COLUMN_PX,
            head: (
              <span className="moves-head" title={text}>
                {status}
              </span>
            ),
          }))}
          rowCount={statuses.length}
          rowHeight={ROW_PX}
          headHeight={HEAD_PX}
          rowHeadWidth={ROW_HEAD_PX}
          rowHead={(row) => (
            <>
              <span className="moves-number">{statuses[row]?.status}</span>
              <span className="ellipsis" title={statuses[row]?.text}>
                {statuses[row]?.text}
              </span>
            </>
          )}
          cell={(at) => <MoveSign change={changeAt(at)} />}
          cellClass={(at) => `moves-cell ${changeAt(at)} ${at.row === from ? 'chosen' : ''}`}
          cellText={(at) =>
            t('moves.cell', {
              before: statuses[at.row]?.text ?? '',
              after: statuses[at.column]?.text ?? '',
              change: t(`moves.change.${changeAt(at)}`),
            })
          }
          drawnFrom={[changes, from]}
          onOpen={({ row }) => setChosen(row)}
        />
      </Pane>
      <Pane title={here ? t('moves.from', { status: here.text }) : ''} className="moves-from">
        <ul className="moves-list">
          {statuses.map(({ status, text }, column) => {
            const change = changeAt({ row: from, column });
            if (change === 'same' || change === 'none') return null;
            return (
              <li key={status} className={change}>
                <MoveSign change={change} />
                <span>{text}</span>
                <span className="sp" />
                {change !== 'allowed' && <span className="muted sm">{t(`moves.change.${change}`)}</span>}
              </li>
            );
          })}
        </ul>
        {statuses.every((_, column) => ['same', 'none'].includes(changeAt({ row: from, column }))) && (
          <p className="muted">{t('moves.nowhere')}</p>
        )}
      </Pane>
    </>
  );
};
