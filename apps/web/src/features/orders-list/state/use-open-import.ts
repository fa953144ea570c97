import { useNavigate } from 'react-router';
import { pastedRows, type PastedRows } from '../../../entities/order/pasted-rows';
import { currentAddress } from '../../../kits/address/address';

/** Opens the import dialog above the page, whose address stays: for a file, or for rows that go into one order. */
export const useOpenImport = (): ((rows?: PastedRows) => void) => {
  const navigate = useNavigate();
  return (rows) => {
    pastedRows.set(rows ?? null);
    const { pathname, search } = currentAddress();
    const params = new URLSearchParams(search);
    params.set('dialog', 'import');
    void navigate({ pathname, search: `?${params}` });
  };
};
