import type { ReactElement } from 'react';
import {
  ArrowDown,
  ArrowTopRight,
  ArrowUp,
  AlignmentHorizontalCenter,
  Move,
  Refresh,
  Remove,
  SwapHorizontal,
} from '@blueprintjs/icons';
import { Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useViolationText } from '../../../entities/pallet/use-violation-text';
import { panelVerbs, refusalOf, verbKeys, type PanelVerb } from '../commands/registry';
import { rowPlace } from '../state/selectors';
import type { Editor } from '../state/use-editor';
import { VERB_TEXTS } from './verb-texts';

const ICONS: Readonly<Record<PanelVerb, ReactElement>> = {
  stack_on_top: <ArrowUp className="i" />,
  move_down: <ArrowDown className="i" />,
  flip: <Refresh className="i" />,
  move_to_upper_row_end: <ArrowTopRight className="i" />,
  drag_to_middle: <AlignmentHorizontalCenter className="i" />,
  swap: <SwapHorizontal className="i" />,
  put_away: <Remove className="i" />,
};
const SHOWN_KEYS: Readonly<Record<string, string>> = { Delete: 'Del' };

interface VerbsPanelProps {
  readonly editor: Editor;
  /** A suggestion is shown in place of the pallet. */
  readonly preview: boolean;
  readonly onMove: () => void;
}

/** What can be done with the chosen stack; what cannot says why under its name. */
export const VerbsPanel = ({ editor, preview, onMove }: VerbsPanelProps) => {
  const { t } = useTranslation(['pallet', 'runs']);
  const { sentence } = useViolationText();
  const { load, selectedId, standing, interaction, positionOf, writes, lock } = editor;
  const place = rowPlace(load, selectedId);
  const isChosen = selectedId !== null && load.products.some((product) => product.id === selectedId);
  const row = (
    key: string,
    icon: ReactElement,
    text: string,
    shortcut: string,
    why: string | null,
    onClick: () => void,
  ) => (
    <li key={key}>
      <button
        type="button"
        className="pe-verb"
        aria-disabled={why !== null}
        onClick={onClick}
        aria-keyshortcuts={shortcut}
      >
        {icon}
        <span className="sp">{text}</span>
        <kbd>{SHOWN_KEYS[shortcut] ?? shortcut}</kbd>
      </button>
      {why && <p className="pe-why">{why}</p>}
    </li>
  );
  return (
    <section
      className="pe-verbs"
      data-hotkeys=""
      aria-label={t('verbs.chosen', { position: isChosen ? positionOf(selectedId) : '' })}
    >
      <header className="ph">
        <h2>{isChosen ? t('verbs.chosen', { position: positionOf(selectedId) }) : t('verbs.none')}</h2>
        {isChosen && place && <span className="cnt">{t('verbs.place', place)}</span>}
      </header>
      {interaction.kind === 'picking' && (
        <Note tone="info">
          {t(interaction.verb === 'swap' ? 'verbs.pickSwap' : 'verbs.pickStack', {
            position: positionOf(interaction.id),
          })}
        </Note>
      )}
      {preview && <p className="pe-quiet">{t('runs:suggest.decide')}</p>}
      {!isChosen && !preview && <p className="pe-quiet">{t('verbs.noneText')}</p>}
      {isChosen && lock && !preview && <p className="pe-quiet">{sentence(lock)}</p>}
      {isChosen && writes && (
        <>
          <ul>
            {panelVerbs.map((verb) => {
              const why = refusalOf(verb, load, selectedId, standing);
              const isShown = why !== null && verb !== 'move_to_upper_row_end' && verb !== 'move_down';
              const text = why && sentence(why, positionOf);
              const item = row(
                verb,
                ICONS[verb],
                t(VERB_TEXTS[verb]),
                verbKeys[verb],
                text && isShown ? text : why ? '' : null,
                () => editor.start(verb),
              );
              return verb === 'put_away'
                ? [row('move', <Move className="i" />, t('verbs.move'), 'M', editor.mayMove ? null : '', onMove), item]
                : item;
            })}
          </ul>
          <p className="pe-quiet sm">{t('verbs.hint')}</p>
        </>
      )}
    </section>
  );
};
