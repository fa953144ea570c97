import { Barcode, Error as ErrorIcon, Grid, Media, NewTextBox, Rectangle } from '@blueprintjs/icons';
import { Pane } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import type { Part, PartKind } from '../commands/template-document';
import type { Designer } from '../state/use-designer';
import { usePartName } from '../state/use-part-name';

export const partIcons: Readonly<Record<PartKind, typeof Grid>> = {
  text: NewTextBox,
  qr: Grid,
  barcode: Barcode,
  box: Rectangle,
  image: Media,
};

/** Every element, from top to bottom as it is read on paper. */
export const ElementsList = ({ designer }: { readonly designer: Designer }) => {
  const { t } = useTranslation('pdfTemplates');
  const nameOf = usePartName();
  const { document, chosen, findings } = designer;
  const bad = new Set(findings.map((finding) => finding.key));
  const ordered: (readonly [string, Part])[] = [...document.parts].toSorted(
    ([, a], [, b]) => a.y1 - b.y1 || a.x1 - b.x1,
  );
  return (
    <Pane title={t('elements')} count={document.parts.size} flush className="pt-elements">
      {ordered.length === 0 && <p className="pt-hint">{t('noParts')}</p>}
      <ul>
        {ordered.map(([key, part]) => {
          const Icon = bad.has(key) ? ErrorIcon : partIcons[part.kind];
          return (
            <li key={key}>
              <button
                type="button"
                className={`${chosen.includes(key) ? 'chosen' : ''}${bad.has(key) ? ' bad' : ''}`}
                aria-pressed={chosen.includes(key)}
                aria-invalid={bad.has(key) || undefined}
                onClick={(event) => designer.toggle(key, event.shiftKey || event.ctrlKey || event.metaKey)}
              >
                <Icon className="i" aria-hidden />
                <span className="ellipsis">{nameOf(part)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Pane>
  );
};
