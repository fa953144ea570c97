import { lazy, Suspense } from 'react';
import { useCan } from '@mullion/ui-kit';
import { Outlet, useNavigate, useSearchParams } from 'react-router';
import { currentAddress } from '../../kits/address/address';

const ImportDialog = lazy(async () => ({
  default: (await import('../../features/import-dialog/import-dialog')).ImportDialog,
}));

const PicturesDialog = lazy(async () => ({
  default: (await import('../../features/pictures-dialog/pictures-dialog')).PicturesDialog,
}));

/** Order pages with the import dialogs over them, opened by `?dialog=import` and `?dialog=pictures`. */
export const OrdersArea = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const mayImport = useCan({ writes: true, right: 'PR_EDIT' });
  const close = () => {
    const now = currentAddress();
    const rest = new URLSearchParams(now.search);
    rest.delete('dialog');
    // the dialog has asked already when something typed would be lost: no page is left
    void navigate({ pathname: now.pathname, search: rest.toString() }, { replace: true });
  };
  return (
    <>
      <Outlet />
      <Suspense>{mayImport && search.get('dialog') === 'import' && <ImportDialog onClose={close} />}</Suspense>
      <Suspense>{mayImport && search.get('dialog') === 'pictures' && <PicturesDialog onClose={close} />}</Suspense>
    </>
  );
};
