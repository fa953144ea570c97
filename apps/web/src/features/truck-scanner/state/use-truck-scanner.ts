import { useEffect, useMemo, useRef, useState } from 'react';
import { palletStatus, type scanPallet, type OutputOf, type Truck, type undoScan } from '@mullion/contracts';
import { formatMoment } from '@mullion/i18n';
import { judgePalletScan, loadedIdsOf, loadingOrder, nextStep } from '@mullion/packing-model';
import { useTranslation } from 'react-i18next';
import { palletCode } from '../../../entities/pallet/pallet-code';
import type { Envelope } from '../../../entities/scanning/acts';
import { useAppSelector } from '../../../kits/api/store';
import { selectOutbox } from '../../../entities/scanning/outbox-slice';
import { useCachePallets } from '../../../entities/pallet/use-cache-pallets';
import { useCachedSince } from '../../../kits/data/use-cached-since';
import { useTerminalWork } from '../../../entities/scanning/use-terminal-work';
import { useTerminal } from '../../../entities/scanning/use-terminal';
import { asLine, type Verdict } from '../../../kits/terminal/verdict';
import { hasLeft } from '../../../entities/truck/departure';
import { afterLoading } from '../rules/after-loading';
import { notReadYet, withAnswered, type Answered } from '../rules/answered';
import { loadOfCode, waitingOf, waitingScanOf } from '../rules/truck-outcome';
import { useTruckWords } from './use-truck-words';

type Answer = OutputOf<typeof scanPallet>;

/**
 * How long an answer counts against a truck that is read and does not show it: then somebody else has changed it since.
 */
const ANSWERED_MS = 10_000;

/** The truck scanner: each pallet onto its place. */
export const useTruckScanner = (read: Truck) => {
  const { t } = useTranslation('scanners');
  const [answered, setAnswered] = useState<Answered>(new Map());
  /** Two answers may come between two pictures of the truck. */
  const latestAnswered = useRef(answered);
  const truck = useMemo(() => withAnswered(read, answered), [read, answered]);
  const steps = useMemo(() => loadingOrder(truck), [truck]);
  const [lastId, setLastId] = useState<number | null>(null);
  /** Answered to this terminal as loaded. */
  const loadedHere = (): Set<number> =>
    new Set([...latestAnswered.current].filter(([, status]) => status >= palletStatus.loaded).map(([id]) => id));
  const { idle, skippedText, placeOf, shortPlaceOf, whereOf, wordsOf } = useTruckWords(truck, steps, loadedHere);
  const [begin] = useState(idle);

  const keepAnswered = (next: Answered) => {
    latestAnswered.current = next;
    setAnswered(next);
  };
  /** The floor shows what was answered before dispatch says so. */
  const absorb = (id: number, status: number) => {
    keepAnswered(new Map([...latestAnswered.current, [id, status]]));
    setTimeout(() => {
      // not over what has been answered about it since
      if (latestAnswered.current.get(id) === status)
        keepAnswered(new Map([...latestAnswered.current].filter(([each]) => each !== id)));
    }, ANSWERED_MS);
    setLastId(status >= palletStatus.loaded ? id : null);
  };
  useEffect(() => {
    const ahead = notReadYet(read, latestAnswered.current);
    if (ahead.size < latestAnswered.current.size) keepAnswered(ahead);
  }, [read]);
  const queued = useAppSelector((state) => selectOutbox(state).waiting);
  const latestQueued = useRef(queued);
  latestQueued.current = queued;
  const keptSince = useCachedSince();
  /**
   * By the truck as this device knows it; what was scanned before and waits counts as loaded. Never green and never
   * red.
   */
  const local = (envelope: Envelope) => {
    const { code, kind } = envelope.act;
    if (kind !== 'load-pallet') return Promise.resolve(null);
    const time = formatMoment(new Date(keptSince ?? Date.now())).slice(-5);
    const load = loadOfCode(truck, code);
    const waits = latestQueued.current.some(
      ({ id, at, act: done }) =>
        id !== envelope.id &&
        at < envelope.at &&
        done.kind === 'load-pallet' &&
        done.truck === truck.id &&
        load !== undefined &&
        loadOfCode(truck, done.code) === load,
    );
    const known = load ? { status: waits ? palletStatus.loaded : load.status, truck_id: truck.id } : null;
    const judged = judgePalletScan(known, truck.id);
    const name = load?.shown_number ?? code;
    if (load && judged === 'loaded') {
      // what waits stands on the floor already
      const { step, early } = afterLoading(
        steps,
        load.pallet_id,
        new Set([...loadedHere(), ...waitingOf(truck, latestQueued.current)]),
      );
      setLastId(load.pallet_id);
      const said: Verdict = {
        tone: 'pending',
        code: name,
        title: t('waiting'),
        place: shortPlaceOf(step),
        text: [early ? skippedText(early) : step && whereOf(step), t('offline.byPlan', { time })]
          .filter(Boolean)
          .join(' '),
      };
      return Promise.resolve({ verdict: said, line: t('waitingLine') });
    }
    const place =
      judged === 'already_loaded'
        ? t('truck.already')
        : judged === 'not_ready'
          ? t('offline.notReady')
          : t('offline.notOfTruck');
    const held: Verdict = {
      tone: 'hold',
      code: name,
      title: t('offline.hold'),
      place,
      text: t('offline.holdText', { time }),
    };
    return Promise.resolve({ verdict: held, line: t('offline.holdLine') });
  };

  const { verdict, log, act, refuse, undo } = useTerminal({
    local,
    first: begin,
    mine: (done) => done.kind === 'load-pallet' && done.truck === truck.id,
    nameOf: (done) => loadOfCode(truck, done.code)?.shown_number ?? done.code,
    wordsOf,
    undonePlace: ({ code }) => t('undo.palletPlace', { pallet: loadOfCode(truck, code)?.shown_number ?? code }),
    settled: (envelope, attempt) => {
      if (envelope.act.kind === 'undo-scan') {
        if (!('data' in attempt)) return;
        const { pallet } = attempt.data as OutputOf<typeof undoScan>;
        return absorb(pallet.id, pallet.status);
      }
      if (!('data' in attempt)) return;
      const { outcome, pallet } = attempt.data as Answer;
      if (outcome === 'loaded') absorb(pallet.id, Math.max(pallet.status, palletStatus.loaded));
    },
  });
  useCachePallets(useMemo(() => truck.pallets.map(({ pallet_id }) => pallet_id), [truck]));
  useTerminalWork(hasLeft(truck) ? null : { kind: 'truck', id: truck.id });
  const waitingIds = useMemo(() => new Set(waitingOf(truck, queued)), [queued, truck]);
  // what waits is on the floor by all that is known here: the one after it comes next
  const next = nextStep(steps, new Set([...loadedIdsOf(steps), ...waitingIds]));
  const scan = (code: string) => {
    const waits = waitingScanOf(truck, code, latestQueued.current);
    if (waits === null)
      return void act({ kind: 'load-pallet', code: palletCode(code), truck: truck.id, name: truck.description });
    const title = t('truck.already');
    const name = loadOfCode(truck, code)?.shown_number ?? code;
    refuse({ tone: 'warn', code: name, title, text: t('truck.alreadyHere'), glyph: 'loop' }, asLine(title), waits);
  };
  const placeId = steps.some(({ load }) => load.pallet_id === lastId) ? lastId : (next?.load.pallet_id ?? null);
  // until the first scan it says what others have done meanwhile
  return {
    truck,
    verdict: verdict === begin ? idle() : verdict,
    log,
    undo,
    scan,
    waitingIds,
    steps,
    next,
    lastId,
    placeId,
    placeOf,
  };
};
