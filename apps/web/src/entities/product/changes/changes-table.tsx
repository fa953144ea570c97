import { Confirm, Help, Lock } from '@blueprintjs/icons';
import { changeGroups, type ProductChange } from '@mullion/contracts';
import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { BOX_PX } from './change-picture';
import { ChangeRow } from './change-row';
import { actOf, choose, type ChosenActs } from './decide-changes';
import { scaleOf } from './shape-of-change';
import './changes-table.css';

interface ChangesTableProps {
  readonly changes: readonly ProductChange[];
  readonly chosen: ChosenActs;
  readonly onChoose: (acts: ChosenActs) => void;
}

const marks = {
  free: { Icon: Confirm, tone: 'ok' },
  decide: { Icon: Help, tone: 'warn' },
  fixed: { Icon: Lock, tone: '' },
} as const;
const radioOf = 'button[role=radio]';

/**
 * Products that would change or go, in three groups by what has been done with them, with what becomes of each. Up and
 * down go from decision to decision.
 */
export const ChangesTable = ({ changes, chosen, onChoose }: ChangesTableProps) => {
  const { t } = useTranslation('productChanges');
  const table = useRef<HTMLTableElement>(null);
  const scale = scaleOf(changes, BOX_PX);
  const walk = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    const row = (event.target as Element).closest('tr');
    const rows = [...(table.current?.querySelectorAll(`tr:has(${radioOf})`) ?? [])];
    const next = row && rows[rows.indexOf(row) + (event.key === 'ArrowDown' ? 1 : -1)];
    event.preventDefault();
    event.stopPropagation();
    next?.querySelector<HTMLElement>(`${radioOf}[tabindex="0"]`)?.focus();
  };
  return (
    <div className="changes-table">
      <table ref={table} className="tb" onKeyDownCapture={walk}>
        <thead>
          <tr>
            <th className="change-pictures">{t('wasAndWill')}</th>
            <th className="change-position">{t('position')}</th>
            <th>{t('what')}</th>
            <th className="r">{t('mass')}</th>
            <th>{t('done')}</th>
            <th className="change-decision">{t('decision')}</th>
          </tr>
        </thead>
        {changeGroups.map((group) => {
          const own = changes.filter((change) => change.group === group);
          const { Icon, tone } = marks[group];
          return (
            own.length > 0 && (
              <tbody key={group}>
                <tr className="change-group">
                  <th colSpan={6} scope="rowgroup">
                    <span className={`tag ${tone}`}>
                      <Icon size={12} aria-hidden /> {own.length}
                    </span>{' '}
                    {t(`group.${group}`)} <span className="muted">{t(`groupText.${group}`)}</span>
                  </th>
                </tr>
                {own.map((change) => (
                  <ChangeRow
                    key={change.product_id}
                    change={change}
                    act={actOf(change, chosen)}
                    scale={scale}
                    onAct={(act) => onChoose(choose(chosen, [change], act))}
                  />
                ))}
              </tbody>
            )
          );
        })}
      </table>
    </div>
  );
};
