import { useRef, useState, type KeyboardEvent } from 'react';
import { Button, Checkbox } from '@blueprintjs/core';
import { ChevronDown, ChevronRight, Comment, Tick } from '@blueprintjs/icons';
import { operationStatus, type CenterStop, type CenterOrder, type CenterProduct } from '@mullion/contracts';
import { formatMoment, formatNumber } from '@mullion/i18n';
import { Meter, type Selection } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { ChangeTag } from './change-tag';
import { OperationTag } from './operation-tag';
import { UnitDrawing } from './unit-drawing';

interface CenterTableProps {
  readonly orders: readonly CenterOrder[];
  readonly centers: readonly CenterStop[];
  readonly workCenterId: number;
  readonly selection: Selection<CenterProduct>;
  /** The product that the panel shows. */
  readonly active: number | null;
  readonly onActive: (product: CenterProduct) => void;
  readonly onOpen: (product: CenterProduct) => void;
  readonly onCompleteOrder: (order: CenterOrder) => void;
  readonly writes: boolean;
  readonly fetching: boolean;
}

const THUMB_PX = 40;
const isOpen = ({ operation_status: status }: CenterProduct): boolean => status !== operationStatus.completed;

/** Orders as group rows, their products with drawings below. */
export const CenterTable = (props: CenterTableProps) => {
  const { orders, selection, active, writes } = props;
  const { t } = useTranslation('workCenter');
  const language = useLanguage();
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const table = useRef<HTMLTableElement>(null);
  const all = orders.flatMap((order) => order.products).filter((product) => product.ready);
  const shown = orders.filter((order) => !folded.has(order.order_id)).flatMap((order) => order.products);
  const focusable = shown.some((product) => product.product_id === active) ? active : (shown[0]?.product_id ?? null);

  const boxOf = (products: readonly CenterProduct[], label: string) => {
    const chosen = products.filter((product) => selection.has(product.product_id)).length;
    return (
      <Checkbox
        aria-label={label}
        checked={products.length > 0 && chosen === products.length}
        indeterminate={chosen > 0 && chosen < products.length}
        disabled={!writes || products.length === 0}
        onChange={(event) => selection.set(products, event.currentTarget.checked)}
      />
    );
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const row = (event.target as Element).closest<HTMLElement>('tr[data-product]');
    if (!row || event.target !== row) return;
    const product = shown.find(({ product_id }) => String(product_id) === row.dataset['product']);
    if (!product) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      const rows = [...(table.current?.querySelectorAll<HTMLElement>('tr[data-product]') ?? [])];
      rows[rows.indexOf(row) + step]?.focus();
    } else if (event.key === ' ' && writes) selection.set([product], !selection.has(product.product_id));
    else if (event.key === 'Enter' && !event.ctrlKey) props.onOpen(product);
    else return;
    event.preventDefault();
  };
  const fold = (id: number) =>
    setFolded((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return (
    <div className="table-scroll">
      <table className="tb lines wc-table" aria-label={t('list')} ref={table} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <th className="box">{boxOf(all, t('selectAll'))}</th>
            <th className="wc-picture">{t('column.drawing')}</th>
            <th className="wc-position">{t('column.position')}</th>
            <th className="wc-size">{t('column.size')}</th>
            <th>{t('column.type')}</th>
            <th className="wc-status">{t('column.status')}</th>
            <th className="wc-comment">{t('column.comment')}</th>
          </tr>
        </thead>
        {orders.map((order) => (
          <tbody key={order.order_id} className={props.fetching ? 'fetching' : undefined}>
            <tr className="wc-order">
              <td className="box">{boxOf(order.products.filter(isOpen), t('selectOrder', { order: order.order }))}</td>
              <th colSpan={6} scope="rowgroup">
                <div className="row">
                  <Button
                    variant="minimal"
                    size="small"
                    className="icon-only"
                    icon={folded.has(order.order_id) ? <ChevronRight /> : <ChevronDown />}
                    aria-expanded={!folded.has(order.order_id)}
                    aria-label={t(folded.has(order.order_id) ? 'unfold' : 'fold', { order: order.order })}
                    onClick={() => fold(order.order_id)}
                  />
                  <b>{order.order}</b>
                  <span className="ellipsis">{order.customer}</span>
                  <span className="secondary">{order.delivery_date}</span>
                  <span className="sp" />
                  <span className="secondary">
                    {t('doneOf', {
                      done: formatNumber(order.done, language),
                      count: formatNumber(order.count, language),
                    })}
                  </span>
                  <Meter
                    value={order.count > 0 ? order.done / order.count : 0}
                    label={t('doneOf', { done: order.done, count: order.count })}
                  />
                  {writes && (
                    <Button
                      icon={<Tick />}
                      text={t('completeOrder')}
                      aria-label={t('completeOrderOf', { order: order.order })}
                      disabled={!order.products.some((product) => product.ready)}
                      onClick={() => props.onCompleteOrder(order)}
                    />
                  )}
                </div>
              </th>
            </tr>
            {!folded.has(order.order_id) &&
              order.products.map((product) => (
                <Row
                  key={product.product_id}
                  {...props}
                  order={order}
                  product={product}
                  focusable={product.product_id === focusable}
                />
              ))}
          </tbody>
        ))}
      </table>
    </div>
  );
};

interface RowProps extends CenterTableProps {
  readonly order: CenterOrder;
  readonly product: CenterProduct;
  readonly focusable: boolean;
}

const Row = ({
  order,
  product,
  selection,
  centers,
  workCenterId,
  writes,
  focusable,
  active,
  onActive,
  onOpen,
}: RowProps) => {
  const { t } = useTranslation('workCenter');
  const language = useLanguage();
  const isChosen = selection.has(product.product_id);
  const number = (value: number) => formatNumber(value, language);
  const codes = centers.filter(({ id }) => product.awaits.includes(id)).map(({ code }) => code);
  const here = product.way.find((step) => step.work_center_id === workCenterId);
  const text = (() => {
    if (product.operation_comment)
      return (
        <>
          <Comment className="i muted" size={12} aria-hidden /> {product.operation_comment}
        </>
      );
    if (product.operation_status === operationStatus.started && product.start_time)
      return t('startedBy', { name: here?.user_name ?? '', at: formatMoment(product.start_time).slice(-5) });
    if (codes.length > 0 && isOpen(product)) return t('awaits', { centers: codes.join(', ') });
    return product.product_comment;
  })();
  return (
    <tr
      className={[
        isChosen && 'sel',
        product.operation_status === operationStatus.problem && 'wc-bad',
        product.product_id === active && 'wc-active',
      ]
        .filter(Boolean)
        .join(' ')}
      data-product={product.product_id}
      tabIndex={focusable ? 0 : -1}
      aria-selected={isChosen}
      onFocus={() => onActive(product)}
      onClick={() => onActive(product)}
      onDoubleClick={() => onOpen(product)}
    >
      <td className="box">
        <Checkbox
          aria-label={t('selectProduct', { order: order.order, position: product.position })}
          checked={isChosen}
          disabled={!writes}
          onChange={(event) => selection.set([product], event.currentTarget.checked)}
        />
      </td>
      <td className="wc-picture">
        <UnitDrawing product={product} widthPx={THUMB_PX} heightPx={THUMB_PX} />
      </td>
      <td className="num">{product.position}</td>
      <td>{`${number(product.width)} × ${number(product.height)}`}</td>
      <td className="ellipsis">{product.type}</td>
      <td>
        <OperationTag product={product} />
      </td>
      <td className="ellipsis secondary" title={product.operation_comment ?? undefined}>
        <ChangeTag product={product} /> {text}
      </td>
    </tr>
  );
};
