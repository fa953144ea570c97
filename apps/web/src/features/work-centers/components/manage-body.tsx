import { useCallback, useState } from 'react';
import type { ListedWorkCenter } from '@mullion/contracts';
import type { Arrow } from '../rules/arrows';
import { useMedia } from '../../../kits/elements/use-media';
import { useDependencies } from '../state/use-dependencies';
import { useGraph } from '../state/use-graph';
import { CenterDiagram } from './center-diagram';
import { CenterPanel } from './center-panel';
import { CentersTable } from './centers-table';
import { RemoveDependencyDialog } from './remove-dependency-dialog';

interface ManageBodyProps {
  readonly all: readonly ListedWorkCenter[];
  readonly withDeleted: boolean;
  readonly withDiagram: boolean;
  readonly isFetching: boolean;
  readonly selected: number | null;
  readonly isDirty: boolean;
  readonly onSelect: (id: number | null) => void;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onDelete: (center: ListedWorkCenter) => void;
  readonly onRestore: (center: ListedWorkCenter) => void;
}
interface Removed {
  readonly id: number;
  readonly before: string;
  readonly after: string;
}

/** Diagram above, table below, the selected work center beside them. */
export const ManageBody = (props: ManageBodyProps) => {
  const { all, withDeleted, withDiagram, isFetching, selected, isDirty, onSelect, onDirty, onDelete, onRestore } =
    props;
  const isPhone = useMedia('(max-width: 599px)');
  const graph = useGraph(all, withDeleted);
  const dependencies = useDependencies(all, onSelect);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [byKey, setByKey] = useState({ id: 0, times: 0 });
  const { refused, clearRefused, connect, disconnect, isAdding } = dependencies;
  const center = all.find(({ id }) => id === selected);
  const codeOf = useCallback((id: number): string => all.find((one) => one.id === id)?.code ?? '', [all]);
  const select = (id: number | null) => {
    if (refused && refused.after !== id) clearRefused();
    onSelect(id);
  };
  const askToRemove = ({ dependencyId, from, to }: Arrow) => {
    if (dependencyId !== null) setRemoved({ id: dependencyId, before: codeOf(from), after: codeOf(to) });
  };
  return (
    <>
      <div className="center-main">
        {withDiagram && !isPhone && (
          <CenterDiagram
            graph={graph}
            selected={selected}
            refused={refused}
            onSelect={select}
            onEdit={(id) => {
              setByKey(({ times }) => ({ id, times: times + 1 }));
              select(id);
            }}
            onConnect={(before, after) => void connect(before, after)}
            onRemove={askToRemove}
          />
        )}
        <CentersTable
          graph={graph}
          selected={selected}
          isFetching={isFetching}
          onEdit={select}
          onDelete={onDelete}
          onRestore={onRestore}
        />
      </div>
      {center && (
        <CenterPanel
          center={center}
          openedByKey={byKey.id === center.id ? byKey.times : 0}
          all={all}
          refused={refused}
          isAdding={isAdding}
          isDirty={isDirty}
          onDirty={onDirty}
          onAdd={(before) => connect(before, center.id)}
          onRemove={(id, before) => setRemoved({ id, before, after: center.code })}
          onDelete={() => onDelete(center)}
          onRestore={() => onRestore(center)}
          onClose={() => select(null)}
        />
      )}
      {removed && (
        <RemoveDependencyDialog
          before={removed.before}
          after={removed.after}
          onConfirm={() => disconnect(removed.id, removed.before, removed.after)}
          onClose={() => setRemoved(null)}
        />
      )}
    </>
  );
};
