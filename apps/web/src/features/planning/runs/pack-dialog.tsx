import { FormDialog, Note } from '@mullion/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../kits/data/loaded';
import { useListPackingTypesQuery } from '../../../entities/pallet/packing-api';
import { AutoPackDialog, type AutoPackDialogProps } from './auto-pack-dialog';

/** The pack dialog once its packing types are read, or why they are not. */
export const PackDialog = (props: Omit<AutoPackDialogProps, 'types'>) => {
  const { t } = useTranslation('planning');
  const types = useListPackingTypesQuery();
  const frame = (content: ReactNode) => (
    <FormDialog
      open
      title={t('pack')}
      submitHidden
      onClose={props.onClose}
      onSubmit={(event) => event.preventDefault()}
    >
      {content}
    </FormDialog>
  );
  return (
    <Loaded
      query={types}
      failed={t('maker.typesFailed')}
      skeleton={<div className="bp6-skeleton pl-pack-wait" />}
      frame={frame}
    >
      {(found) =>
        found.length > 0 ? (
          <AutoPackDialog {...props} types={found} />
        ) : (
          frame(<Note tone="info">{t('maker.noTypes')}</Note>)
        )
      }
    </Loaded>
  );
};
