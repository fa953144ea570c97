import { Refresh } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';

/** How many products of an order are made again, because its dates wait for them; nothing when none is. */
export const RemakesMark = ({ count }: { readonly count: number }) => {
  const { t } = useTranslation('production');
  if (count === 0) return null;
  const text = t('remakes', { count });
  return (
    <span className="tag warn" title={text}>
      <Refresh size={12} aria-hidden />
      <span aria-hidden>{count}</span>
      <span className="hidden-text">{text}</span>
    </span>
  );
};
