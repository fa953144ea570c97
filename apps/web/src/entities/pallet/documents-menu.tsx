import { Button, Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { Barcode, ChevronDown, Cut, Document, EyeOpen, Print, Tag, Truck } from '@blueprintjs/icons';
import { userTypes } from '@mullion/contracts';
import { Popover, useAccess, useCan } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { usePrintLabels } from '../labels/use-print-labels';
import { useGo } from '../../kits/address/language';
import { paths } from '../pages/paths';
import { hasAllNumbers } from './print-choice';
import { useCuttingFile } from './use-cutting-file';
import { usePrepare, type Printed } from './use-prepare';
import { usePrint } from './use-print';

interface DocumentsMenuProps {
  /** What is printed: the chosen pallets, or all shown when none is chosen. */
  readonly pallets: readonly Printed[];
  /** True when `pallets` are chosen ones. */
  readonly chosen: boolean;
}

/**
 * Preparation list, loading list, barcodes, the file for the saw. The preparation list of unprepared pallets asks,
 * because it confirms and numbers them.
 */
export const DocumentsMenu = ({ pallets, chosen }: DocumentsMenuProps) => {
  const { t } = useTranslation(['pallet', 'labels']);
  const { type } = useAccess();
  const print = usePrint();
  const cut = useCuttingFile();
  const { prepare, question } = usePrepare(pallets);
  const numbered = hasAllNumbers(pallets);
  const go = useGo();
  const writes = useCan({ writes: true });
  const labels = usePrintLabels();
  const [only] = pallets.length === 1 ? pallets : [];
  const menu = (
    <Menu className="status-menu">
      <MenuDivider
        title={chosen ? t('print.forChosen', { count: pallets.length }) : t('print.forAll', { count: pallets.length })}
      />
      <MenuItem icon={<Print />} text={t('print.preparation')} onClick={prepare} />
      <MenuItem
        icon={<Truck />}
        text={t('print.loading')}
        disabled={!numbered}
        title={numbered ? undefined : t('print.needNumbers')}
        onClick={() => void print('loading', pallets)}
      />
      {type < userTypes.packer && (
        <MenuItem icon={<Barcode />} text={t('print.barcodes')} onClick={() => void print('barcodes', pallets)} />
      )}
      {writes && (
        <MenuItem
          icon={<Tag />}
          text={t('labels:print.toPrinter')}
          disabled={!pallets.some(({ number }) => number !== null)}
          onClick={() => labels.print(pallets.map(({ id }) => ({ kind: 'pallet', id })))}
        />
      )}
      {writes && only && only.number !== null && (
        <MenuItem icon={<EyeOpen />} text={t('labels:print.look')} onClick={() => go(paths.palletLabels(only.id))} />
      )}
      {type < userTypes.packer && (
        <MenuItem icon={<Cut />} text={t('print.cutting')} onClick={() => void cut(pallets)} />
      )}
      {!numbered && <li className="menu-foot">{t('print.needNumbers')}</li>}
    </Menu>
  );
  return (
    <>
      <Popover content={menu} placement="bottom-end">
        <Button
          icon={<Document />}
          endIcon={<ChevronDown size={12} />}
          text={t('print.menu')}
          disabled={pallets.length === 0}
        />
      </Popover>
      {question}
      {labels.question}
    </>
  );
};
