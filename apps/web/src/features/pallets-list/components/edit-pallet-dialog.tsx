import { Dialog, DialogBody } from '@blueprintjs/core';
import type { Pallet } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../kits/data/loaded';
import { SizesDialog } from '../../../entities/pallet/sizes-dialog';
import { usePalletQuery } from '../../../entities/pallet/packing-api';

/**
 * Remarks, sizes and limits of a pallet of the list; its products are read first, because they set the smallest size.
 */
export const EditPalletDialog = ({ id, onClose }: { readonly id: Pallet['id']; readonly onClose: () => void }) => {
  const { t } = useTranslation('pallet');
  const query = usePalletQuery(
    { params: { id }, query: { with_products: 'true' } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Loaded
      query={query}
      failed={t('page.failed')}
      skeleton={null}
      frame={(content, kind) =>
        kind !== 'loading' && (
          <Dialog isOpen title={t('page.pallet')} onClose={onClose}>
            <DialogBody>{content}</DialogBody>
          </Dialog>
        )
      }
    >
      {(pallet) => <SizesDialog pallet={pallet} remarks onClose={onClose} />}
    </Loaded>
  );
};
