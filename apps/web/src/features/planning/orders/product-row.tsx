import { memo, type PointerEvent } from 'react';
import { DragHandleVertical } from '@blueprintjs/icons';
import type { PlacedProductDto } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { ProductPicture } from '../../../entities/product/product-picture';
import { useLanguage } from '../../../kits/address/language';
import { InUseBy } from '../../../entities/presence/in-use-by';
import { useDrag } from '../moving/drag-store';

interface ProductRowProps {
  readonly product: PlacedProductDto;
  /**
   * It and those that are identical: the line stands for all of them, and what is done with it is done with this one.
   */
  readonly alike: readonly PlacedProductDto[];
  readonly selected: boolean;
  /** Number of the pallet it stands on. */
  readonly pallet: string | null;
  readonly movable: boolean;
  /** `isMore`: beside those that are chosen. */
  readonly onSelect: (id: number, isMore: boolean) => void;
  readonly onDragStart: (event: PointerEvent, product: PlacedProductDto) => void;
  readonly onImage: (product: PlacedProductDto) => void;
}

const KINDS = ['addition', 'window', 'door'] as const;
const SIDE_PX = 38;

/**
 * A product to be packed, or several identical ones: drawing, position, size and mass; chosen by press or Space,
 * dragged by the row.
 */
export const ProductRow = memo(
  ({ product, alike, selected, pallet, movable, onSelect, onDragStart, onImage }: ProductRowProps) => {
    const { t } = useTranslation(['planning', 'pallet']);
    const language = useLanguage();
    const dragged = useDrag(
      (state) => state.kind === 'dragging' && state.what.kind === 'product' && state.what.product.id === product.id,
    );
    const number = (value: number, decimals = 0) => formatNumber(value, language, decimals);
    const type = product.type ?? t(`planning:orders.${KINDS[product.category] ?? 'window'}`);
    const count = alike.length;
    const position = count > 1 ? `${product.position} ×${number(count)}` : product.position;
    const single = t('planning:orders.product', {
      position: product.position,
      type,
      width: number(product.width),
      height: number(product.height),
      mass: number(product.weight),
    });
    const name = count > 1 ? t('planning:orders.identical', { product: single, count }) : single;
    return (
      <li
        className={`pl-product${selected ? ' sel' : ''}${dragged && count === 1 ? ' dragged' : ''}`}
        onPointerDown={(event) => onDragStart(event, product)}
      >
        <button
          type="button"
          aria-pressed={selected}
          aria-label={name}
          data-product-row={product.id}
          onClick={(event) => onSelect(product.id, event.ctrlKey || event.metaKey || event.shiftKey)}
        >
          {movable ? <DragHandleVertical className="i muted" aria-hidden /> : <span className="i" />}
          <span className="pl-product-gap" />
          <span className="pl-product-text">
            <span className="ellipsis">
              <b>{position}</b> <span className="secondary">{`· ${type}`}</span>{' '}
              {alike.map(({ id }) => (
                <InUseBy key={id} kind="product" id={id} />
              ))}
            </span>
            <span className="secondary ellipsis">{`${number(product.width)} × ${number(product.height)}${pallet ? ` · ${t('planning:orders.onPallet', { pallet })}` : ''}`}</span>
          </span>
          <span className="secondary nowrap">
            {t('pallet:drawing.mass', { mass: number(product.weight, Number.isInteger(product.weight) ? 0 : 1) })}
          </span>
        </button>
        <button
          type="button"
          className="pl-product-image"
          aria-label={t('planning:orders.image', { position: product.position })}
          title={t('planning:orders.image', { position: product.position })}
          onClick={() => onImage(product)}
        >
          <ProductPicture product={product} label="" widthPx={SIDE_PX} heightPx={SIDE_PX} />
        </button>
      </li>
    );
  },
);
ProductRow.displayName = 'ProductRow';
