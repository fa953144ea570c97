import { useMemo } from 'react';
import type { PalletDetail, PlacedProductDto } from '@mullion/contracts';
import type { PalletTexts } from '@mullion/drawings';
import { formatNumber } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../kits/address/language';

/** What a drawing of a pallet is to say, in the person's language. */
export const usePalletTexts = (): ((
  pallet: Pick<PalletDetail, 'shown_number' | 'length' | 'width' | 'products'>,
  rows: number,
) => PalletTexts) => {
  const { t } = useTranslation('pallet');
  const language = useLanguage();
  return useMemo(
    () => (pallet, rows) => {
      const number = (value: number) => formatNumber(value, language);
      const byId = new Map<number, PlacedProductDto>(pallet.products.map((product) => [product.id, product]));
      return {
        name: t('drawing.name', {
          number: pallet.shown_number,
          length: number(pallet.length),
          width: number(pallet.width),
          rows,
          products: pallet.products.length,
        }),
        label: ({ id }) => byId.get(id)?.position ?? '',
        productName: ({ id, widthMm, heightMm }) =>
          t('drawing.product', {
            position: byId.get(id)?.position ?? '',
            order: byId.get(id)?.order ?? '',
            width: number(widthMm),
            height: number(heightMm),
          }),
        row: (row) => t('drawing.row', { row }),
        mass: (mass) => t('drawing.mass', { mass: number(mass) }),
        free: (mm) => t('drawing.free', { mm }),
        limit: (mm) => t('drawing.limit', { mm }),
        topView: t('drawing.top'),
        sideView: (row) => t('drawing.side', { row }),
        halfMetre: t('drawing.halfMetre'),
      };
    },
    [t, language],
  );
};
