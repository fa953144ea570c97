import { Button, ButtonGroup } from '@blueprintjs/core';
import {
  AlignmentBottom,
  AlignmentHorizontalCenter,
  AlignmentLeft,
  AlignmentRight,
  AlignmentTop,
  AlignmentVerticalCenter,
  HorizontalDistribution,
  VerticalDistribution,
} from '@blueprintjs/icons';
import { labelRoom } from '@mullion/drawings';
import { useTranslation } from 'react-i18next';
import { alignParts, distributeParts } from '../commands/arrange-parts';
import type { Designer } from '../state/use-designer';

const edges = [
  ['left', AlignmentLeft],
  ['center', AlignmentVerticalCenter],
  ['right', AlignmentRight],
  ['top', AlignmentTop],
  ['middle', AlignmentHorizontalCenter],
  ['bottom', AlignmentBottom],
] as const;
const axes = [
  ['x', HorizontalDistribution],
  ['y', VerticalDistribution],
] as const;

/** Puts several on one line or at equal gaps; one alone is put in its label. */
export const ArrangeButtons = ({ designer }: { readonly designer: Designer }) => {
  const { t } = useTranslation('pdfTemplates');
  const { editor, chosen, fields } = designer;
  return (
    <div className="pt-arrange" role="group" aria-label={t('arrange.label')}>
      <ButtonGroup>
        {edges.map(([edge, Icon]) => (
          <Button
            key={edge}
            icon={<Icon />}
            aria-label={t(`arrange.${edge}`)}
            title={t(`arrange.${edge}`)}
            onClick={() =>
              editor.commit('arrange', { parts: alignParts(editor.now().parts, chosen, edge, labelRoom(fields)) })
            }
          />
        ))}
      </ButtonGroup>
      {chosen.length > 2 && (
        <ButtonGroup>
          {axes.map(([axis, Icon]) => (
            <Button
              key={axis}
              icon={<Icon />}
              aria-label={t(`arrange.${axis}`)}
              title={t(`arrange.${axis}`)}
              onClick={() => editor.commit('arrange', { parts: distributeParts(editor.now().parts, chosen, axis) })}
            />
          ))}
        </ButtonGroup>
      )}
    </div>
  );
};
