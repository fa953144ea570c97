import { Circle, Pause, Play, Tick, WarningSign } from '@blueprintjs/icons';
import { operationStatus, type CenterProduct } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';

/** How far the operation of a product is: mark and word. */
export const OperationTag = ({ product: { operation_status: status, ready } }: { product: CenterProduct }) => {
  const { t } = useTranslation('workCenter');
  const [tone, Mark, text] = (() => {
    if (status === operationStatus.problem) return ['bad', WarningSign, t('statuses.problem')] as const;
    if (status === operationStatus.completed) return ['ok', Tick, t('statuses.completed')] as const;
    if (status === operationStatus.started) return ['acc', Play, t('statuses.started')] as const;
    return ready ? (['', Circle, t('statuses.waiting')] as const) : (['', Pause, t('statuses.notYet')] as const);
  })();
  return (
    <span className={`tag ${tone}`}>
      <Mark className="i" size={12} aria-hidden />
      {text}
    </span>
  );
};
