import { useState } from 'react';
import { Button, Radio, RadioGroup } from '@blueprintjs/core';
import { ArrowLeft, Download } from '@blueprintjs/icons';
import { importFile, importOrders, type ImportReading, importTemplate, type ImportResult } from '@mullion/contracts';
import {
  FileDrop,
  FormDateField,
  FormDialog,
  isActive,
  TextField,
  UploadList,
  useProblemToast,
  useZodForm,
} from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { asProblem } from '../../kits/api/as-problem';
import { download } from '../../kits/attachments/download';
import { useUploads } from '../../kits/attachments/use-uploads';
import { CustomerField } from '../../entities/customer/customer-field';
import { useGo, useLanguage } from '../../kits/address/language';
import { splatOf } from '../../kits/address/parts';
import { paths } from '../../entities/pages/paths';
import { type ChosenActs, decisionsOf, undecidedOf } from '../../entities/product/changes/decide-changes';
import { ChosenFile } from './components/chosen-file';
import { useSaveImportMappingMutation } from './api/mappings-api';
import { ImportChanges } from './components/import-changes';
import { ImportErrors, ImportQuestions } from './components/import-errors';
import { ImportPreview } from './components/import-preview';
import { type KeptName, ImportReadingPanel } from './components/import-reading';
import { ImportSuccess } from './components/import-success';
import { changesOf, needsOnlyDecisions } from './rules/changes-of-file';
import { resultOfProblem } from './rules/import-outcome';
import { fieldsOf, mappingOf, needsReading, type ReadingChoice } from './rules/reading-choice';
import './import-dialog.css';

const defaults = { order: '', delivery_date: '' };
const schema = z.object({
  order: z.string().trim().max(64),
  delivery_date: z
    .string()
    .refine((text) => text === '' || z.iso.date().safeParse(text).success, 'common:form.isoDate'),
});

/** Orders and products from a spreadsheet: choose, check, import all or nothing, see what happened. */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation(['imports', 'common']);
  const language = useLanguage();
  const go = useGo();
  const refuse = useProblemToast();
  const [file, setFile] = useState<File | null>(null);
  const [onKnown, setOnKnown] = useState<'skip' | 'update'>('skip');
  const [customer, setCustomer] = useState<{ readonly id: number; readonly name: string } | null>(null);
  const [result, setResult] = useState<ImportResult | null>(null);
  const [choice, setChoice] = useState<ReadingChoice>({});
  const [isTaken, setTaken] = useState(false);
  const [kept, setKept] = useState<KeptName>({ isKept: false, name: '' });
  /** What is chosen differs from what was checked. */
  const [isStale, setStale] = useState(false);
  const [isReadingShown, setReadingShown] = useState(false);
  const [saveMapping] = useSaveImportMappingMutation();
  const [acts, setActs] = useState<ChosenActs>(new Map());
  const {
    uploads,
    submit: upload,
    cancel,
    clear,
  } = useUploads(importOrders, ({ written: isWritten }) =>
    isWritten ? [{ type: 'order', id: 'LIST' }, 'customer'] : [],
  );
  const isLoading = uploads.some(isActive);
  const { control, handleSubmit, formState } = useZodForm(schema, defaults);

  const checked = result && !result.written && needsOnlyDecisions(result) && !isStale ? result : null;
  const reading = result && !result.written ? result.reading : null;
  const choose = (taken: File) => {
    clear();
    setFile(taken);
    setResult(null);
    setActs(new Map());
    setChoice({});
    setTaken(false);
    setReadingShown(false);
    setKept({ isKept: false, name: taken.name.replace(/\.[^.]+$/, '') });
  };
  const chooseReading = (chosen: ReadingChoice) => {
    setChoice(chosen);
    setStale(true);
    setTaken(false);
  };
  const keep = async (read: ImportReading) => {
    const mapping = choice.mapping && choice.mapping.columns.length > 0 ? choice.mapping : mappingOf(read);
    const { encoding, sheet } = choice;
    const whole = {
      ...mapping,
      ...(encoding === undefined ? {} : { encoding }),
      ...(sheet === undefined ? {} : { sheet }),
    };
    const input = { body: { name: kept.name.trim(), customer_id: customer?.id ?? null, mapping: whole } };
    const problem = asProblem((await saveMapping(input)).error);
    if (problem) refuse(problem);
  };
  const submit = handleSubmit(async ({ order, delivery_date }) => {
    if (!file) return;
    // what was checked stays on screen until it is written
    const isPreview = checked === null;
    if (isPreview && !reading) setResult(null);
    const answer = await upload(file, {
      body: {
        on_known: onKnown,
        check_only: isPreview ? 'true' : 'false',
        unusual: isTaken && !isPreview ? 'take' : 'ask',
        ...fieldsOf(choice),
        ...(order ? { order } : {}),
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
    if (!outcome.written && needsReading(outcome)) setReadingShown(true);
    if (outcome.written && outcome.reading && kept.isKept && kept.name.trim() !== '') await keep(outcome.reading);
  });
  const template = async (format: 'csv' | 'xlsx') => {
    const failed = await download(importTemplate, { query: { format, language } }, `mullion-${language}.${format}`);
    if (failed) refuse(failed);
  };
  const numbers = result?.orders.map((order) => order.number) ?? [];
  const showOrders = () =>
    go(
      paths.orders(
        splatOf([numbers.length === 1 ? numbers[0] : null, null, null, 0, 100, 50, 1, 'production_id', false]),
      ),
    );
  const written = result?.written ?? false;
  const isChoosing = !written && !checked;
  return (
    <FormDialog
      open
      title={t('imports:title')}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      action={t(checked ? 'imports:submit' : 'imports:check')}
      busy={isLoading}
      dirty={formState.isDirty || customer !== null || Object.keys(choice).length > 0 || kept.isKept || acts.size > 0}
      wide={(reading !== null && isReadingShown) || (checked !== null && changesOf(checked).length > 0)}
      submitDisabled={
        !file ||
        (checked !== null &&
          (checked.orders.every((order) => order.outcome === 'skipped') ||
            (checked.questions.length > 0 && !isTaken) ||
            undecidedOf(changesOf(checked), acts).length > 0))
      }
      done={written}
      footer={
        !written && (
          <span className="row">
            {checked ? (
              <Button
                icon={<ArrowLeft />}
                text={t('imports:back')}
                disabled={isLoading}
                onClick={() => setResult(null)}
              />
            ) : (
              <span className="row sm">
                <Download aria-hidden /> {t('imports:template')}
                <Button size="small" text={t('imports:templateXlsx')} onClick={() => void template('xlsx')} />
                <Button size="small" text={t('imports:templateCsv')} onClick={() => void template('csv')} />
              </span>
            )}
            {reading && (
              <Button
                text={t('imports:reading.title')}
                aria-expanded={isReadingShown}
                disabled={isLoading}
                onClick={() => setReadingShown(!isReadingShown)}
              />
            )}
          </span>
        )
      }
    >
      <div className="form-grid">
        {result && !result.written && !checked && !isStale && <ImportErrors result={result} />}
        {reading && isReadingShown && (
          <ImportReadingPanel
            {...{ reading, choice, kept }}
            customer={customer?.name ?? null}
            disabled={isLoading}
            onChoose={chooseReading}
            onKeep={setKept}
          />
        )}
        {checked && checked.questions.length > 0 && (
          <ImportQuestions result={checked} isTaken={isTaken} disabled={isLoading} onAccept={setTaken} />
        )}
        {checked && file && <ImportPreview result={checked} name={file.name} />}
        {checked && <ImportChanges result={checked} chosen={acts} onChoose={setActs} />}
        {result && written && (
          <ImportSuccess result={result} onShow={showOrders} onPlan={() => go(paths.planning(numbers))} />
        )}
        {(isChoosing || uploads.length > 0) && (
          <div className="wide">
            {isChoosing && (
              <FileDrop limits={importFile} hasFile={file !== null} disabled={isLoading} autoFocus onFile={choose}>
                <ChosenFile file={file} />
              </FileDrop>
            )}
            {isChoosing && <p className="help">{t('imports:fittings')}</p>}
            {isChoosing && (
              <p className="help">
                {t('imports:pictures.instead')}{' '}
                <Link to={{ search: '?dialog=pictures' }}>{t('imports:pictures.title')}</Link>
              </p>
            )}
            <UploadList uploads={uploads} onCancel={({ key }) => cancel(key)} onRetry={() => void submit()} />
          </div>
        )}
        {isChoosing && (
          <>
            <RadioGroup
              className="wide"
              inline
              label={t('imports:onKnown')}
              selectedValue={onKnown}
              onChange={(event) => setOnKnown(event.currentTarget.value as 'skip' | 'update')}
            >
              <Radio label={t('imports:skip')} value="skip" />
              <Radio label={t('imports:update')} value="update" />
            </RadioGroup>
            <TextField control={control} name="order" label={t('imports:order')} help={t('imports:orderHelp')} />
            <FormDateField
              control={control}
              name="delivery_date"
              label={t('imports:delivery_date')}
              help={t('imports:defaults')}
            />
            <CustomerField
              value={customer?.id ?? null}
              name={customer?.name ?? null}
              editable
              onPick={(id, name) => setCustomer(id === null ? null : { id, name: name ?? '' })}
            />
          </>
        )}
      </div>
    </FormDialog>
  );
};
