import { Button } from '@blueprintjs/core';
import { Print } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { useOpenFile } from '../../../kits/attachments/use-open-file';
import { useLanguage } from '../../../kits/address/language';
import {
  usePrintWorkCenterOrdersMutation,
  usePrintWorkCenterPositionsMutation,
} from '../../../entities/work-center/work-center-page-api';

export const PrintButtons = ({ id }: { id: number }) => {
  const { t } = useTranslation('workCenter');
  const language = useLanguage();
  const openFile = useOpenFile();
  const [orders] = usePrintWorkCenterOrdersMutation();
  const [positions] = usePrintWorkCenterPositionsMutation();
  const input = { params: { id }, body: { language } };
  return (
    <>
      <Button
        icon={<Print />}
        text={t('printOrders')}
        onClick={() => void openFile(() => orders(input).unwrap(), t('refused.print'))}
      />
      <Button
        icon={<Print />}
        text={t('printPositions')}
        onClick={() => void openFile(() => positions(input).unwrap(), t('refused.print'))}
      />
    </>
  );
};
