import { useMemo, useRef, useState } from 'react';
import {
  palletStatus,
  type OutputOf,
  type PalletId,
  type Problem,
  type scanProduct,
  type undoScan,
} from '@mullion/contracts';
import { useProblemText } from '@mullion/ui-kit';
import { palletFromWire } from '@mullion/packing-model';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../kits/api/as-problem';
import type { Envelope } from '../../../entities/scanning/acts';
import { packingApi, useListPalletsQuery, usePalletQuery } from '../../../entities/pallet/packing-api';
import { palletArgs, useClosePalletMutation } from '../../../entities/pallet/scan-api';
import { itemOfCode } from '../../../kits/scan/item-of-code';
import { barcodeOf } from '../../../entities/product/product-code';
import { useAppDispatch, useAppSelector } from '../../../kits/api/store';
import { selectOutbox } from '../../../entities/scanning/outbox-slice';
import { useCachePallets } from '../../../entities/pallet/use-cache-pallets';
import { cachedPallets } from '../../../entities/pallet/kept-pallets';
import { useTerminalWork } from '../../../entities/scanning/use-terminal-work';
import { useTerminal } from '../../../entities/scanning/use-terminal';
import { signal } from '../../../kits/terminal/signals';
import type { Verdict } from '../../../kits/terminal/verdict';
import { meaningOf } from '../rules/scan-meaning';
import { useOpenPallet } from './use-open-pallet';
import { answerOf, sideText, usePalletWords } from './use-pallet-words';
import { nextOnPallet, placeOnPallet } from '../rules/place-on-pallet';
import { judgeLocally } from '../rules/judge-locally';
import { scannedHere } from '../rules/scanned-here';
import { outcomeOf } from '../rules/pallet-outcome';
import { type Scanned, scannedOf, nameOf, missingOf, isOpening, isOnto } from '../rules/scanned-product';

/** Prepared pallets, the newest first: as many as a person loads in a day. */
const TO_LOAD = {
  status_from: palletStatus.prepared,
  status_to: palletStatus.prepared,
  rows: 40,
  order_by: 'number',
  order: 'DESC',
} as const;

/** The pallet scanner: first a pallet, then its products. */
export const usePalletScanner = () => {
  const { t } = useTranslation('scanners');
  const textOf = useProblemText();
  const dispatch = useAppDispatch();
  const { onto, current, before, open, scanned, noteScanned } = useOpenPallet();
  const palletId = onto && 'pallet' in onto ? onto.pallet : null;
  const { data } = usePalletQuery(palletArgs(palletId ?? 0), { skip: palletId === null });
  const pallet = data?.id === palletId ? data : undefined;
  const missing = useMemo(() => missingOf(pallet), [pallet]);
  const isComplete = pallet !== undefined && pallet.products.length > 0 && missing.length === 0;
  const mayClose = isComplete && pallet.status < palletStatus.closed;
  const begin = useMemo<Verdict>(
    () => ({ tone: 'idle', code: '', title: t('pallet.begin'), text: t('pallet.beginText') }),
    [t],
  );
  const [close, closing] = useClosePalletMutation();
  /** The product of the newest answer and the pallet it belongs on. */
  const [last, setLast] = useState<Scanned | null>(null);
  const { data: belongs } = usePalletQuery(palletArgs(last?.palletId ?? 0), { skip: last === null });
  /** The full pallet, not closed, that was open when another one was scanned. */
  const full = useRef<string | null>(null);
  const { wordsOf, localWords, whereOf, scannedAlready } = usePalletWords(pallet, () => full.current);

  const queued = useAppSelector((state) => selectOutbox(state).waiting);
  /** What waits is newest by the store's list, which is read a moment after the scan. */
  const latestQueued = useRef(queued);
  latestQueued.current = queued;
  const codesBefore = ({ id, at }: Envelope): readonly string[] =>
    latestQueued.current
      .filter((one) => one.id !== id && one.at < at && one.act.kind === 'load-product')
      .map((one) => one.act.code);
  const local = async (envelope: Envelope) => {
    if (envelope.act.kind === 'undo-scan') return null;
    const found = judgeLocally(envelope.act, await cachedPallets(), codesBefore(envelope));
    // opened by what is known here: its products go onto it by its id, whatever becomes of this scan
    if (found.kind === 'opened' && isOpening(current.current, envelope.id))
      open({ pallet: found.pallet.id, name: found.pallet.number ?? found.pallet.shown_number });
    // where it stands by the plan is drawn, in no colour that says yes or no
    if (found.kind === 'hold' && found.why === 'other')
      setLast((before) => before ?? { palletId: found.planned.id, barcode: envelope.act.code, tone: 'next' });
    return localWords(envelope, found);
  };

  const { verdict, log, show, act, refuse, undo } = useTerminal({
    local,
    first: begin,
    mine: ({ kind }) => kind === 'open-pallet' || kind === 'load-product',
    nameOf: (done) => nameOf(done, missing),
    wordsOf,
    undonePlace: () => t('undo.productPlace'),
    settled: (envelope, attempt) => {
      setLast(scannedOf(envelope, attempt));
      if (envelope.act.kind === 'undo-scan') {
        if (!('data' in attempt)) return undefined;
        const { pallet: freed, product } = attempt.data as OutputOf<typeof undoScan>;
        if (product) noteScanned(product.barcode, false);
        dispatch(packingApi.util.invalidateTags([{ type: 'pallet', id: freed.id }]));
        return undefined;
      }
      const answer = answerOf(envelope, attempt);
      if ('data' in answer && answer.data.kind === 'product') {
        if (isOnto(current.current, answer.data.answer.pallet_id))
          noteScanned(answer.data.answer.product.barcode, true);
        return absorb(answer.data.answer);
      }
      if (envelope.act.kind !== 'open-pallet' || !isOpening(current.current, envelope.id)) return undefined;
      const outcome = outcomeOf(answer);
      return open(
        outcome.kind === 'pallet_loaded' ? { pallet: outcome.palletId, name: outcome.number } : before.current,
      );
    },
  });
  // the page was loaded again: what it asks for first is open already
  const isReopened = verdict === begin && pallet !== undefined;
  const standing: Verdict = isReopened
    ? {
        tone: 'idle',
        code: pallet.shown_number,
        title: t('pallet.stillOpen'),
        text: t('pallet.scanProducts', { count: missing.length }),
      }
    : verdict;
  const scan = (code: string) => {
    const meaning = meaningOf(code, current.current, pallet?.products);
    if (meaning.kind === 'load-product') {
      const waits = latestQueued.current;
      const own = { waiting: waits, taken: scanned.current, isOffline: !navigator.onLine || waits.length > 0 };
      const again = scannedHere(code, meaning.onto, own);
      if (again) {
        const said = scannedAlready(code);
        return refuse(said.verdict, said.line, again.id);
      }
    }
    if (meaning.kind === 'open-pallet') full.current = mayClose ? pallet.shown_number : null;
    const envelope = act(meaning);
    const isHere = itemOfCode(missing, code, barcodeOf) !== undefined;
    setLast(
      envelope.act.kind === 'load-product' && isHere && palletId !== null
        ? { palletId, barcode: code, tone: 'next' }
        : null,
    );
    if (envelope.act.kind !== 'open-pallet') return;
    if (current.current === null || 'pallet' in current.current) before.current = current.current;
    open({ opening: envelope.id, name: envelope.act.code });
  };
  const kept = useAppSelector((state) => selectOutbox(state).waiting);
  const waiting = useMemo(
    () =>
      kept.flatMap(({ act: done }) => (done.kind === 'load-product' && isOnto(done.onto, palletId) ? [done.code] : [])),
    [kept, palletId],
  );
  /** The pallet that is drawn: where the last product belongs, else the one that is open. */
  const drawn = last && belongs?.id === last.palletId ? belongs : pallet;
  const drawnProduct = drawn && last ? itemOfCode(drawn.products, last.barcode, barcodeOf) : undefined;
  const elsewhere = last?.tone === 'bad' ? whereOf(drawn, drawnProduct?.id) : undefined;
  const waitingIds = useMemo(
    () => new Set(waiting.flatMap((code) => itemOfCode(pallet?.products ?? [], code, barcodeOf)?.id ?? [])),
    [pallet, waiting],
  );
  const nextPlace = useMemo(() => {
    if (!pallet) return null;
    const load = palletFromWire(pallet);
    const next = nextOnPallet(load, new Set(missing.filter(({ id }) => !waitingIds.has(id)).map(({ id }) => id)));
    return next === null ? null : placeOnPallet(load, next);
  }, [pallet, missing, waitingIds]);

  /** Shows the scan in the list at once; an exchange with a twin is read again. */
  const absorb = (answer: OutputOf<typeof scanProduct>) => {
    if (answer.outcome === 'replaced')
      dispatch(packingApi.util.invalidateTags([{ type: 'pallet', id: answer.pallet_id }]));
    dispatch(
      packingApi.util.updateQueryData('pallet', palletArgs(answer.pallet_id), (draft) => {
        const slot = draft.products.find((product) => product.id === answer.product.id);
        if (slot) slot.loaded_at = answer.product.loaded_at;
        draft.loaded_count = answer.loaded_count;
        draft.status = answer.status;
      }),
    );
  };
  // the pallets that are to be loaded next, and the one that is open, are on this device when the network goes
  const { data: prepared } = useListPalletsQuery({ query: TO_LOAD });
  useCachePallets(useMemo(() => (prepared?.data ?? []).map(({ id }) => id), [prepared]));
  useTerminalWork(palletId === null ? null : { kind: 'pallet', id: palletId });
  const closeIt = async () => {
    if (!pallet) return;
    const answer = await close({ params: { id: pallet.id as PalletId } });
    const problem: Problem | undefined = asProblem(answer.error);
    if (problem)
      return show({ tone: 'bad', code: pallet.shown_number, title: t('pallet.notClosed'), text: textOf(problem) });
    open(null);
    setLast(null);
    show({ tone: 'ok', code: pallet.shown_number, title: t('pallet.closed'), text: t('pallet.nextText') });
    signal('complete');
  };
  const switchPallet = () => {
    open(null);
    setLast(null);
    show(begin);
  };
  return {
    // where the other pallet's place is comes with the other pallet
    verdict: elsewhere && verdict.tone === 'bad' && verdict.place ? { ...verdict, text: `${elsewhere}.` } : standing,
    drawn,
    drawnProduct,
    drawnTone: last?.tone ?? ('ok' as const),
    waitingIds,
    /** Where the next product is put. */
    next: nextPlace && t('pallet.next', { row: nextPlace.row, side: sideText(t, nextPlace) }),
    log,
    undo,
    scan,
    /** Waiting scans that are no product of the list count too. */
    waiting: new Set(waiting.map((code) => itemOfCode(pallet?.products ?? [], code, barcodeOf)?.id ?? code)).size,
    pallet,
    /** The code of a pallet that is still being opened. */
    opening: onto && 'opening' in onto ? onto.name : null,
    isOpen: onto !== null,
    missing,
    mayClose,
    isComplete,
    closing: closing.isLoading,
    close: closeIt,
    switchPallet,
  };
};
