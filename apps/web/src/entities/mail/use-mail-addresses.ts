import type { MailAddress } from '@mullion/contracts';
import { useCan } from '@mullion/ui-kit';
import { useMailAddressesQuery } from './mail-api';

/** So many are asked about at once. */
const MOST = 100;

/** What is known of an address, whatever the case of its letters; undefined: nothing, or one may not know. */
export const useMailAddresses = (emails: readonly string[]): ((email: string) => MailAddress | undefined) => {
  const maySee = useCan({ types: [0, 1, 2, 3] });
  const asked = [...new Set(emails.map((email) => email.trim().toLowerCase()).filter(Boolean))]
    .toSorted()
    .slice(0, MOST);
  const { data } = useMailAddressesQuery(
    { query: { emails: asked.join(',') } },
    { skip: !maySee || asked.length === 0 },
  );
  return (email) => data?.find((address) => address.email === email.toLowerCase());
};
