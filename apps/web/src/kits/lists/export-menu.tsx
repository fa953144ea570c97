import { Button, Menu, MenuItem } from '@blueprintjs/core';
import { Export } from '@blueprintjs/icons';
import { exportColumns, type ExportedList } from '@mullion/contracts';
import { Popover, type ChosenColumns } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useOpenFile } from '../attachments/use-open-file';
import { useLanguage } from '../address/language';
import { useExportListMutation } from './lists-api';

interface ExportMenuProps<Row> {
  readonly list: ExportedList;
  readonly columns: ChosenColumns<Row>;
  /** The list's filter and order as its route takes them; pages are left out. */
  readonly query: Readonly<Record<string, string | number | null | undefined>>;
}

const PAGING = new Set(['page', 'rows']);

/** Every row that the filter finds as a file, with the columns on screen; the file opens in a tab of its own. */
export const ExportMenu = <Row,>({ list, columns, query }: ExportMenuProps<Row>) => {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const openFile = useOpenFile();
  const [ask, asking] = useExportListMutation();
  const start = async (format: 'csv' | 'xlsx'): Promise<void> => {
    const known: readonly string[] = exportColumns[list];
    const filter = Object.entries(query).filter(([name, value]) => !PAGING.has(name) && value !== undefined);
    const body = {
      list,
      format,
      language,
      columns: columns.visible.map((column) => column.key).filter((key) => known.includes(key)),
      query: Object.fromEntries(filter) as Record<string, string | number | null>,
    };
    await openFile(() => ask({ body }).unwrap(), t('table.exportFailed'));
  };
  const menu = (
    <Menu>
      <MenuItem text={t('table.exportXlsx')} onClick={() => void start('xlsx')} />
      <MenuItem text={t('table.exportCsv')} onClick={() => void start('csv')} />
    </Menu>
  );
  return (
    <Popover content={menu} placement="bottom-end">
      <Button
        variant="minimal"
        className="tool-button"
        icon={<Export />}
        text={t('table.export')}
        title={t('table.exportHelp')}
        loading={asking.isLoading}
      />
    </Popover>
  );
};
