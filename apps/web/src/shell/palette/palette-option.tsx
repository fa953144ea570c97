import type { Ref } from 'react';
import { Box, Document, Flash, People, ThList, Truck, Widget } from '@blueprintjs/icons';
import { folded } from '@mullion/contracts';
import { StatusMark, StatusTag } from '@mullion/ui-kit';
import { useStatusNames } from '../../entities/status/use-statuses';
import type { PaletteItem } from './rules/palette-items';

const icons = {
  order: ThList,
  product: Widget,
  customer: People,
  pallet: Box,
  truck: Truck,
  action: Flash,
  page: Document,
} as const;
const tables = { order: 'orders', product: 'products', pallet: 'pallets', truck: 'trucks' } as const;

interface PaletteOptionProps {
  readonly id: string;
  readonly item: PaletteItem;
  readonly text: string;
  readonly isActive: boolean;
  /** As the list of the kit types it. */
  readonly ref: Ref<HTMLLIElement> | undefined;
  readonly onPick: (isApart: boolean) => void;
  readonly onPoint: () => void;
}

/** One line of the palette: what it is, its name with the text marked, what is known of it, its status. */
export const PaletteOption = ({ id, item, text, isActive, ref, onPick, onPoint }: PaletteOptionProps) => {
  const Icon = icons[item.kind];
  return (
    <div
      ref={ref as Ref<HTMLElement> as Ref<HTMLDivElement>}
      id={id}
      role="option"
      aria-selected={isActive}
      className={`palette-option${isActive ? ' on' : ''}`}
      onPointerMove={() => !isActive && onPoint()}
      // the field keeps the focus
      onPointerDown={(event) => event.preventDefault()}
      onClick={(event) => onPick(event.ctrlKey || event.metaKey)}
    >
      <Icon size={16} className="palette-icon" aria-hidden />
      <span className="palette-text">
        <b className="ellipsis">
          <Marked whole={item.title} part={text.trim()} />
        </b>
        {item.note && (
          <span className="ellipsis">
            <Marked whole={item.note} part={text.trim()} />
          </span>
        )}
      </span>
      {item.status !== undefined && <Status kind={item.kind as keyof typeof tables} status={item.status} />}
    </div>
  );
};

const Status = ({ kind, status }: { readonly kind: keyof typeof tables; readonly status: number }) => {
  const { nameOf } = useStatusNames(tables[kind]);
  const name = nameOf(status);
  return (
    <span className="palette-aside">
      {kind === 'order' || kind === 'product' ? (
        <StatusMark status={status} text={name} />
      ) : (
        <StatusTag table={tables[kind] as 'pallets' | 'trucks'} status={status} text={name} />
      )}
    </span>
  );
};

/** The text with the part that was looked for underlined. */
const Marked = ({ whole, part }: { readonly whole: string; readonly part: string }) => {
  const plain = folded(whole);
  // a letter that becomes two shifts what follows
  const at = part === '' || plain.length !== whole.length ? -1 : plain.indexOf(folded(part));
  if (at < 0) return whole;
  return (
    <>
      {whole.slice(0, at)}
      <mark>{whole.slice(at, at + part.length)}</mark>
      {whole.slice(at + part.length)}
    </>
  );
};
