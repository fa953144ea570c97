import type { Customer } from '@mullion/contracts';
import { useLanguage } from '../../../kits/address/language';
import { TemplateDialog } from '../../../entities/templates/template-dialog';

/** A customer's export templates, beginning with the pallet list in the page's language. */
export const CustomerTemplates = ({ customer, onClose }: { customer: Customer; onClose: () => void }) => {
  const language = useLanguage();
  return (
    <TemplateDialog
      owner={{ customerId: customer.id, name: customer.name }}
      first={{ type: 'pallet', language }}
      onClose={onClose}
    />
  );
};
