import { lazy, Suspense } from 'react';
import { useCan } from '@mullion/ui-kit';
import { Outlet, useSearchParams } from 'react-router';

const ImportDialog = lazy(async () => ({ default: (await import('../features/import-dialog/import-dialog')).ImportDialog }));

/** Order pages with the import dialog over them, opened by `?dialog=import`. */
export const OrdersArea = () => {
  const [search, setSearch] = useSearchParams();
  const writes = useCan({ writes: true });
  const close = () =>
    setSearch((before) => {
      before.delete('dialog');
      return before;
    });
  return (
    <>
      <Outlet />
      <Suspense>{writes && search.get('dialog') === 'import' && <ImportDialog onClose={close} />}</Suspense>
    </>
  );
};
