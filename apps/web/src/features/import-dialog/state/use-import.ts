import { useEffect, useRef, useState } from 'react';
import { importOrders, type ImportResult } from '@mullion/contracts';
import { isActive, useZodForm } from '@mullion/ui-kit';
import { z } from 'zod';
import type { PastedRows, PastedTable } from '../../../entities/order/pasted-rows';
import { useUploads } from '../../../kits/attachments/use-uploads';
import { type ChosenActs, decisionsOf } from '../../../entities/product/changes/decide-changes';
import type { KeptName } from '../components/import-reading';
import { changesOf, needsOnlyDecisions } from '../rules/changes-of-file';
import { type Corrections, noCorrections, sentCorrections } from '../rules/corrections';
import { resultOfProblem } from '../rules/import-outcome';
import { fieldsOf, needsReading, type ReadingChoice } from '../rules/reading-choice';
import { dropDraft, type ImportDraft, keepDraft, readDraft } from './import-draft';

const defaults = { order: '', delivery_date: '' };
const schema = z.object({
  order: z.string().trim().max(64),
  delivery_date: z
    .string()
    .refine((text) => text === '' || z.iso.date().safeParse(text).success, 'common:form.isoDate'),
});

/** Something in the file is wrong that a person corrects where it stands. */
const hasFaults = (outcome: ImportResult): boolean => outcome.reading !== null && !needsOnlyDecisions(outcome);

type OnKnown = 'skip' | 'update' | 'add';
const nothingKept: KeptName = { isKept: false, name: '' };

/** A file on its way to be imported: what was said of it, what the server has found in it, and what is sent next. */
export const useImport = (pasted: PastedRows | null) => {
  const [file, setFile] = useState<File | null>(null);
  const [onKnown, setOnKnown] = useState<OnKnown>(pasted ? 'add' : 'skip');
  const [customer, setCustomer] = useState<{ readonly id: number; readonly name: string } | null>(null);
  const [result, setResult] = useState<ImportResult | null>(null);
  const [choice, setChoice] = useState<ReadingChoice>({});
  const [corrections, setCorrections] = useState<Corrections>(noCorrections);
  /** What the columns were when the file was read last. */
  const [columns, setColumns] = useState<ImportDraft['columns']>([]);
  const [isTaken, setTaken] = useState(false);
  const [kept, setKept] = useState<KeptName>(nothingKept);
  /** What is chosen differs from what was checked. */
  const [isStale, setStale] = useState(false);
  const [isReadingShown, setReadingShown] = useState(false);
  const [isRestored, setRestored] = useState(false);
  const [acts, setActs] = useState<ChosenActs>(new Map());
  const {
    uploads,
    submit: upload,
    cancel,
    clear,
  } = useUploads(importOrders, ({ written }) =>
    written
      ? [
          { type: 'order', id: 'LIST' },
          'customer',
          'importMapping',
          ...(pasted ? [{ type: 'order' as const, id: pasted.order.id }] : []),
        ]
      : [],
  );
  const { control, handleSubmit, formState, reset, watch } = useZodForm(schema, defaults);
  const checked = result && !result.written && needsOnlyDecisions(result) && !isStale ? result : null;
  const reading = result && !result.written ? result.reading : null;
  const isWritten = result?.written ?? false;
  const typed = watch();
  const hasBegun = useRef(false);

  const isPasted = pasted !== null;
  useEffect(() => {
    // rows of a clipboard are short-lived, and nothing of a file that was begun is theirs
    if (isPasted) return;
    void readDraft().then((draft) => {
      if (draft === null) return;
      // who was faster than the store has chosen another file
      if (hasBegun.current) return;
      setFile(draft.file);
      setChoice(draft.choice);
      setCorrections(draft.corrections);
      setColumns(draft.columns);
      setKept(draft.kept);
      setOnKnown(draft.onKnown);
      setCustomer(draft.customer);
      reset({ order: draft.order, delivery_date: draft.delivery_date }, { keepDefaultValues: true });
      setRestored(true);
    });
  }, [reset, isPasted]);
  const draft = JSON.stringify({ choice, corrections, columns, kept, onKnown, customer, ...typed });
  useEffect(() => {
    if (file !== null && !isWritten && !isPasted) void keepDraft({ ...JSON.parse(draft), file });
  }, [file, draft, isWritten, isPasted]);

  const begin = (taken: File | null) => {
    hasBegun.current = true;
    clear();
    setFile(taken);
    setResult(null);
    setActs(new Map());
    setChoice({});
    setCorrections(noCorrections);
    setColumns([]);
    setTaken(false);
    setReadingShown(false);
    setRestored(false);
    setKept({ isKept: false, name: taken?.name.replace(/\.[^.]+$/, '').slice(0, 64) ?? '' });
    if (taken === null) void dropDraft();
  };
  const stale = () => {
    setStale(true);
    setTaken(false);
  };
  const send = (chosen: ReadingChoice, isCheck: boolean) =>
    handleSubmit(async ({ order, delivery_date }) => {
      if (!file) return;
      // what was checked stays on screen until it is written
      if (isCheck && !reading) setResult(null);
      const mapped = chosen.mapping?.columns ?? [];
      const sent = sentCorrections(corrections, mapped.length > 0 ? mapped : columns);
      const name = kept.name.trim();
      const answer = await upload(file, {
        body: {
          on_known: onKnown,
          check_only: isCheck ? 'true' : 'false',
          ...(isTaken && !isCheck ? { unusual: 'take' as const } : {}),
          ...(isTaken && !isCheck && result ? { questions_seen: result.questions_seen } : {}),
          ...fieldsOf(chosen),
          ...(sent.length > 0 ? { corrections: JSON.stringify(sent) } : {}),
          ...(kept.isKept && name !== '' && !isCheck ? { keep_mapping: name } : {}),
          ...(pasted ? { order: pasted.order.number } : order ? { order } : {}),
          ...(customer ? { customer_id: customer.id } : {}),
          ...(delivery_date ? { delivery_date } : {}),
          ...(checked ? { decisions: JSON.stringify(decisionsOf(changesOf(checked), acts)) } : {}),
        },
      });
      if (answer === null) return;
      const outcome = 'data' in answer ? answer.data : resultOfProblem(answer.problem);
      // anything else that went wrong is said beside the file
      if (outcome === null) return;
      clear();
      setResult(outcome);
      setStale(false);
      setColumns(outcome.reading?.columns.map(({ column, field }) => ({ column, field })) ?? columns);
      if (outcome.written && !isPasted) void dropDraft();
      else setReadingShown(needsReading(outcome) || hasFaults(outcome));
      if (!isCheck && !outcome.written) setTaken(false);
    })();
  const read = (chosen: ReadingChoice) => {
    setChoice(chosen);
    stale();
    void send(chosen, true);
  };
  const take = ({ file: rows, columns }: PastedTable) => {
    begin(rows);
    setChoice(columns === null ? {} : { mapping: { head_row: 0, columns: [...columns] } });
  };
  // what is pasted is looked at without another press
  const looked = useRef<File | null>(null);
  const table = pasted?.table ?? null;
  useEffect(() => {
    if (table !== null && looked.current !== table.file && file !== table.file) take(table);
    if (table === null || file !== table.file || looked.current === file) return;
    looked.current = file;
    void send(choice, true);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each table, with what was chosen for it
  }, [table, file]);
  return {
    ...{
      file,
      onKnown,
      setOnKnown,
      customer,
      setCustomer,
      result,
      checked,
      reading,
      choice,
      corrections,
      kept,
      setKept,
    },
    ...{ isTaken, setTaken, isStale, isReadingShown, setReadingShown, isRestored, acts, setActs, isWritten },
    ...{ uploads, cancel, control, begin, read },
    isLoading: uploads.some(isActive),
    isDirty:
      formState.isDirty ||
      customer !== null ||
      Object.keys(choice).length > 0 ||
      corrections.cells.length + corrections.skipped.length > 0 ||
      kept.isKept ||
      acts.size > 0,
    choose: (chosen: ReadingChoice) => {
      setChoice(chosen);
      stale();
    },
    correct: (changed: Corrections) => {
      setCorrections(changed);
      stale();
    },
    goBack: () => {
      if (isReadingShown) setReadingShown(false);
      else setResult(null);
    },
    submit: () => send(choice, checked === null),
  };
};
export type ImportState = ReturnType<typeof useImport>;
