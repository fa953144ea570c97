import { useMemo, useState } from 'react';
import { Button, ButtonGroup, Dialog, DialogBody } from '@blueprintjs/core';
import { ChevronLeft, ChevronRight } from '@blueprintjs/icons';
import type { PalletDetail } from '@mullion/contracts';
import { productFace } from '@mullion/drawings';
import { formatNumber } from '@mullion/i18n';
import type { LoadView } from '@mullion/load-viewer';
import { palletFromWire, rowsOf } from '@mullion/packing-model';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { errorProducts } from '../../../entities/pallet/error-products';
import { PalletViewer } from '../../../entities/pallet/pallet-viewer';
import { nextOf } from './next-of';
import { focusWhenShown } from '../../../kits/elements/focus-when-shown';

const VIEW_KEYS: Readonly<Record<string, LoadView>> = { '1': 'front', '2': 'right', '3': 'top', '0': 'corner' };

interface PalletPreviewDialogProps {
  readonly pallet: PalletDetail;
  readonly tallPalletRule: boolean;
  readonly selectedProduct: number | null;
  readonly onClose: () => void;
}

/**
 * The pallet in three dimensions without leaving the plan: a product that is pressed, or stepped to, is named. Escape
 * closes it.
 */
export const PalletPreviewDialog = ({ pallet, tallPalletRule, selectedProduct, onClose }: PalletPreviewDialogProps) => {
  const { t } = useTranslation('planning');
  const [view, setView] = useState<LoadView>('corner');
  const [picked, setPicked] = useState(selectedProduct);
  const language = useLanguage();
  const load = useMemo(() => palletFromWire(pallet, tallPalletRule), [pallet, tallPalletRule]);
  const errorIds = useMemo(() => errorProducts(load), [load]);
  const ids = useMemo(
    () => rowsOf(load.products).flatMap((row) => row.stacks.flatMap((stack) => stack.map(({ id }) => id))),
    [load],
  );
  const selectedIds = useMemo(() => new Set(picked === null ? [] : [picked]), [picked]);
  const product = pallet.products.find(({ id }) => id === picked);
  const number = (value: number) => formatNumber(value, language);
  const step = (by: 1 | -1) => setPicked(nextOf(ids, picked, by));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('pallets.previewTitle', { number: pallet.shown_number })}
      className="pl-preview"
    >
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
            selectedIds={selectedIds}
            errorIds={errorIds}
            view={view}
            onView={setView}
            onPick={setPicked}
          />
          <div className="pl-preview-facts row g3">
            <ButtonGroup>
              <Button size="small" icon={<ChevronLeft />} aria-label={t('preview.previous')} onClick={() => step(-1)} />
              <Button size="small" icon={<ChevronRight />} aria-label={t('preview.next')} onClick={() => step(1)} />
            </ButtonGroup>
            <span role="status">
              {product ? (
                <>
                  <b>{product.position}</b>{' '}
                  {`${product.order} · ${number(product.width)} × ${number(product.height)} mm · ${number(product.weight)} kg`}
                </>
              ) : (
                <span className="muted">{t('preview.pick')}</span>
              )}
            </span>
          </div>
        </div>
      </DialogBody>
    </Dialog>
  );
};
