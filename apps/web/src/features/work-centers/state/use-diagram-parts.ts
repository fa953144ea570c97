import type { KeyboardEvent } from 'react';
import { MarkerType } from '@xyflow/react';
import type { ListedWorkCenter } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import type { CenterNodeType } from '../components/center-node';
import type { LaneEdgeType } from '../components/lane-edge';
import { NODE, refusedLine } from '../rules/layout';
import type { RefusedArrow } from './use-dependencies';
import type { Graph } from './use-graph';

interface DiagramPartsInput {
  readonly graph: Graph;
  readonly selected: number | null;
  readonly refused: RefusedArrow | null;
  /** The node that Tab reaches. */
  readonly tabStop: number | null;
  readonly onSelect: (id: number) => void;
  readonly onActive: (id: number) => void;
  readonly onWalk: (event: KeyboardEvent, id: number) => void;
}

const arrowHead = (color: string) => ({
  type: MarkerType.ArrowClosed,
  width: 18,
  height: 18,
  markerUnits: 'userSpaceOnUse',
  color,
});

/** Nodes and arrows as the flow diagram takes them, with what a screen reader says of each. */
export const useDiagramParts = ({
  graph,
  selected,
  refused,
  tabStop,
  onSelect,
  onActive,
  onWalk,
}: DiagramPartsInput) => {
  const { t } = useTranslation('centers');
  const { centers, arrows, layout, before, after } = graph;
  const byId = new Map<number, ListedWorkCenter>(centers.map((center) => [center.id, center]));
  const codeOf = (id: number): string => byId.get(id)?.code ?? '';
  const isRed = (code: string): boolean => refused?.codes.includes(code) ?? false;
  const labelOf = (center: ListedWorkCenter): string => {
    const level = center.level === null ? t('manage.noLevel') : t('manage.level', { level: center.level });
    const name = t('manage.nodeLabel', {
      code: center.code,
      description: center.description,
      level: center.deleted ? t('deleted') : level,
    });
    const [waitsFor, awaitedBy] = [before(center.id), after(center.id)];
    return [
      name,
      ...(center.preperation ? [t('kind.preparation')] : []),
      ...(waitsFor.length > 0 ? [t('manage.nodeBefore', { codes: waitsFor.join(', ') })] : []),
      ...(awaitedBy.length > 0 ? [t('manage.nodeAfter', { codes: awaitedBy.join(', ') })] : []),
    ].join('; ');
  };
  const nodes = layout.nodes.flatMap(({ id, x, y }): CenterNodeType[] => {
    const center = byId.get(id);
    if (!center) return [];
    return [
      {
        id: String(id),
        type: 'center',
        position: { x, y },
        ...NODE,
        // without it the library measures again whenever anything is read, and until then draws no arrow: one that has
        // the focus would lose it
        measured: NODE,
        style: { pointerEvents: 'all' },
        domAttributes: { 'aria-roledescription': undefined },
        data: {
          center,
          label: labelOf(center),
          isSelected: id === selected,
          isRed: isRed(center.code) && id !== selected,
          isActive: id === tabStop,
          onSelect: () => onSelect(id),
          onFocus: () => onActive(id),
          onKeyDown: (event) => onWalk(event, id),
        },
      },
    ];
  });
  /** Does the arrow belong to the way that the refused one would have closed? */
  const isOnCycle = (from: number, to: number): boolean =>
    refused?.codes.some((code, index) => code === codeOf(from) && refused.codes[index + 1] === codeOf(to)) ?? false;
  const edges = arrows.map(({ id, from, to, via }): LaneEdgeType => {
    const red = isOnCycle(from, to);
    const names = { before: codeOf(from), after: codeOf(to) };
    return {
      id,
      type: 'lane',
      source: String(from),
      target: String(to),
      className: [red && 'red', via !== null && 'via'].filter(Boolean).join(' '),
      markerEnd: arrowHead(red ? 'var(--m-bad)' : 'var(--m-ink-2)'),
      ariaRole: 'button',
      focusable: via === null,
      ariaLabel: via === null ? t('manage.arrowLabel', names) : t('manage.arrowVia', { ...names, via }),
      domAttributes: { 'aria-roledescription': t('manage.arrow') },
      data: { points: layout.lines.get(id) ?? [] },
    };
  });
  if (refused)
    edges.push({
      id: 'refused',
      type: 'lane',
      source: String(refused.before),
      target: String(refused.after),
      className: 'red refused',
      markerEnd: arrowHead('var(--m-bad)'),
      focusable: false,
      ariaLabel: t('manage.cycleMark'),
      domAttributes: { 'aria-roledescription': t('manage.arrow') },
      data: { points: refusedLine(layout, refused.before, refused.after), label: t('manage.cycleMark') },
    });
  return { nodes, edges };
};
