import { productStatus } from '@mullion/contracts';

interface Loadable {
  readonly status: number;
  readonly status_before_loading: number | null;
}

/**
 * Status of a product after a scan onto its pallet or its undoing: 13 from below, and back to what it was if loading had raised it.
 * A cancelled or dispatched product stays as it is.
 */
export const loadingOf = (product: Loadable, loaded: boolean): Loadable => {
  const { status, status_before_loading } = product;
  if (loaded) {
    if (status >= productStatus.loaded) return { status, status_before_loading };
    return { status: productStatus.loaded, status_before_loading: status };
  }
  if (status !== productStatus.loaded || status_before_loading === null) return { status, status_before_loading };
  return { status: status_before_loading, status_before_loading: null };
};

interface Departed extends Loadable {
  readonly id: number;
  readonly loaded_at: Date | null;
}

/** The history line of a scan whose news comes after the news that the product has left: its status stays, the scan is told all the same. */
export const lateLoading = (product: Departed, loaded: boolean): readonly { rowId: number; before: number; after: number }[] =>
  loaded && product.loaded_at === null && product.status === productStatus.dispatched && product.status_before_loading !== null
    ? [{ rowId: product.id, before: product.status_before_loading, after: productStatus.loaded }]
    : [];
