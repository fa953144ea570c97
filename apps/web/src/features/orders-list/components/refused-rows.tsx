import './refused-rows.css';
import type { Problem } from '@mullion/contracts';
import { SideDrawer, useProblemText } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useStatusNames } from '../../../entities/status/use-statuses';

/** More are counted, not named: nobody reads on. */
const NAMED = 200;

/** An order or product that many were to change with, and why it did not. */
export interface RefusedRow {
  /** Order number or barcode. */
  readonly name: string;
  readonly problem: Problem;
}
/** How many changed, and those that may not, each with its reason. */
export interface StatusOutcome {
  readonly changed: number;
  readonly refused: readonly RefusedRow[];
}

interface RefusedRowsProps extends StatusOutcome {
  readonly table: 'orders' | 'products';
  readonly target: number;
  readonly onClose: () => void;
}
const words = { orders: 'bulk', products: 'products.bulk' } as const;

/** After many: how many changed, and each that did not with its reason. */
export const RefusedRows = ({ table, target, changed, refused, onClose }: RefusedRowsProps) => {
  const { t } = useTranslation('orders');
  const { nameOf } = useStatusNames(table);
  const textOf = useProblemText();
  return (
    <SideDrawer open title={t('bulk.resultTitle', { status: nameOf(target) })} onClose={onClose}>
      <p>{t(`${words[table]}.changed`, { count: changed })}</p>
      <h3>{t(`${words[table]}.refused`, { count: refused.length })}</h3>
      <ul className="refused-rows">
        {refused.slice(0, NAMED).map(({ name, problem }) => (
          <li key={name}>
            <b className="num">{name}</b> <span>{textOf(problem)}</span>
          </li>
        ))}
      </ul>
      {refused.length > NAMED && (
        <p className="muted">{t(`${words[table]}.more`, { count: refused.length - NAMED })}</p>
      )}
    </SideDrawer>
  );
};
