import { useMemo, useRef, type SyntheticEvent } from 'react';
import type { PalletDetail } from '@mullion/contracts';
import { palletSheet, type PalletDrawingOptions } from '@mullion/drawings';
import { palletErrors, rowsOf, type PalletLoad } from '@mullion/packing-model';
import { SvgDrawing } from '@mullion/ui-kit';
import { errorProducts } from '../../../entities/pallet/error-products';
import { greenProducts, outlineOf } from '../../../entities/pallet/green';
import { usePalletTexts } from '../../../entities/pallet/use-pallet-texts';
import { useSize } from '../../../kits/elements/use-size';
import type { Marking } from '../state/marking';

interface PalletDrawingProps extends Marking {
  readonly pallet: PalletDetail;
  readonly load: PalletLoad;
  readonly isNarrow: boolean;
}

const LEAST_PX = 260;
/** On a phone the drawing has the height that its width asks for. */
const NARROW_SHARE = 1.1;

const idAt = ({ target }: SyntheticEvent): number | null => {
  const id = target instanceof Element ? target.closest('[data-product-id]')?.getAttribute('data-product-id') : null;
  return id ? Number(id) : null;
};

/** The pallet from above and, from the side, the row of the marked product, at one scale. */
export const PalletDrawing = ({ pallet, load, isNarrow, marked, onPoint, onChoose }: PalletDrawingProps) => {
  const paper = useRef<HTMLDivElement>(null);
  const size = useSize(paper);
  const textsOf = usePalletTexts();
  const options = useMemo<PalletDrawingOptions | null>(() => {
    if (!size) return null;
    const rows = rowsOf(load.products);
    const at = rows.findIndex(({ stacks }) => stacks.flat().some(({ id }) => id === marked));
    const errors = palletErrors(load);
    return {
      theme: 'screen',
      texts: textsOf(pallet, rows.length),
      widthPx: Math.max(LEAST_PX, size.width - 32),
      heightPx: Math.max(LEAST_PX, isNarrow ? size.width * NARROW_SHARE : size.height - 32),
      row: at >= 0 ? at : Math.max(0, rows.length - 1),
      isInteractive: true,
      hasViewNames: true,
      selectedIds: new Set(marked === null ? [] : [marked]),
      errorIds: errorProducts(load, errors),
      doneIds: greenProducts(pallet.products),
      outline: outlineOf(pallet.status, errors),
    };
  }, [size, load, pallet, textsOf, marked, isNarrow]);
  const drawing = useMemo(() => (options ? palletSheet(load, options) : null), [load, options]);
  return (
    <div ref={paper} className="pi-paper">
      {drawing && options && (
        // the drawing's products are the buttons; this only receives them
        <div
          role="presentation"
          onPointerOver={(event) => event.pointerType === 'mouse' && onPoint(idAt(event))}
          onPointerLeave={() => onPoint(null)}
          onClick={(event) => {
            const id = idAt(event);
            if (id !== null) onChoose(id);
          }}
          onKeyDown={(event) => {
            const id = idAt(event);
            if (id === null || (event.key !== 'Enter' && event.key !== ' ')) return;
            event.preventDefault();
            onChoose(id);
          }}
        >
          <SvgDrawing interactive label={options.texts.name} drawing={drawing} />
        </div>
      )}
    </div>
  );
};
