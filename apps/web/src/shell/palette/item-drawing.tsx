import { palletCard } from '@mullion/drawings';
import { palletFromWire, rowsOf } from '@mullion/packing-model';
import { SvgDrawing, useAccess } from '@mullion/ui-kit';
import { ProductPicture } from '../../entities/product/product-picture';
import { readState } from '../../kits/data/read-state';
import { usePalletQuery } from '../../entities/pallet/packing-api';
import { usePalletTexts } from '../../entities/pallet/use-pallet-texts';
import { TruckDrawing } from '../../entities/truck/truck-drawing';
import { useTruckQuery } from '../../entities/truck/trucks-api';
import type { PaletteItem } from './rules/palette-items';

const ROOM = { widthPx: 280, heightPx: 150 } as const;

/**
 * A thing in its real proportions, above where else one may go with it; nothing until it is read, which takes no place.
 */
export const ItemDrawing = ({ item }: { readonly item: PaletteItem }) => {
  const id = Number(item.key.split('-').at(-1));
  if (item.kind === 'pallet') return <PalletSide id={id} />;
  if (item.kind === 'truck') return <TruckFloorOf id={id} />;
  return item.product ? (
    <div className="palette-drawing">
      <ProductPicture product={item.product} label={item.title} {...ROOM} />
    </div>
  ) : null;
};

const PalletSide = ({ id }: { readonly id: number }) => {
  const { features } = useAccess();
  const textsOf = usePalletTexts();
  const read = readState(usePalletQuery({ params: { id }, query: { with_products: 'true' } }));
  if (read.kind !== 'shown') return <div className="palette-drawing" />;
  const load = palletFromWire(read.data, features.includes('tall_pallet_rule'));
  const texts = textsOf(read.data, rowsOf(load.products).length);
  const { side } = palletCard(load, {
    widthPx: ROOM.widthPx,
    sideWidthPx: ROOM.widthPx,
    sideHeightPx: ROOM.heightPx,
    longestMm: load.lengthMm,
    theme: 'screen',
    texts,
  });
  return <SvgDrawing className="palette-drawing" label={texts.name} drawing={side} />;
};

const TruckFloorOf = ({ id }: { readonly id: number }) => {
  const read = readState(useTruckQuery({ params: { id } }));
  if (read.kind !== 'shown') return <div className="palette-drawing" />;
  return <TruckDrawing className="palette-drawing" truck={read.data} widthPx={ROOM.widthPx} heightPx={84} />;
};
