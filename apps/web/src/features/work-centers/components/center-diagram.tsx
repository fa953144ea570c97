import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { ReactFlow, type AriaLabelConfig } from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import { useTranslation } from 'react-i18next';
import type { Arrow } from '../rules/arrows';
import { NODE, neighbour } from '../rules/layout';
import type { RefusedArrow } from '../state/use-dependencies';
import type { Graph } from '../state/use-graph';
import { useDiagramParts } from '../state/use-diagram-parts';
import { CenterNode } from './center-node';
import { LaneEdge } from './lane-edge';
import './center-diagram.css';

const nodeTypes = { center: CenterNode };
const edgeTypes = { lane: LaneEdge };
/** Pixels around the drawing. */
const MARGIN = 16;
/** Below the drawing: the lane of a refused arrow. */
const FOOT = 44;
const VIEWPORT = { x: MARGIN, y: 0, zoom: 1 };

interface CenterDiagramProps {
  readonly graph: Graph;
  readonly selected: number | null;
  readonly refused: RefusedArrow | null;
  readonly onSelect: (id: number) => void;
  /** Enter on a work center: its fields are what comes next. */
  readonly onEdit: (id: number) => void;
  readonly onConnect: (before: number, after: number) => void;
  readonly onRemove: (arrow: Arrow) => void;
}

/**
 * Work centers by level with arrows from the awaited to the waiting; it scrolls in its pane, so that nothing shrinks
 * below its size.
 */
export const CenterDiagram = ({
  graph,
  selected,
  refused,
  onSelect,
  onEdit,
  onConnect,
  onRemove,
}: CenterDiagramProps) => {
  const { t } = useTranslation('centers');
  const box = useRef<HTMLDivElement>(null);
  const { layout, arrows } = graph;
  const [active, setActive] = useState<number | null>(null);
  const tabStop =
    [active, selected].find((id) => layout.nodes.some((node) => node.id === id)) ?? layout.nodes[0]?.id ?? null;
  const walk = (event: KeyboardEvent, id: number): void => {
    if (event.key === 'Enter') {
      event.preventDefault();
      onEdit(id);
    }
    const next = neighbour(layout, id, event.key);
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    if (next !== null) box.current?.querySelector<HTMLElement>(`[data-center="${next}"]`)?.focus();
  };
  const { nodes, edges } = useDiagramParts({
    graph,
    selected,
    refused,
    tabStop,
    onSelect,
    onActive: setActive,
    onWalk: walk,
  });
  const texts = useMemo<Partial<AriaLabelConfig>>(
    () => ({
      'node.a11yDescription.default': t('manage.keys'),
      'node.a11yDescription.keyboardDisabled': t('manage.keys'),
      'edge.a11yDescription.default': t('manage.keys'),
    }),
    [t],
  );
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Delete' && event.key !== 'Enter') return;
    const id =
      event.target instanceof Element ? event.target.closest('.react-flow__edge')?.getAttribute('data-id') : null;
    const arrow = arrows.find((one) => one.id === id && one.dependencyId !== null);
    if (arrow) onRemove(arrow);
  };
  const width = Math.max(0, ...layout.nodes.map(({ x }) => x + NODE.width)) + 2 * MARGIN;
  const height = layout.height + FOOT;
  return (
    <div className="center-diagram" ref={box} onKeyDown={onKeyDown}>
      <div className="center-sheet" style={{ minWidth: width, height }}>
        {layout.levels.map(({ level, x }) => (
          <span key={level} className="center-level" style={{ left: x + MARGIN }} aria-hidden>
            {t('manage.level', { level })}
          </span>
        ))}
        <ReactFlow
          nodes={nodes}
          edges={edges}
          nodeTypes={nodeTypes}
          edgeTypes={edgeTypes}
          viewport={VIEWPORT}
          aria-label={t('manage.diagram')}
          ariaLabelConfig={texts}
          nodesDraggable={false}
          nodesFocusable={false}
          edgesFocusable
          disableKeyboardA11y
          deleteKeyCode={null}
          selectionKeyCode={null}
          panOnDrag={false}
          panOnScroll={false}
          zoomOnScroll={false}
          zoomOnPinch={false}
          zoomOnDoubleClick={false}
          preventScrolling={false}
          autoPanOnConnect={false}
          elementsSelectable={false}
          proOptions={{ hideAttribution: true }}
          isValidConnection={({ source, target }) =>
            source !== target &&
            !arrows.some(({ id, dependencyId }) => id === `${source}-${target}` && dependencyId !== null)
          }
          onConnect={({ source, target }) => onConnect(Number(source), Number(target))}
          onEdgeClick={(_event, edge) => {
            const arrow = arrows.find((one) => one.id === edge.id && one.dependencyId !== null);
            if (arrow) onRemove(arrow);
          }}
        />
      </div>
    </div>
  );
};
