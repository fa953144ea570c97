import { useMemo, useState } from 'react';
import { useAccess } from '@mullion/ui-kit';
import { useDebounce } from 'use-debounce';
import { readState } from '../../kits/data/read-state';
import { useSearchEverythingQuery } from './palette-api';
import { rememberedItems } from '../../entities/recent/recent';
import { foundItems, namedItems, recentItems, type PaletteItem } from './rules/palette-items';
import { useNamed } from './use-named';

/** Between two keys of somebody who types; what is scanned is not waited for. */
const PAUSE_MS = 90;
/** What begins with it looks for actions and pages only. */
export const ONLY_ACTIONS = '>';

export interface PaletteItems {
  readonly items: readonly PaletteItem[];
  /** They do not belong to the text yet. */
  readonly isPending: boolean;
  /** Kinds whose owner did not answer; all of them when nothing was read. */
  readonly missing: readonly ('orders' | 'products' | 'customers' | 'pallets' | 'trucks')[];
  /** Things were looked for, not only names. */
  readonly isSearched: boolean;
}

const KINDS = ['orders', 'products', 'customers', 'pallets', 'trucks'] as const;

/** What the palette lists for a text. @param isWhole nobody types on: it is looked for at once */
export const usePaletteItems = (typed: string, isWhole: boolean): PaletteItems => {
  const { userId, kind } = useAccess();
  const [recent] = useState(() => rememberedItems(userId));
  const { actions, pages } = useNamed();
  const text = typed.trim();
  const isNames = text.startsWith(ONLY_ACTIONS);
  const wanted = kind === 'supplier' || isNames ? '' : text;
  const [paused] = useDebounce(wanted, PAUSE_MS);
  const asked = isWhole || wanted === '' ? wanted : paused;
  const query = useSearchEverythingQuery({ query: { text: asked } }, { skip: asked === '' });
  const read = readState(query, true);
  const found = asked === '' || read.kind !== 'shown' ? null : read.data;
  const failed = asked !== '' && query.isError;
  const items = useMemo(() => {
    if (text === '')
      return [...recentItems(recent), ...namedItems('actions', actions, ''), ...namedItems('pages', pages, '')];
    const name = isNames ? text.slice(1) : text;
    return [
      ...(found ? foundItems(found, text) : []),
      ...namedItems('actions', actions, name),
      ...namedItems('pages', pages, name),
    ];
  }, [text, isNames, found, recent, actions, pages]);
  return {
    items,
    isPending: wanted !== '' && (asked !== wanted || query.isFetching),
    missing: failed ? KINDS : KINDS.filter((kindOf) => found?.[kindOf] === null),
    isSearched: wanted !== '',
  };
};
