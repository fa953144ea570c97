import { Button } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { formatNumber } from '@mullion/i18n';
import { Tag } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import type { TemporaryPallet } from '../commands/temporary-pallet';
import { useDrag } from '../moving/drag-store';

/** A pallet that becomes real with its first product. */
export const TemporaryCard = ({
  pallet,
  onRemove,
}: {
  readonly pallet: TemporaryPallet;
  readonly onRemove: () => void;
}) => {
  const { t } = useTranslation('planning');
  const language = useLanguage();
  const isOver = useDrag(
    (state) => state.kind === 'dragging' && state.target?.kind === 'temporary' && state.target.key === pallet.key,
  );
  const size = [pallet.length, pallet.width]
    .filter((side) => side !== null)
    .map((side) => formatNumber(side, language));
  return (
    <article
      className={`pl-card temporary${isOver ? ' drop' : ''}`}
      data-drop={`temporary:${pallet.key}`}
      aria-label={t('pallets.temporary')}
    >
      <header className="row">
        <Tag>{t('pallets.temporary')}</Tag>
        <span className="secondary">{size.join(' × ')}</span>
        <span className="sp" />
        <Button
          className="icon-only"
          variant="minimal"
          size="small"
          icon={<Cross />}
          aria-label={t('pallets.discard')}
          title={t('pallets.discard')}
          onClick={onRemove}
        />
      </header>
      <p className="pl-temporary-text">{pallet.comment ?? t('pallets.temporaryText')}</p>
    </article>
  );
};
