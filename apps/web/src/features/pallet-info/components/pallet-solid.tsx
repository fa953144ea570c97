import { useMemo, useState } from 'react';
import { productFace } from '@mullion/drawings';
import type { LoadView } from '@mullion/load-viewer';
import type { PalletLoad } from '@mullion/packing-model';
import { errorProducts } from '../../../entities/pallet/error-products';
import { PalletViewer } from '../../../entities/pallet/pallet-viewer';
import type { Marking } from '../state/marking';

interface PalletSolidProps extends Marking {
  readonly number: string;
  readonly load: PalletLoad;
}

/** The pallet in three dimensions with the marked product. */
export const PalletSolid = ({ number, load, marked, onChoose }: PalletSolidProps) => {
  const [view, setView] = useState<LoadView>('corner');
  const errors = useMemo(() => errorProducts(load), [load]);
  const selectedIds = useMemo(() => new Set(marked === null ? [] : [marked]), [marked]);
  return (
    <PalletViewer
      number={number}
      load={load}
      faceOf={productFace}
      selectedIds={selectedIds}
      errorIds={errors}
      view={view}
      onView={setView}
      onPick={onChoose}
    />
  );
};
