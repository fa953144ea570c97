import { MenuItem } from '@blueprintjs/core';
import { Pin, Unpin } from '@blueprintjs/icons';
import type { PalletDetail } from '@mullion/contracts';
import { palletFromWire, stacksOf } from '@mullion/packing-model';
import { useTranslation } from 'react-i18next';

interface PinItemsProps {
  readonly pallet: PalletDetail;
  readonly selectedProduct: number | null;
  readonly onPin: (what: { palletIds: readonly number[]; productIds: readonly number[]; pinned: boolean }) => void;
}

/** Pins the pallet, or the stack of the chosen product: packing runs leave it where it is (BEY-21). */
export const PinItems = ({ pallet, selectedProduct, onPin }: PinItemsProps) => {
  const { t } = useTranslation('runs');
  const product = pallet.products.find((each) => each.id === selectedProduct);
  const stack = product
    ? stacksOf(palletFromWire(pallet).products)
        .find((each) => each.some((other) => other.id === product.id))
        ?.map((each) => each.id)
    : undefined;
  const isStackPinned = stack?.some((id) => pallet.pinned_products?.some((pinned) => pinned === id)) === true;
  return (
    <>
      <MenuItem
        icon={pallet.pinned ? <Unpin /> : <Pin />}
        text={t(pallet.pinned ? 'pin.unpinPallet' : 'pin.pallet')}
        onClick={() => onPin({ palletIds: [pallet.id], productIds: [], pinned: !pallet.pinned })}
      />
      {product && stack && !pallet.pinned && (
        <MenuItem
          icon={isStackPinned ? <Unpin /> : <Pin />}
          text={t(isStackPinned ? 'pin.unpinStack' : 'pin.stack', { position: product.position })}
          onClick={() => onPin({ palletIds: [], productIds: stack, pinned: !isStackPinned })}
        />
      )}
    </>
  );
};
