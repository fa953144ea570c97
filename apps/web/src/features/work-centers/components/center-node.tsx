import { Handle, Position, type Node, type NodeProps } from '@xyflow/react';
import type { KeyboardEvent } from 'react';
import type { ListedWorkCenter } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { figureText } from '../../../entities/production/figure-text';

export type CenterNodeData = {
  readonly center: ListedWorkCenter;
  /** What a screen reader says of it: name, level, neighbours. */
  readonly label: string;
  readonly isSelected: boolean;
  /** Part of the cycle that an arrow would have closed. */
  readonly isRed: boolean;
  /** The one node that Tab reaches. */
  readonly isActive: boolean;
  readonly onSelect: () => void;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};
export type CenterNodeType = Node<CenterNodeData, 'center'>;

/** A work center of the diagram: drawn arrows end at its left and begin at its right. */
export const CenterNode = ({ id, data }: NodeProps<CenterNodeType>) => {
  const { t } = useTranslation('centers');
  const language = useLanguage();
  const { center, isSelected, isRed, isActive } = data;
  const classes = [
    'center-node',
    center.preperation && 'prepares',
    center.deleted && 'deleted',
    isSelected && 'selected',
    isRed && 'red',
  ];
  return (
    <>
      {!center.deleted && <Handle type="target" position={Position.Left} />}
      <button
        type="button"
        className={classes.filter(Boolean).join(' ')}
        data-center={id}
        tabIndex={isActive ? 0 : -1}
        aria-label={data.label}
        aria-pressed={isSelected}
        title={center.description}
        onClick={data.onSelect}
        onFocus={data.onFocus}
        onKeyDown={data.onKeyDown}
      >
        <span className="center-code">{center.preperation ? `${center.code} *` : center.code}</span>
        {center.max_load !== null && <span className="center-load">{figureText(center.max_load, language)}</span>}
        <span className="center-text">{center.deleted ? <s>{center.description}</s> : center.description}</span>
        {center.deleted && <span className="center-mark">{t('deleted')}</span>}
      </button>
      {!center.deleted && <Handle type="source" position={Position.Right} />}
    </>
  );
};
