import { useMemo } from 'react';
import type { PalletDetail, PlacedProductDto } from '@mullion/contracts';
import { palletPlace, type PalletPlaceOptions } from '@mullion/drawings';
import { palletFromWire } from '@mullion/packing-model';
import { formatNumber } from '@mullion/i18n';
import { SvgDrawing } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { ProductPicture } from '../../../entities/product/product-picture';
import { useLanguage } from '../../../kits/address/language';
import { useWidth } from '../../../kits/elements/use-width';

interface PlacePictureProps {
  readonly pallet: PalletDetail;
  readonly product: PlacedProductDto | undefined;
  readonly tone: PalletPlaceOptions['tone'];
  readonly waiting: ReadonlySet<number>;
}
const TALLEST_PX = 168;
const WINDOW_PX = { width: 96, height: 124 };
const ROOM_PX = 36;

/** The product as it looks, and its place on the pallet from above. */
export const PlacePicture = ({ pallet, product, tone, waiting }: PlacePictureProps) => {
  const { t } = useTranslation('scanners');
  const [box, widthPx] = useWidth(358);
  const placePx = Math.min(520, widthPx - (product ? WINDOW_PX.width + ROOM_PX : ROOM_PX));
  const drawing = useMemo(() => {
    const load = palletFromWire(pallet);
    const caption = t('pallet.fromAbove', { pallet: pallet.shown_number });
    return palletPlace(load, {
      ...{
        theme: 'screen',
        widthPx: placePx,
        heightPx: TALLEST_PX,
        placeId: product?.id ?? null,
        tone,
        waitingIds: waiting,
      },
      doneIds: new Set(pallet.products.filter(({ loaded_at }) => loaded_at !== null).map(({ id }) => id)),
      texts: { name: caption, left: t('pallet.leftEnd'), right: t('pallet.rightEnd'), caption },
    });
  }, [pallet, product?.id, tone, waiting, placePx, t]);
  return (
    <div ref={box} className="paper scan-place">
      {product && <ScannedProduct product={product} />}
      <SvgDrawing label={String(drawing.attrs['aria-label'] ?? '')} drawing={drawing} />
    </div>
  );
};

const ScannedProduct = ({ product }: { product: PlacedProductDto }) => {
  const language = useLanguage();
  const size = `${formatNumber(product.width, language)} × ${formatNumber(product.height, language)}`;
  const room = { widthPx: WINDOW_PX.width, heightPx: WINDOW_PX.height };
  return (
    <figure>
      <ProductPicture product={product} label={product.position} className="scan-window" {...room} />
      <figcaption>{size}</figcaption>
    </figure>
  );
};
