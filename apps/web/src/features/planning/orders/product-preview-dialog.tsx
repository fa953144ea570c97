import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { Lock } from '@blueprintjs/icons';
import type { PlacedProductDto, Product } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { SvgDrawing, useCan } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { productDrawing } from '../../../entities/product/product-drawing';
import { Loaded } from '../../../kits/data/loaded';
import { useLanguage } from '../../../kits/address/language';
import { useGetProductQuery } from '../../../entities/product/product-api';
import { useProductImageQuery } from '../../../entities/product/product-image-api';
import { focusWhenShown } from '../../../kits/elements/focus-when-shown';

/** Room for the drawing that stands in where a product has no image of its own, in pixels. */
const ROOM = { widthPx: 380, heightPx: 420 } as const;

interface ProductPreviewDialogProps {
  readonly product: PlacedProductDto;
  /** Number of the pallet it stands on. */
  readonly pallet: string | null;
  readonly onParameters: (product: Product) => void;
  readonly onClose: () => void;
}

/** The product's own image, large, with what is known of it; Escape closes it. */
export const ProductPreviewDialog = ({ product, pallet, onParameters, onClose }: ProductPreviewDialogProps) => {
  const { t } = useTranslation(['planning', 'pallet', 'errors']);
  const language = useLanguage();
  const image = useProductImageQuery({ params: { id: product.id } });
  const writes = useCan({ writes: true });
  const mayEdit = useCan({ right: 'PR_EDIT' });
  const { data: whole } = useGetProductQuery({ params: { id: product.id } }, { skip: !writes || !mayEdit });
  const { position, width, height, depth } = product;
  const name = t('pallet:drawing.window', { position, width, height });
  const number = (value: number, decimals = 0) => formatNumber(value, language, decimals);
  const facts: readonly (readonly [string, string | null])[] = [
    [t('preview.order'), product.order],
    [t('preview.type'), product.type],
    [t('preview.size'), [width, height, depth].map((side) => number(side)).join(' × ')],
    [
      t('preview.weight'),
      t('pallet:drawing.mass', { mass: number(product.weight, Number.isInteger(product.weight) ? 0 : 1) }),
    ],
    [t('preview.pallet'), pallet ?? t('preview.noPallet')],
    [t('preview.flip'), product.can_be_flipped ? t('preview.mayFlip') : t('preview.mayNotFlip')],
    [t('preview.barcode'), product.barcode],
    [t('preview.comment'), product.comment],
  ];
  return (
    <Dialog isOpen onClose={onClose} title={t('preview.title', { position })} className="dialog-form">
      <DialogBody>
        <div className="pl-image" ref={focusWhenShown} tabIndex={-1}>
          <Loaded query={image} failed={t('preview.failed')} skeleton={<div className="bp6-skeleton" />}>
            {(data) => (
              <SvgDrawing
                label={name}
                drawing={
                  data.image ??
                  productDrawing(
                    { category: product.category, widthMm: width, heightMm: height, depthMm: depth },
                    { ...ROOM, theme: 'screen', name },
                  )
                }
              />
            )}
          </Loaded>
          <dl>
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
        </div>
      </DialogBody>
      {writes && (
        <DialogFooter
          actions={
            <Button
              text={t('planning:parameters.open')}
              {...(mayEdit ? {} : { icon: <Lock />, title: t('errors:no_right_to_edit_product') })}
              disabled={!whole}
              onClick={() => whole && onParameters(whole)}
            />
          }
        />
      )}
    </Dialog>
  );
};
