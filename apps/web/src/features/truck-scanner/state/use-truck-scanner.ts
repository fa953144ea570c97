import { useEffect, useMemo, useRef, useState } from 'react';
import { palletStatus, type scanPallet, type OutputOf, type Truck, type undoScan } from '@mullion/contracts';
import { formatMoment, formatNumber } from '@mullion/i18n';
import { judgePalletScan, loadedIdsOf, loadingOrder, nextStep, type OutOfTurn, type TruckStep } from '@mullion/packing-model';
import { useProblemText } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { palletCode } from '../../../entities/pallet/pallet-code';
import { deletedWords } from '../../../entities/pallet/deleted-pallet';
import type { Attempt } from '../../../kits/outbox/envelope';
import type { Envelope } from '../../../entities/scanning/acts';
import { useAppSelector } from '../../../kits/api/store';
import { selectOutbox } from '../../../entities/scanning/outbox-slice';
import { useCachePallets } from '../../../entities/pallet/use-cache-pallets';
import { useCachedSince } from '../../../kits/data/use-cached-since';
import { useTerminalWork } from '../../../entities/scanning/use-terminal-work';
import { useTerminal } from '../../../entities/scanning/use-terminal';
import { asLine, type Verdict } from '../../../kits/terminal/verdict';
import { hasLeft } from '../../../entities/truck/departure';
import { afterLoading, namesOf, unscannedOf } from '../rules/after-loading';
import { notReadYet, withAnswered, type Answered } from '../rules/answered';
import { beforeScan } from '../rules/before-scan';
import { loadOfCode, outcomeOf, toneOf, waitingOf, waitingScanOf } from '../rules/truck-outcome';

type Answer = OutputOf<typeof scanPallet>;
type Reply = { readonly data: Answer } | Extract<Attempt, { problem: unknown }>;

const asSentence = (words: string): string => `${words.charAt(0).toLocaleUpperCase()}${words.slice(1)}.`;

/** How long an answer counts against a truck that is read and does not show it: then somebody else has changed it since. */
const ANSWERED_MS = 10_000;

/** The truck scanner: each pallet onto its place. */
export const useTruckScanner = (read: Truck) => {
  const { t } = useTranslation('scanners');
  const textOf = useProblemText();
  const language = useLanguage();
  const [answered, setAnswered] = useState<Answered>(new Map());
  /** Two answers may come between two pictures of the truck. */
  const latestAnswered = useRef(answered);
  const truck = useMemo(() => withAnswered(read, answered), [read, answered]);
  const steps = useMemo(() => loadingOrder(truck), [truck]);
  const [lastId, setLastId] = useState<number | null>(null);
  /** Products are a part of "all": without their scans only the pallets are there. */
  const completeTitle = (): string => t(unscannedOf(truck).unscanned > 0 ? 'truck.palletsComplete' : 'truck.complete');
  const unscannedText = (): string => {
    const { unscanned, products } = unscannedOf(truck);
    return unscanned > 0 ? t('truck.unscannedOf', { count: unscanned, products }) : '';
  };
  /** Whose way it bars says also that they are not loaded; only what else was skipped needs a sentence of its own. */
  const skippedText = ({ skipped, barred }: OutOfTurn<TruckStep>): string =>
    [
      skipped.length > barred.length && t('truck.skipped', { pallets: namesOf(skipped) }),
      barred.length > 0 && t('truck.barred', { pallets: namesOf(barred) }),
    ]
      .filter(Boolean)
      .join(' ');
  const earlyText = (early: OutOfTurn<TruckStep>): string => `${skippedText(early)} ${t('truck.recorded')}`;
  const idle = (): Verdict => {
    const { unscanned, products } = unscannedOf(truck);
    const { title, text } = beforeScan({ steps, hasLeft: hasLeft(truck), unscanned });
    return { tone: 'idle', code: truck.description, title: t(title), text: t(text, { count: unscanned, products }) };
  };
  const [begin] = useState(idle);

  const placeOf = (step: TruckStep | undefined): string =>
    step ? t('truck.place', { side: t(`truck.side.${step.side}`), step: step.step }) : '';
  const shortPlaceOf = (step: TruckStep | undefined): string | undefined =>
    step && t('truck.shortPlace', { side: t(`truck.side.${step.side}`), step: step.step });
  /** What it is pushed up to, and how far that is from the cab. */
  const whereOf = ({ behindId, fromHeadboardMm }: TruckStep): string => {
    if (fromHeadboardMm === 0) return asSentence(t('truck.atCab'));
    const behind = steps.find(({ pallet }) => pallet.id === behindId)?.load.shown_number;
    const metres = formatNumber(fromHeadboardMm / 1000, language, 2);
    return behind ? t('truck.whereBehind', { pallet: behind, metres }) : t('truck.where', { metres });
  };
  const wordsOf = ({ act: { code: scanned } }: Envelope, attempt: Attempt): { verdict: Verdict; line: string } => {
    const outcome = outcomeOf(attempt as Reply, scanned);
    const load =
      outcome.kind === 'success' ? truck.pallets.find((each) => each.pallet_id === outcome.palletId) : loadOfCode(truck, scanned);
    const step = steps.find((each) => each.load.pallet_id === load?.pallet_id);
    const tone = toneOf(outcome);
    const words = (code: string, title: string, text: string, line: string = asLine(title)) => ({
      verdict: { tone, code, title, text } as Verdict,
      line,
    });
    switch (outcome.kind) {
      case 'success': {
        const { isLast, early } = afterLoading(steps, outcome.palletId, loadedHere());
        const unscanned = outcome.unscanned > 0 ? t('truck.unscannedShort', { count: outcome.unscanned }) : '';
        const line = t(early ? 'truck.earlyLine' : 'truck.successLine');
        const said = words(
          load?.shown_number ?? scanned,
          early ? t('truck.early') : isLast ? completeTitle() : t('truck.success'),
          [early && earlyText(early), step && !early && whereOf(step), isLast ? unscannedText() : unscanned && asSentence(unscanned)]
            .filter(Boolean)
            .join(' '),
          unscanned ? `${line}, ${unscanned}` : line,
        );
        const signal = isLast && !early ? ('complete' as const) : undefined;
        return { ...said, verdict: { ...said.verdict, ...(early && { tone: 'warn' }), signal, place: shortPlaceOf(step) } };
      }
      case 'already':
        return words(outcome.pallet, t('truck.already'), placeOf(step));
      case 'not_ready':
        return words(outcome.pallet, t('truck.not_ready'), t('truck.not_readyText'));
      case 'other_truck':
        return words(
          outcome.pallet,
          t(outcome.truck ? 'truck.otherTruck' : 'truck.noTruck'),
          outcome.truck ? t('truck.otherTruckText', { truck: outcome.truck }) : t('truck.noTruckText'),
          outcome.truck ? t('truck.otherTruckLine', { truck: outcome.truck }) : asLine(t('truck.noTruck')),
        );
      case 'deleted': {
        const { name, title, text } = deletedWords(t, outcome.problem);
        return words(name, title, text);
      }
      case 'refused':
        return words(scanned, t('refused'), textOf(outcome.problem));
      case 'no_right_to_scan': {
        const said = words(scanned, t('truck.no_right_to_scan'), t('truck.no_right_to_scanText'));
        return { ...said, verdict: { ...said.verdict, glyph: 'lock' } };
      }
      default:
        return words(scanned, t(`truck.${outcome.kind}`), t(`truck.${outcome.kind}Text`));
    }
  };

  const keepAnswered = (next: Answered) => {
    latestAnswered.current = next;
    setAnswered(next);
  };
  /** The floor shows what was answered before dispatch says so. */
  const absorb = (id: number, status: number) => {
    keepAnswered(new Map([...latestAnswered.current, [id, status]]));
    setTimeout(() => {
      // not over what has been answered about it since
      if (latestAnswered.current.get(id) === status) keepAnswered(new Map([...latestAnswered.current].filter(([each]) => each !== id)));
    }, ANSWERED_MS);
    setLastId(status >= palletStatus.loaded ? id : null);
  };
  useEffect(() => {
    const ahead = notReadYet(read, latestAnswered.current);
    if (ahead.size < latestAnswered.current.size) keepAnswered(ahead);
  }, [read]);
  /** Answered to this terminal as loaded. */
  const loadedHere = (): Set<number> =>
    new Set([...latestAnswered.current].filter(([, status]) => status >= palletStatus.loaded).map(([id]) => id));

  const queued = useAppSelector((state) => selectOutbox(state).waiting);
  const latestQueued = useRef(queued);
  latestQueued.current = queued;
  const keptSince = useCachedSince();
  /** By the truck as this device knows it; what was scanned before and waits counts as loaded. Never green and never red. */
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
      const { step, early } = afterLoading(steps, load.pallet_id, new Set([...loadedHere(), ...waitingOf(truck, latestQueued.current)]));
      setLastId(load.pallet_id);
      const said: Verdict = {
        tone: 'pending',
        code: name,
        title: t('waiting'),
        place: shortPlaceOf(step),
        text: [early ? skippedText(early) : step && whereOf(step), t('offline.byPlan', { time })].filter(Boolean).join(' '),
      };
      return Promise.resolve({ verdict: said, line: t('waitingLine') });
    }
    const place =
      judged === 'already_loaded' ? t('truck.already') : judged === 'not_ready' ? t('offline.notReady') : t('offline.notOfTruck');
    const held: Verdict = { tone: 'hold', code: name, title: t('offline.hold'), place, text: t('offline.holdText', { time }) };
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
    if (waits === null) return void act({ kind: 'load-pallet', code: palletCode(code), truck: truck.id, name: truck.description });
    const title = t('truck.already');
    const name = loadOfCode(truck, code)?.shown_number ?? code;
    refuse({ tone: 'warn', code: name, title, text: t('truck.alreadyHere'), glyph: 'loop' }, asLine(title), waits);
  };
  const placeId = steps.some(({ load }) => load.pallet_id === lastId) ? lastId : (next?.load.pallet_id ?? null);
  // until the first scan it says what others have done meanwhile
  return { truck, verdict: verdict === begin ? idle() : verdict, log, undo, scan, waitingIds, steps, next, lastId, placeId, placeOf };
};
