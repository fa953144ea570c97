import { useEffect, useMemo, useRef, useState } from 'react';
import {
  getUnitAtCenter,
  getWorkCenterPage,
  operationStatus,
  UNDO_SECONDS,
  type CenterProduct,
  type UnitAtCenter,
} from '@mullion/contracts';
import { useProblemText } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { authorisedSend } from '../../../kits/api/authorised-send';
import { uuid } from '../../../kits/http/uuid';
import { baseApi } from '../../../kits/api/base-api';
import type { Act, OperationAct } from '../../../entities/scanning/acts';
import { useUserQuery } from '../../../entities/reference/reference-api';
import { useAppDispatch, useAppSelector } from '../../../kits/api/store';
import { selectOutbox } from '../../../entities/scanning/outbox-slice';
import { useTerminal } from '../../../entities/scanning/use-terminal';
import { asLine } from '../../../kits/terminal/verdict';
import { useWorkCenterPageQuery } from '../../../entities/work-center/work-center-page-api';
import { changedHere, nameOf, queueOf, unitToDo, type QueuedUnit } from '../rules/unit-queue';
import { keyOfChange, noteToRead, unitsToStop, type NoteToRead } from '../rules/unit-notes';
import type { UnitProblem } from '../rules/unit-problem';
import { mustBeTold, unitGone } from '../rules/unit-gone';
import { findUnit } from './find-unit';
import { useReading } from './use-reading';
import { useUnitWords } from './use-unit-words';

/** Orders: more products than a person does in a day or two without a network. */
const ROWS = 50;
const REFRESH_MS = 30_000;

const wordOf = {
  start: 'unit.started',
  complete: 'unit.completed',
  problem: 'unit.reported',
  return: 'unit.returned',
  undo: 'unit.undone',
  read: 'change.confirmed',
} as const;
const refusalOf = {
  start: 'refused.complete',
  complete: 'refused.complete',
  problem: 'refused.problem',
  return: 'refused.return',
  undo: 'refused.undo',
  read: 'refused.read',
} as const;

/** What can be taken back, and until when by this device. */
interface Undoable {
  readonly act: OperationAct;
  readonly at: number;
  readonly until: number;
}

/** One unit after another at a work center; what is done goes through the outbox. */
export const useUnitTerminal = (id: number) => {
  const { t } = useTranslation(['workCenter', 'scanners']);
  const textOf = useProblemText();
  const dispatch = useAppDispatch();
  const { data: user } = useUserQuery();
  const query = useWorkCenterPageQuery(
    { params: { id }, query: { page: 1, rows: ROWS, filter: null, finished: 'false' } },
    { pollingInterval: REFRESH_MS },
  );
  const page = query.currentData;
  const [chosen, setChosen] = useState<number | null>(null);
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  // sent, but the list was read before
  const [justSent, setJustSent] = useState<readonly (OperationAct & { readonly key: string })[]>([]);
  const kept = useAppSelector((state) => selectOutbox(state).waiting);
  const isOwn = (act: Act): act is OperationAct => act.kind === 'operation' && act.center === id;
  const waiting = useMemo(
    () => kept.map(({ act }) => act).filter((act) => act.kind === 'operation' && act.center === id) as OperationAct[],
    [kept, id],
  );
  const { readHere, ...reading } = useReading(waiting);
  const noteOf = ({ product }: QueuedUnit): NoteToRead | null => noteToRead(product, readHere);

  const terminal = useTerminal({
    first: { tone: 'idle', code: '', title: t('unit.scan'), text: '' },
    mine: isOwn,
    nameOf: (act) => (isOwn(act) ? act.name : act.code),
    wordsOf: ({ act }, attempt) => {
      const code = isOwn(act) ? act.name : act.code;
      if ('problem' in attempt) {
        const text = textOf(attempt.problem);
        const title = isOwn(act) ? t(refusalOf[act.verb]) : '';
        return { verdict: { tone: 'bad', code, title, text }, line: text };
      }
      const title = isOwn(act) ? t(wordOf[act.verb]) : '';
      return { verdict: { tone: 'ok', code, title, text: t('unit.next_step') }, line: asLine(title) };
    },
    // the queue has gone on by it; nothing is sure before the answer
    local: ({ act }) =>
      Promise.resolve(
        isOwn(act)
          ? {
              verdict: {
                tone: 'pending',
                isKept: true,
                code: act.name,
                title: t('scanners:waiting'),
                place: t(wordOf[act.verb]),
                text: t('scanners:waitingText'),
              },
              line: t('scanners:waitingLine'),
            }
          : null,
      ),
    settled: ({ id: key, act }, attempt) => {
      if ('problem' in attempt && isOwn(act)) {
        setUndoable((before) => (before?.act.action === act.action ? null : before));
        setJustSent((before) => before.filter((one) => one.key !== key));
        if (act.change !== undefined) reading.remove(keyOfChange(act.change));
      }
      dispatch(baseApi.util.invalidateTags([{ type: 'operation', id: 'LIST' }]));
    },
  });

  // once a newer list is there it knows what was sent before it was asked for
  const readAt = query.fulfilledTimeStamp ?? 0;
  const read = useRef(readAt);
  useEffect(() => {
    if (readAt === read.current) return;
    read.current = readAt;
    setJustSent((before) =>
      before.filter((one) => waiting.some((act) => act.action === one.action && act.verb === one.verb)),
    );
  }, [readAt, waiting]);

  const queue = useMemo(
    () => queueOf(page?.orders ?? [], changedHere([...justSent, ...waiting])),
    [page, justSent, waiting],
  );
  const stopped = useMemo(() => unitsToStop(page?.orders ?? [], readHere), [page, readHere]);
  const unit = stopped[0] ?? unitToDo(queue, chosen, user?.id ?? null);
  const wordsOf = useUnitWords();
  const unitAt = async (barcode: string) => {
    const answer = await authorisedSend(getUnitAtCenter, { params: { id, barcode } });
    return 'data' in answer ? (answer.data as UnitAtCenter) : null;
  };
  // whoever has it in hand is told: the list alone would only show the next one
  const inHand = useRef<QueuedUnit | null>(null);
  useEffect(() => {
    const gone = page ? unitGone(inHand.current, page.orders) : null;
    inHand.current = unit ?? null;
    if (!gone) return;
    const { product } = gone;
    const wasBegunHere = product.operation_status === operationStatus.started && product.user_id === user?.id;
    void unitAt(product.barcode).then((now) => {
      if (now && mustBeTold(now, wasBegunHere)) terminal.refuse(wordsOf(now), wordsOf(now).title);
    });
    // oxlint-disable-next-line react/exhaustive-deps -- a newer list or another unit, not what is said of them
  }, [page, unit]);

  const doIt = (
    verb: OperationAct['verb'],
    product: Pick<CenterProduct, 'product_id' | 'barcode'>,
    name: string,
    more: Partial<OperationAct> = {},
  ) => {
    const act: OperationAct = {
      ...{
        kind: 'operation',
        verb,
        code: product.barcode,
        name,
        product: product.product_id,
        center: id,
        action: uuid(),
        text: null,
      },
      ...more,
    };
    const envelope = terminal.act(act);
    setJustSent((before) => [...before, { ...act, key: envelope.id }]);
    return act;
  };
  const offerUndo = (act: OperationAct) =>
    setUndoable({ act, at: Date.now(), until: Date.now() + UNDO_SECONDS * 1000 });
  const complete = (done: QueuedUnit) => {
    offerUndo(doIt('complete', done.product, nameOf(done)));
    setChosen(null);
  };
  const ask = async (filter: string): Promise<readonly QueuedUnit[]> => {
    const answer = await authorisedSend(getWorkCenterPage, { params: { id }, query: { filter } });
    return 'data' in answer ? queueOf((answer.data as NonNullable<typeof page>).orders, changedHere(waiting)) : [];
  };
  return {
    query,
    page,
    queue,
    unit,
    verdict: terminal.verdict,
    isKept: terminal.verdict.isKept === true,
    waiting: waiting.length,
    undoable,
    choose: setChosen,
    complete,
    start: (begun: QueuedUnit) => {
      doIt('start', begun.product, nameOf(begun));
      setChosen(begun.product.product_id);
    },
    report: (found: QueuedUnit, { text, reason, photo }: UnitProblem) => {
      doIt('problem', found.product, nameOf(found), { text, reason, photo: photo && { ...photo, key: uuid() } });
      setChosen(null);
    },
    sendBack: (returned: QueuedUnit, to: number, text: string) => {
      offerUndo(doIt('return', returned.product, nameOf(returned), { to, text }));
      setChosen(null);
    },
    undo: () => {
      if (!undoable) return;
      const { act } = undoable;
      doIt('undo', { product_id: act.product as CenterProduct['product_id'], barcode: act.code }, act.name, {
        action: act.action,
      });
      setUndoable(null);
    },
    noteOf,
    read: (told: QueuedUnit) => {
      const note = noteOf(told);
      const { change } = told.product;
      if (note) reading.add(note.key);
      if (note?.kind === 'change' && change) doIt('read', told.product, nameOf(told), { change: change.id });
    },
    clearUndo: () => setUndoable(null),
    scan: async (code: string) => {
      const found = await findUnit(code, queue, navigator.onLine ? ask : null);
      const note = found && noteOf(found);
      if (found && note) {
        setChosen(found.product.product_id);
        const title = t(`${note.kind}.first`);
        terminal.refuse({ tone: 'warn', code, title, text: t(`${note.kind}.firstText`) }, title);
      } else if (found) complete(found);
      else {
        const known = navigator.onLine ? await unitAt(code) : null;
        const words = known
          ? wordsOf(known)
          : { tone: 'bad' as const, code, title: t('unit.notHere'), text: t('unit.notHereText') };
        terminal.refuse(words, words.title);
      }
    },
  };
};
