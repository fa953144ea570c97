import { useNavigate } from 'react-router';
import { currentAddress } from '../../../kits/address/address';

/** Opens the import dialog above the list, whose address stays. */
export const useOpenImport = (): (() => void) => {
  const navigate = useNavigate();
  return () => {
    const { pathname, search } = currentAddress();
    const params = new URLSearchParams(search);
    params.set('dialog', 'import');
    void navigate({ pathname, search: `?${params}` });
  };
};
