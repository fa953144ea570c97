import { memo, useMemo, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { Error as ErrorIcon, Lock, Pin } from '@blueprintjs/icons';
import { Link } from 'react-router';
import type { PalletDetail, PlacedProductDto, Truck } from '@mullion/contracts';
import { palletCard } from '@mullion/drawings';
import { formatNumber } from '@mullion/i18n';
import { palletFromWire, rowsOf } from '@mullion/packing-model';
import { GroupMark, Meter, StatusTag, SvgDrawing } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage, usePageHref } from '../../../kits/address/language';
import { greenProducts, outlineOf } from '../../../entities/pallet/green';
import { usePalletTexts } from '../../../entities/pallet/use-pallet-texts';
import { PalletNotes } from '../../../entities/pallet/pallet-notes';
import { useViolationText } from '../../../entities/pallet/use-violation-text';
import { paths } from '../../../entities/pages/paths';
import { InUseBy } from '../../../entities/presence/in-use-by';
import { ghostOf, lockOf } from '../commands/judge-drop';
import { fillOf, palletMarks } from '../commands/planning-data';
import { productOver, useDrag, verdictOver } from '../moving/drag-store';
import { CARD } from '../moving/card-drawing';
import { PalletMenu, type PalletAction } from './pallet-menu';

interface PalletCardProps {
  readonly pallet: PalletDetail;
  readonly statusText: string;
  /** Of the orders on the page, by their ids. */
  readonly groups: ReadonlyMap<number, number>;
  /** A plan would empty it. */
  readonly freed: boolean;
  readonly longestMm: number;
  readonly tallPalletRule: boolean;
  readonly selected: boolean;
  readonly selectedProduct: number | null;
  readonly canWrite: boolean;
  readonly onToggle: (id: number) => void;
  readonly onProduct: (id: number) => void;
  readonly onProductDrag: (event: PointerEvent, product: PlacedProductDto) => void;
  readonly onPalletDrag: (event: PointerEvent, pallet: PalletDetail) => void;
  readonly onImage: (product: PlacedProductDto) => void;
  readonly trucks: readonly Truck[];
  readonly onMenu: (action: PalletAction, pallet: PalletDetail) => void;
}

const productIdAt = (target: EventTarget): number | null => {
  const id = target instanceof Element ? target.closest('[data-product-id]')?.getAttribute('data-product-id') : null;
  return id ? Number(id) : null;
};

/** One pallet of the plan: top and side view at the scale of all cards, its figures and what is wrong with it. */
export const PalletCard = memo((props: PalletCardProps) => {
  const { pallet, selected, selectedProduct, longestMm, tallPalletRule, canWrite } = props;
  const { t } = useTranslation(['planning', 'pallet', 'runs']);
  const language = useLanguage();
  const href = usePageHref();
  const textsOf = usePalletTexts();
  const { word } = useViolationText();
  const verdict = useDrag((state) => verdictOver(state, pallet.id));
  const dragged = useDrag((state) => productOver(state, pallet.id));
  const load = useMemo(() => palletFromWire(pallet, tallPalletRule), [pallet, tallPalletRule]);
  const lock = lockOf(pallet);
  const movable = canWrite && lock === null;
  const number = (value: number) => formatNumber(value, language);
  const fill = fillOf(pallet);
  const marks = palletMarks(pallet.products, props.groups);
  const isBad = pallet.errors.length > 0;
  const isOver = (code: string) => pallet.errors.some((error) => error.code === code);

  const drawing = useMemo(() => {
    const rows = rowsOf(load.products);
    const rowOfSelected = rows.findIndex((row) =>
      row.stacks.some((stack) => stack.some((product) => product.id === selectedProduct)),
    );
    const ghost = verdict?.fits && dragged ? ghostOf(dragged, verdict.place) : undefined;
    return palletCard(load, {
      ...CARD,
      theme: 'screen',
      longestMm,
      texts: textsOf(pallet, rows.length),
      row: rowOfSelected < 0 ? undefined : rowOfSelected,
      isInteractive: true,
      outline: outlineOf(pallet.status, pallet.errors),
      selectedIds: new Set(selectedProduct === null ? [] : [selectedProduct]),
      doneIds: greenProducts(pallet.products),
      pinnedIds: new Set<number>(pallet.pinned ? pallet.products.map((product) => product.id) : pallet.pinned_products),
      ...(ghost ? { ghost } : {}),
    });
  }, [load, longestMm, pallet, selectedProduct, textsOf, verdict, dragged]);

  const press = (event: MouseEvent | KeyboardEvent): void => {
    const id = productIdAt(event.target);
    if (id !== null) props.onProduct(id);
  };
  const startProduct = (event: PointerEvent): void => {
    const id = productIdAt(event.target);
    const product = pallet.products.find((each) => each.id === id);
    if (product) props.onProductDrag(event, product);
  };
  const canTruck = canWrite && pallet.truck_id === null && !pallet.temporary;
  const classes = [
    'pl-card',
    isBad ? 'er' : '',
    lock ? 'lk' : '',
    props.freed ? 'freed' : '',
    selected ? 'sel' : '',
    verdict ? (verdict.fits ? 'drop' : 'nodrop') : '',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <article className={classes} data-drop={`pallet:${pallet.id}`} aria-label={pallet.shown_number}>
      <header
        className={`row${canTruck ? ' grab' : ''}`}
        onPointerDown={canTruck ? (event) => props.onPalletDrag(event, pallet) : undefined}
        title={canTruck ? t('pallets.drag', { number: pallet.shown_number }) : undefined}
      >
        <input
          type="checkbox"
          className="tick"
          checked={selected}
          aria-label={t('pallets.select', { number: pallet.shown_number })}
          onPointerDown={(event) => event.stopPropagation()}
          onChange={() => props.onToggle(pallet.id)}
        />
        <Link className="pl-number" to={href(paths.pallet(pallet.id))} draggable={false}>
          {pallet.shown_number}
        </Link>
        {isBad ? (
          <span className="tag bad">
            <ErrorIcon className="i" size={12} aria-hidden />
            {word(pallet.errors[0]?.code ?? '')}
          </span>
        ) : (
          <StatusTag table="pallets" status={pallet.status} text={props.statusText} />
        )}
        {pallet.fictive && <span className="tag">{t('fictive.tag')}</span>}
        {pallet.outdated && <span className="tag warn">{t('pallet:list.outdated')}</span>}
        <span className="sp" />
        {props.freed && <span className="tag warn">{t('runs:card.freed')}</span>}
        {!lock && (pallet.pinned || !!pallet.pinned_products?.length) && (
          <Pin className="i pl-pin" title={t(pallet.pinned ? 'runs:pin.pinned' : 'runs:pin.pinnedStacks')} />
        )}
        {lock && <Lock className="i muted" title={t('pallets.locked')} />}
        <PalletMenu
          pallet={pallet}
          selectedProduct={selectedProduct}
          trucks={props.trucks}
          onAction={(action) => props.onMenu(action, pallet)}
        />
      </header>
      <div className="row">
        {marks.length > 0 && (
          <span className="pl-marks">
            {marks.map(({ group, orders }) => (
              <GroupMark key={group} group={group} title={orders.join(', ')} />
            ))}
          </span>
        )}
        <span
          className="secondary sm ellipsis"
          title={pallet.fictive ? (pallet.comment ?? '') : `${pallet.order_number} · ${pallet.address}`}
        >
          {pallet.fictive
            ? pallet.comment
            : [pallet.order_number, pallet.address || pallet.customer_name].filter(Boolean).join(' · ')}
        </span>
        <span className="sp" />
        <InUseBy kind="pallet" id={pallet.id} />
      </div>
      {/* the drawing's products are the buttons; this only receives them */}
      <div
        className={`pl-top${movable ? ' movable' : ''}`}
        role="presentation"
        onPointerDown={startProduct}
        onClick={press}
        onDoubleClick={(event) => {
          const id = productIdAt(event.target);
          const product = pallet.products.find((each) => each.id === id);
          if (product) props.onImage(product);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          press(event);
        }}
      >
        <SvgDrawing interactive label={textsOf(pallet, rowsOf(load.products).length).name} drawing={drawing.top} />
      </div>
      <div className="pl-card-foot">
        <SvgDrawing className="pl-side" label="" drawing={drawing.side} />
        <dl className="pl-facts">
          <dt>{t('pallet:facts.size')}</dt>
          <dd>{`${number(pallet.length)} × ${number(pallet.width)}`}</dd>
          <dt>{t('pallet:facts.height')}</dt>
          <dd className={isOver('pallet.too_high') ? 'bad b' : ''}>
            {number(pallet.height)} <span className="muted">{`/ ${number(pallet.max_height)}`}</span>
          </dd>
          <dt>{t('pallet:facts.weight')}</dt>
          <dd className={isOver('pallet.overweight') ? 'bad b' : ''}>
            {number(Math.round(pallet.weight))} <span className="muted">{`/ ${number(pallet.max_weight)} kg`}</span>
          </dd>
          <dt>{t('pallet:facts.fill')}</dt>
          <dd>{`${Math.round(fill * 100)} %`}</dd>
        </dl>
      </div>
      <Meter label={t('pallet:facts.fill')} value={fill} tone={isBad ? 'bad' : 'accent'} />
      <PalletNotes
        pallet={pallet}
        nameOf={(id) => pallet.products.find((product) => product.id === id)?.position ?? String(id)}
      />
    </article>
  );
});
PalletCard.displayName = 'PalletCard';
