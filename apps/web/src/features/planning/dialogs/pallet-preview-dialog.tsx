import { useState } from 'react';
import { Dialog, DialogBody } from '@blueprintjs/core';
import type { PalletWhole } from '@mullion/contracts';
import { productFace } from '@mullion/drawings';
import type { LoadView } from '@mullion/load-viewer';
import { palletFromWire } from '@mullion/packing-model';
import { useTranslation } from 'react-i18next';
import { errorProducts } from '../../../app/packing/error-products';
import { PalletViewer } from '../../../app/packing/pallet-viewer';
import { focusWhenShown } from '../tools/focus-when-shown';

const VIEW_KEYS: Readonly<Record<string, LoadView>> = { '1': 'front', '2': 'right', '3': 'top', '0': 'corner' };

interface PalletPreviewDialogProps {
  readonly pallet: PalletWhole;
  readonly tallPalletRule: boolean;
  readonly selectedProduct: number | null;
  readonly onClose: () => void;
}

/** The pallet in three dimensions without leaving the plan; Escape closes it. */
export const PalletPreviewDialog = ({ pallet, tallPalletRule, selectedProduct, onClose }: PalletPreviewDialogProps) => {
  const { t } = useTranslation('planning');
  const [view, setView] = useState<LoadView>('corner');
  const load = palletFromWire(pallet, tallPalletRule);
  return (
    <Dialog isOpen onClose={onClose} title={t('pallets.previewTitle', { number: pallet.shown_number })} className="pl-preview">
      <DialogBody useOverflowScrollContainer={false}>
        <div
          ref={focusWhenShown}
          role="presentation"
          tabIndex={-1}
          onKeyDown={({ key }) => {
            const asked = VIEW_KEYS[key];
            if (asked) setView(asked);
          }}
        >
          <PalletViewer
            number={pallet.shown_number}
            load={load}
            faceOf={productFace}
            selectedId={selectedProduct}
            errorIds={errorProducts(load)}
            view={view}
            onView={setView}
          />
        </div>
      </DialogBody>
    </Dialog>
  );
};
