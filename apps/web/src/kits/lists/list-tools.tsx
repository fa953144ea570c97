import type { ExportedList } from '@mullion/contracts';
import { ColumnChooser, type ChosenColumns } from '@mullion/ui-kit';
import { ExportMenu } from './export-menu';

interface ListToolsProps<Row> {
  readonly list: ExportedList;
  readonly columns: ChosenColumns<Row>;
  readonly query: Readonly<Record<string, string | number | null | undefined>>;
}

/** What every list has at the right of its toolbar: its columns and its export. */
export const ListTools = <Row,>(props: ListToolsProps<Row>) => (
  <>
    <span className="sp" />
    <ColumnChooser columns={props.columns} />
    <ExportMenu {...props} />
  </>
);
