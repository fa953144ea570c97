import { Button } from '@blueprintjs/core';
import { Calculator, Lock, Tag, Trash } from '@blueprintjs/icons';
import type { Product } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { BulkStatusMenu } from '../components/bulk-status-menu';

interface ProductSelectionActionsProps {
  readonly products: readonly Product[];
  /** Why the products may not be changed; undefined: they may. */
  readonly locked: string | undefined;
  readonly onRecalculate: () => void;
  readonly onStatus: (status: number) => void;
  readonly onLabels: () => void;
  readonly onDelete: () => void;
}

/** What can be done with the chosen products; not shown to the read-only type. */
export const ProductSelectionActions = ({
  products,
  locked,
  onRecalculate,
  onStatus,
  onLabels,
  onDelete,
}: ProductSelectionActionsProps) => {
  const { t } = useTranslation(['orders', 'labels']);
  return (
    <>
      <Button
        intent="primary"
        icon={locked ? <Lock /> : <Calculator />}
        text={t('orders:products.action.recalculate')}
        disabled={locked !== undefined}
        title={locked}
        onClick={onRecalculate}
      />
      <BulkStatusMenu table="products" rows={products} onPick={onStatus} />
      <Button icon={<Tag />} text={t('labels:print.many')} onClick={onLabels} />
      <Button icon={<Trash />} text={t('orders:products.action.deleteMany')} onClick={onDelete} />
    </>
  );
};
