import { operationStatus, type WorkCenterPage } from '@mullion/contracts';
import { ConfirmDialog } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useUserQuery } from '../../../entities/reference/reference-api';
import type { Completion } from '../rules/what-follows';
import { UnitChips } from './unit-chips';

interface CompleteDialogProps {
  readonly completion: Completion;
  readonly page: WorkCenterPage;
  readonly onConfirm: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Says before it happens which order, how many, and where they go on to. */
export const CompleteDialog = ({
  completion: { products, orders, next, waiting },
  page,
  onConfirm,
  onClose,
}: CompleteDialogProps) => {
  const { t } = useTranslation('workCenter');
  const { data: user } = useUserQuery();
  const center = t('center', { ...page.work_center });
  const facts: readonly (readonly [string, string])[] = [
    [
      t('complete.order'),
      orders
        .map(({ order }) => [order.order, orders.length === 1 && order.customer].filter(Boolean).join(', '))
        .join('; '),
    ],
    [t('complete.after'), orders.map(({ order, done }) => t('doneOf', { done, count: order.count })).join('; ')],
    [
      t('complete.next'),
      next
        .map((one) => t('complete.nextGets', { center: t('center', { ...one.center }), count: one.count }))
        .join('; ') || (products.every((product) => isLast(product, page)) ? t('complete.last') : '–'),
    ],
    [t('complete.who'), t('complete.now', { name: user?.name ?? '' })],
  ];
  return (
    <ConfirmDialog
      open
      title={t('complete.title', { count: products.length, center })}
      action={t('selected', { count: products.length })}
      cancel={t('complete.notYet')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <UnitChips products={products} />
      <dl className="wc-facts wide">
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {waiting > 0 && <p className="warn">{t('complete.waiting', { count: waiting })}</p>}
      <p className="muted sm">{t('complete.undo')}</p>
    </ConfirmDialog>
  );
};

/** Nothing is left to be done with it elsewhere. */
const isLast = (
  { way }: WorkCenterPage['orders'][number]['products'][number],
  { work_center: { id } }: WorkCenterPage,
): boolean => way.every((step) => step.work_center_id === id || step.status === operationStatus.completed);
