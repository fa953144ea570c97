import { WarningSign } from '@blueprintjs/icons';
import { operationStatus } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { useFieldText } from '../../../entities/product/changes/use-field-text';
import { useLanguage } from '../../../kits/address/language';
import type { QueuedUnit } from '../rules/unit-queue';
import { ReworkNote } from './rework-note';
import { UnitDrawing } from './unit-drawing';
import { UnitElapsed } from './unit-times';

/** The unit that is worked on: its number and sizes large, its drawing as large as it gets. */
export const TerminalUnit = ({
  unit: { product, order },
  offset,
  pageNow,
  onStart,
  onRead,
}: {
  unit: QueuedUnit;
  offset: number;
  pageNow: string;
  onStart: (() => void) | undefined;
  /** Absent once it has been read why the unit comes again. */
  onRead: (() => void) | undefined;
}) => {
  const { t } = useTranslation('workCenter');
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return (
    <>
      <header className="wt-head">
        <strong>{product.position}</strong>
        <div>
          <b>{`${number(product.width)} × ${number(product.height)}`}</b>
          <span className="secondary">
            {[
              order.order,
              order.customer,
              order.delivery_date && t('unit.delivery', { date: order.delivery_date.slice(5) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
        <span className="sp" />
        <UnitElapsed product={product} offset={offset} pageNow={pageNow} onStart={onRead ? undefined : onStart} />
      </header>
      {product.rework && <ReworkNote rework={product.rework} onRead={onRead} />}
      <div className="wt-drawing paper">
        <UnitDrawing product={product} widthPx={620} heightPx={440} large />
      </div>
      {(product.operation_comment ?? product.product_comment) && (
        <p className={product.operation_status === operationStatus.problem ? 'wt-note bad' : 'wt-note'}>
          {product.operation_comment ?? product.product_comment}
        </p>
      )}
    </>
  );
};

/** One of those that come next; a press takes it now. */
export const NextUnit = ({ unit: { product, order }, onChoose }: { unit: QueuedUnit; onChoose: () => void }) => {
  const { t } = useTranslation('workCenter');
  const language = useLanguage();
  const isProblem = product.operation_status === operationStatus.problem;
  const isBad = isProblem || product.rework !== null || product.change?.must_be_read === true;
  const textOf = useFieldText();
  return (
    <li>
      <button type="button" className={isBad ? 'bad-edge' : undefined} onClick={onChoose}>
        <UnitDrawing product={product} widthPx={48} heightPx={52} />
        <span className="wt-next-text">
          <span>
            <b>{product.position}</b>{' '}
            {`${formatNumber(product.width, language)} × ${formatNumber(product.height, language)}`}
          </span>
          {isProblem ? (
            <span className="bad ellipsis">
              <WarningSign className="i" aria-hidden /> {t('statuses.problem')}
              {product.operation_comment && `: ${product.operation_comment}`}
            </span>
          ) : product.change?.must_be_read ? (
            <span className="bad ellipsis">
              <WarningSign className="i" aria-hidden /> {t('change.changed')}
              {product.change.fields.length > 0 && `: ${product.change.fields.map(textOf).join(' · ')}`}
            </span>
          ) : product.rework ? (
            <span className="bad ellipsis">
              <WarningSign className="i" aria-hidden />{' '}
              {t(`rework.${product.rework.kind}`, { round: product.rework.round })}
              {product.rework.text && `: ${product.rework.text}`}
            </span>
          ) : (
            <span className="secondary ellipsis">{[order.order, product.type].filter(Boolean).join(' · ')}</span>
          )}
        </span>
      </button>
    </li>
  );
};
