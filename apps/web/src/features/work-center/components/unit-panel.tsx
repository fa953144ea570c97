import { Square, Tick, WarningSign } from '@blueprintjs/icons';
import {
  operationStatus,
  type CenterStop,
  type CenterOrder,
  type CenterProduct,
  type ChangeNotice,
  type HistoryStep,
} from '@mullion/contracts';
import { formatMoment, formatNumber } from '@mullion/i18n';
import { Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useListCommentsQuery } from '../../../entities/comments/comments-api';
import { Loaded } from '../../../kits/data/loaded';
import { useLanguage, usePageHref } from '../../../kits/address/language';
import { paths } from '../../../entities/pages/paths';
import { ChangeNote } from './change-note';
import { OperationTag } from './operation-tag';
import { UnitDrawing } from './unit-drawing';

interface UnitPanelProps {
  readonly product: CenterProduct;
  readonly order: CenterOrder | undefined;
  readonly centers: readonly CenterStop[];
  /** Absent for those who change nothing here. */
  readonly onRead: ((change: ChangeNotice) => void) | undefined;
}

/** One product: its drawing, what is known of it, its way so far and what was said of it here. */
export const UnitPanel = ({ product, order, centers, onRead }: UnitPanelProps) => {
  const { t } = useTranslation('workCenter');
  const language = useLanguage();
  const href = usePageHref();
  const comments = useListCommentsQuery({
    query: { table_name: 'product_operations', table_id: product.operation_id },
  });
  const number = (value: number) => formatNumber(value, language, Number.isInteger(value) ? 0 : 1);
  const facts: readonly (readonly [string, string | null])[] = [
    [t('panel.type'), product.type],
    [t('panel.weight'), product.weight > 0 ? t('panel.mass', { mass: number(product.weight) }) : null],
    [t('panel.norm'), product.amount === null ? null : t('panel.minutes', { minutes: number(product.amount) })],
    [t('panel.barcode'), product.barcode],
    [t('panel.note'), product.product_comment],
  ];
  return (
    <>
      <header className="ph wc-panel-head">
        <h2>{`${order?.order ?? ''} / ${product.position}`}</h2>
        <OperationTag product={product} />
      </header>
      <div className="wc-panel-body">
        {product.change && <ChangeNote product={product} change={product.change} onRead={onRead} />}
        {product.rework && (
          <Note tone="bad" title={t(`rework.${product.rework.kind}`, { round: product.rework.round })}>
            {[product.rework.text, product.rework.user_name, formatMoment(product.rework.at)]
              .filter(Boolean)
              .join(' · ')}
          </Note>
        )}
        <div className="wc-panel-drawing paper">
          <UnitDrawing product={product} widthPx={308} heightPx={220} large />
        </div>
        <dl className="wc-facts">
          {facts.map(
            ([term, text]) =>
              text && (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ),
          )}
        </dl>
        <header className="row wc-way-head">
          <h3>{t('panel.way')}</h3>
          <span className="sp" />
          <Link to={href(paths.orderProgress(product.order_id))}>{t('panel.orderWay')}</Link>
        </header>
        <ol className="wc-way">
          {product.way.map((step) => (
            <Step key={step.work_center_id} step={step} center={centers.find(({ id }) => id === step.work_center_id)} />
          ))}
        </ol>
        <Loaded query={comments} failed={t('panel.remarksFailed')} compact skeleton={null}>
          {(remarks) =>
            remarks.length > 0 && (
              <>
                <h3>{t('panel.remarks')}</h3>
                <ul className="wc-remarks">
                  {remarks.map((remark) => (
                    <li key={remark.id}>
                      <b>{remark.user_name}</b>{' '}
                      <span className="muted nowrap">{formatMoment(remark.created_at).slice(5)}</span>
                      <p>{remark.text}</p>
                    </li>
                  ))}
                </ul>
              </>
            )
          }
        </Loaded>
      </div>
    </>
  );
};

const marks = { [operationStatus.completed]: Tick, [operationStatus.problem]: WarningSign } as const;

const Step = ({ step, center }: { step: HistoryStep; center: CenterStop | undefined }) => {
  const { t } = useTranslation('workCenter');
  const Mark = marks[step.status as keyof typeof marks] ?? Square;
  const tone =
    step.status === operationStatus.completed ? 'ok' : step.status === operationStatus.problem ? 'bad' : 'muted';
  const at = step.end_time ?? step.changed_at ?? step.start_time;
  return (
    <li>
      <Mark className={`i ${tone}`} aria-hidden />
      <span className="wc-step">
        <span>
          <b>{center?.code}</b> {center?.description}
          {step.round > 1 && <span className="muted"> {t('panel.round', { round: step.round })}</span>}
        </span>
        {step.status !== operationStatus.waiting && <span className="muted">{step.user_name}</span>}
      </span>
      <span className="sp" />
      <span className="muted nowrap">
        {step.status === operationStatus.waiting ? t('statuses.waiting') : at && formatMoment(at).slice(5)}
      </span>
    </li>
  );
};
