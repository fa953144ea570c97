import { Button, Checkbox } from '@blueprintjs/core';
import { ChevronDown, ChevronUp, ColumnLayout } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import type { ChosenColumns } from './use-columns';
import { Popover } from '../dialog/popover';

/** Which columns a list shows, and in which order; kept per person. */
export const ColumnChooser = <Row,>({ columns }: { columns: ChosenColumns<Row> }) => {
  const { t } = useTranslation('common');
  const content = (
    <div className="column-chooser">
      <ul>
        {columns.all.map((column, at) => (
          <li key={column.key} className="row">
            <Checkbox
              className="ellipsis"
              label={column.head}
              checked={columns.isShown(column)}
              disabled={column.strong}
              onChange={(event) => columns.show(column.key, event.currentTarget.checked)}
            />
            <Button
              variant="minimal"
              size="small"
              icon={<ChevronUp />}
              aria-label={t('table.moveLeft', { column: column.head })}
              disabled={at === 0}
              onClick={() => columns.move(column.key, -1)}
            />
            <Button
              variant="minimal"
              size="small"
              icon={<ChevronDown />}
              aria-label={t('table.moveRight', { column: column.head })}
              disabled={at === columns.all.length - 1}
              onClick={() => columns.move(column.key, 1)}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="minimal"
        size="small"
        text={t('table.usualColumns')}
        disabled={!columns.isChanged}
        onClick={columns.reset}
      />
    </div>
  );
  return (
    <Popover content={content} placement="bottom-end">
      <Button
        variant="minimal"
        className="tool-button"
        icon={<ColumnLayout />}
        text={t('table.columns')}
        title={t('table.columnsHelp')}
      />
    </Popover>
  );
};
