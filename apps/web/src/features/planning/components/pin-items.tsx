import { MenuItem } from '@blueprintjs/core';
import { Pin, Unpin } from '@blueprintjs/icons';
import type { PalletId, PalletWhole, Problem, ProductId } from '@mullion/contracts';
import { palletFromWire, stacksOf } from '@mullion/packing-model';
import { useProblemToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { usePinPalletsMutation } from '../api/planning-api';

interface PinItemsProps {
  readonly pallet: PalletWhole;
  readonly selectedProduct: number | null;
}

/** Pins the pallet, or the stack of the chosen product: packing runs leave it where it is (BEY-21). */
export const PinItems = ({ pallet, selectedProduct }: PinItemsProps) => {
  const { t } = useTranslation('runs');
  const [pin] = usePinPalletsMutation();
  const problemToast = useProblemToast();
  const product = pallet.products.find((each) => each.id === selectedProduct);
  const stack = product
    ? stacksOf(palletFromWire(pallet).products)
        .find((each) => each.some((other) => other.id === product.id))
        ?.map((each) => each.id as ProductId)
    : undefined;
  const isStackPinned = stack?.some((id) => pallet.pinned_products?.some((pinned) => pinned === id)) === true;
  const send = (what: { readonly pallets?: PalletId[]; readonly products?: ProductId[] }, pinned: boolean): void =>
    void pin({ body: { ...what, pinned } })
      .unwrap()
      .catch((error: unknown) => problemToast(error as Problem, t('pin.failed')));
  return (
    <>
      <MenuItem
        icon={pallet.pinned ? <Unpin /> : <Pin />}
        text={t(pallet.pinned ? 'pin.unpinPallet' : 'pin.pallet')}
        onClick={() => send({ pallets: [pallet.id] }, !pallet.pinned)}
      />
      {product && stack && !pallet.pinned && (
        <MenuItem
          icon={isStackPinned ? <Unpin /> : <Pin />}
          text={t(isStackPinned ? 'pin.unpinStack' : 'pin.stack', { position: product.position })}
          onClick={() => send({ products: [...stack] }, !isStackPinned)}
        />
      )}
    </>
  );
};
