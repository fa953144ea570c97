import { Button } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import { EmptyState } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';

const LINE = { fill: 'none', stroke: 'var(--m-d-thin)', strokeDasharray: '5 4' } as const;
const boxes = [
  { x: 10, y: 20, text: 'manage.emptyPreparation' },
  { x: 10, y: 92, text: 'manage.emptyPreparation' },
  { x: 290, y: 56, text: 'manage.emptyFirst' },
  { x: 550, y: 56, text: 'manage.emptyNext' },
] as const;

/** A graph that is not there yet says what goes where, and how it begins. */
export const EmptyGraph = ({ onNew }: { onNew: () => void }) => {
  const { t } = useTranslation('centers');
  return (
    <>
      <div className="center-empty" aria-hidden>
        <svg viewBox="0 0 690 156">
          {boxes.map(({ x, y, text }) => (
            <g key={`${x}-${y}`}>
              <rect x={x} y={y} width="130" height="46" rx="2" {...LINE} />
              <text x={x + 14} y={y + 27}>
                {t(text)}
              </text>
            </g>
          ))}
          <path d="M140 43H215V79H290M140 115H215V79M420 79H550" {...LINE} />
        </svg>
      </div>
      <EmptyState
        title={t('empty')}
        text={t('emptyText')}
        drawing={null}
        action={<Button icon={<Plus />} text={t('new')} intent="primary" onClick={onNew} />}
      />
    </>
  );
};
