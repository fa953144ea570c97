import { Suspense, type KeyboardEvent, type MouseEvent, type Ref } from 'react';
import { ArrowRight } from '@blueprintjs/icons';
import { allows, useAccess, type AccessRule } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { usePageHref } from '../../kits/address/language';
import { ItemDrawing } from './item-drawing';
import type { PaletteItem, PaletteWay } from './rules/palette-items';

/** Ways that are not for everybody who finds the thing; the pages say the same. */
const rules: Partial<Record<PaletteWay['key'], AccessRule>> = {
  progress: { types: [0, 1, 2, 3, 4, 5] },
  plan: { writes: true },
  set: { types: [0, 1] },
  loadTruck: { writes: true },
};

interface PalettePreviewProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly item: PaletteItem;
  readonly onOpen: (path: string) => void;
  /** Back to the field. */
  readonly onBack: () => void;
}

/** The chosen thing with its drawing and where else one may go with it. */
export const PalettePreview = ({ ref, item, onOpen, onBack }: PalettePreviewProps) => {
  const { t } = useTranslation('palette');
  const href = usePageHref();
  const access = useAccess();
  const ways = [
    { text: t(`open.${item.kind as 'order'}`), path: item.path },
    ...(item.more ?? [])
      .filter(({ key }) => allows(access, rules[key] ?? {}))
      .map(({ key, path }) => ({ text: t(`way.${key}`), path })),
  ];
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const links = [...event.currentTarget.querySelectorAll('a')];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    if (event.key === 'ArrowLeft' || (event.key === 'ArrowUp' && at === 0)) onBack();
    else if (event.key === 'ArrowDown') links[Math.min(at + 1, links.length - 1)]?.focus();
    else if (event.key === 'ArrowUp') links[at - 1]?.focus();
    else return;
    event.preventDefault();
  };
  const follow = (event: MouseEvent, path: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(path);
  };
  return (
    <div className="palette-preview" ref={ref} onKeyDown={onKey}>
      {/* the first drawing of a page fetches its texts: without a boundary of its own the whole dialog, and the focus with it, would go away */}
      <Suspense fallback={<div className="palette-drawing" />}>
        <ItemDrawing item={item} />
      </Suspense>
      <h2 className="ellipsis">{item.title}</h2>
      <p>{item.note}</p>
      <ul>
        {ways.map(({ text, path }, at) => (
          <li key={path}>
            <a href={href(path)} onClick={(event) => follow(event, path)}>
              <ArrowRight size={14} aria-hidden />
              <span className="sp">{text}</span>
              {at === 0 && <kbd aria-hidden>Enter</kbd>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
