import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { currentAddress } from '../../../kits/address/address';

/** `/lt/orders`, as links of other pages write it. */
const SHORTEST_PATH = 3;

/**
 * Opens the dialog of a new order when the address asks for it (`?dialog=new`), once: going back does not open it
 * again.
 */
export const useAskedNew = (mayCreate: boolean, open: () => void): void => {
  const navigate = useNavigate();
  const address = useLocation();
  // the list completes its address first, and would put back what is taken out of it before
  const isComplete = address.pathname.split('/').length > SHORTEST_PATH;
  const isAsked = isComplete && new URLSearchParams(address.search).get('dialog') === 'new';
  const opener = useRef(open);
  opener.current = open;
  useEffect(() => {
    if (!isAsked) return;
    const { pathname, search: text } = currentAddress();
    const rest = new URLSearchParams(text);
    rest.delete('dialog');
    void navigate({ pathname, search: rest.toString() }, { replace: true });
    if (mayCreate) opener.current();
  }, [isAsked, mayCreate, navigate]);
};
