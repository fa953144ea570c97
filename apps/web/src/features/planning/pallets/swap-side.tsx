import { useMemo, type KeyboardEvent, type MouseEvent } from 'react';
import type { PalletDetail } from '@mullion/contracts';
import { palletCard } from '@mullion/drawings';
import { palletFromWire, rowsOf } from '@mullion/packing-model';
import { FormField, SelectBox, SvgDrawing } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { usePalletTexts } from '../../../entities/pallet/use-pallet-texts';

interface SwapSideProps {
  readonly pallet: PalletDetail;
  readonly choices: readonly PalletDetail[];
  readonly longestMm: number;
  readonly tallPalletRule: boolean;
  readonly chosen: number | null;
  readonly onPallet: (id: number) => void;
  readonly onProduct: (id: number) => void;
}

/** Large enough to choose a product on it. */
const SIZE = { widthPx: 440, sideWidthPx: 280, sideHeightPx: 220 } as const;

const productIdAt = (target: EventTarget): number | null => {
  const id = target instanceof Element ? target.closest('[data-product-id]')?.getAttribute('data-product-id') : null;
  return id ? Number(id) : null;
};

/** One of the two pallets of the swapper: which it is, and its products to choose one of. */
export const SwapSide = ({
  pallet,
  choices,
  longestMm,
  tallPalletRule,
  chosen,
  onPallet,
  onProduct,
}: SwapSideProps) => {
  const { t } = useTranslation('planning');
  const textsOf = usePalletTexts();
  const load = useMemo(() => palletFromWire(pallet, tallPalletRule), [pallet, tallPalletRule]);
  const rows = useMemo(() => rowsOf(load.products), [load]);
  const row = rows.findIndex(({ stacks }) => stacks.some((stack) => stack.some(({ id }) => id === chosen)));
  const drawing = useMemo(
    () =>
      palletCard(load, {
        ...SIZE,
        theme: 'screen',
        longestMm,
        texts: textsOf(pallet, rows.length),
        row: row < 0 ? undefined : row,
        isInteractive: true,
        selectedIds: new Set(chosen === null ? [] : [chosen]),
      }),
    [load, longestMm, pallet, rows, row, chosen, textsOf],
  );
  const press = (event: MouseEvent | KeyboardEvent): void => {
    const id = productIdAt(event.target);
    if (id !== null) onProduct(id);
  };
  return (
    <section aria-label={pallet.shown_number}>
      <FormField label={t('swap.pallet')}>
        {(wiring) => (
          <SelectBox
            {...wiring}
            fill
            value={pallet.id}
            onChange={(event) => onPallet(Number(event.currentTarget.value))}
          >
            {choices.map((each) => (
              <option key={each.id} value={each.id}>
                {[each.shown_number, each.order_number].filter(Boolean).join(' · ')}
              </option>
            ))}
          </SelectBox>
        )}
      </FormField>
      {/* the drawing's products are the buttons; this only receives them */}
      <div
        className="pl-top"
        role="presentation"
        onClick={press}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          press(event);
        }}
      >
        <SvgDrawing interactive label={textsOf(pallet, rows.length).name} drawing={drawing.top} />
      </div>
      <SvgDrawing className="pl-side" label="" drawing={drawing.side} />
    </section>
  );
};
