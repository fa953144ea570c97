import { useMemo } from 'react';
import { Edit, EyeOpen, Trash, Undo } from '@blueprintjs/icons';
import type { ListedWorkCenter } from '@mullion/contracts';
import { DataTable, type Column, type RowAction } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useGo, useLanguage, usePageHref } from '../../../kits/address/language';
import { paths } from '../../../entities/pages/paths';
import { figureText } from '../../../entities/production/figure-text';
import type { Graph } from '../state/use-graph';
import { centerColumns } from './center-columns';

interface CentersTableProps {
  readonly graph: Graph;
  readonly selected: number | null;
  readonly isFetching: boolean;
  readonly onEdit: (id: number) => void;
  readonly onDelete: (center: ListedWorkCenter) => void;
  readonly onRestore: (center: ListedWorkCenter) => void;
}

/** What the diagram shows, as a table. */
export const CentersTable = ({ graph, selected, isFetching, onEdit, onDelete, onRestore }: CentersTableProps) => {
  const { t } = useTranslation('centers');
  const language = useLanguage();
  const go = useGo();
  const href = usePageHref();
  const columns = useMemo<readonly Column<ListedWorkCenter>[]>(() => {
    const codes = (list: readonly string[]) => (list.length === 0 ? <span className="muted">–</span> : list.join(', '));
    const figure = (value: number | null) =>
      value === null ? <span className="muted">–</span> : figureText(value, language);
    return [
      ...centerColumns(t, { code: '88px', kind: '96px', kindFrom: 'narrow' }),
      { key: 'level', head: t('column.level'), width: '56px', align: 'end', cell: ({ level }) => figure(level) },
      {
        key: 'before',
        head: t('column.before'),
        width: '120px',
        cell: ({ id }) => codes(graph.before(id)),
        text: ({ id }) => graph.before(id).join(', '),
      },
      {
        key: 'after',
        head: t('column.after'),
        width: '120px',
        cell: ({ id }) => codes(graph.after(id)),
        text: ({ id }) => graph.after(id).join(', '),
      },
      {
        key: 'max_load',
        head: t('column.maxLoad'),
        width: '100px',
        align: 'end',
        cell: (center) => figure(center.max_load),
      },
      {
        key: 'probability',
        head: t('column.probability'),
        width: '96px',
        align: 'end',
        hideBelow: 'wide',
        cell: ({ probability }) => figure(probability),
      },
      {
        key: 'open',
        head: t('column.open'),
        width: '108px',
        align: 'end',
        cell: (center) => figure(center.open_operations),
      },
    ];
  }, [graph, language, t]);
  const actionsOf = (center: ListedWorkCenter): RowAction[] => [
    {
      key: 'view',
      text: t('view'),
      icon: <EyeOpen />,
      href: href(paths.workCenter(center.id, center.code)),
      onClick: () => go(paths.workCenter(center.id, center.code)),
    },
    { key: 'edit', text: t('edit'), icon: <Edit />, onClick: () => onEdit(center.id) },
    center.deleted
      ? { key: 'restore', text: t('restore'), icon: <Undo />, onClick: () => onRestore(center) }
      : { key: 'delete', text: t('delete'), icon: <Trash />, destructive: true, onClick: () => onDelete(center) },
  ];
  return (
    <DataTable
      label={t('manage.table')}
      columns={columns}
      rows={graph.centers}
      idOf={({ id }) => id}
      nameOf={({ code }) => code}
      currentId={selected}
      minWidth={920}
      actionsOf={actionsOf}
      onOpen={({ id }) => onEdit(id)}
      fetching={isFetching}
      empty={null}
    />
  );
};
