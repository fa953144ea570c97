import { renderToStaticMarkup } from 'react-dom/server';
import { createTexts } from '@mullion/i18n';
import { I18nextProvider } from 'react-i18next';
import type { RowAction } from './row-actions';
import { isSameRow, TableRow, type RowHandlers, type TableRowProps } from './table-row';
import type { Column } from './table-types';

interface Door {
  readonly id: number;
  readonly name: string;
}
const columns: readonly Column<Door>[] = [{ key: 'name', head: 'Name', cell: (door) => door.name }];
const nothing = () => undefined;
const handlers: RowHandlers<Door> = {
  onFocus: nothing,
  onKey: nothing,
  onOpen: nothing,
  onChoose: nothing,
  onAction: nothing,
};
/** As lists make them: new with every drawing. */
const actionsOf = (door: Door): readonly RowAction[] => [
  { key: 'open', text: `Open ${door.name}`, icon: <i />, onClick: nothing },
  { key: 'delete', text: 'Delete', icon: <i />, onClick: nothing },
];
const drawn = (doors: readonly Door[], chosen: ReadonlySet<number>): readonly TableRowProps<Door>[] =>
  doors.map((row, index) => ({
    row,
    name: row.name,
    index,
    columns,
    isChosen: chosen.has(row.id),
    isCurrent: false,
    isActive: index === 0,
    actions: actionsOf(row),
    ariaIndex: undefined,
    measure: undefined,
    handlers,
  }));
const drawnAgain = (before: readonly TableRowProps<Door>[], after: readonly TableRowProps<Door>[]): number[] =>
  after.flatMap((props, at) => (before[at] && isSameRow(before[at], props) ? [] : [props.row.id]));

describe('rows of a list', () => {
  const doors = [1, 2, 3].map((id) => ({ id, name: `D${id}` }));
  const before = drawn(doors, new Set());

  it('are drawn again only where a row changed, was chosen or left', () => {
    expect(drawnAgain(before, drawn([...doors], new Set()))).toEqual([]);
    expect(drawnAgain(before, drawn([{ id: 1, name: 'D1' }, ...doors.slice(1)], new Set()))).toEqual([1]);
    expect(drawnAgain(before, drawn(doors, new Set([2])))).toEqual([2]);
  });
  it('are drawn again when what may be done with them changes', () => {
    const after = drawn(doors, new Set()).map((props) => ({
      ...props,
      actions: props.actions?.map((action) => ({
        ...action,
        ...(props.row.id === 3 ? { disabledBecause: 'loaded' } : {}),
      })),
    }));
    expect(drawnAgain(before, after)).toEqual([3]);
  });
  it('are drawn again when the columns change', () => {
    const after = before.map((props) => ({ ...props, columns: [...columns] }));
    expect(drawnAgain(before, after)).toEqual([1, 2, 3]);
  });
  it('show their cells, a box and their actions', async () => {
    const texts = await createTexts('en', ['common']);
    const html = renderToStaticMarkup(
      <I18nextProvider i18n={texts}>
        <table>
          <tbody>{before[0] && <TableRow {...before[0]} />}</tbody>
        </table>
      </I18nextProvider>,
    );
    expect(html).toContain('aria-selected="false"');
    expect(html).toContain('>D1</td>');
    expect(html).toContain('aria-label="Select D1"');
  });
});
