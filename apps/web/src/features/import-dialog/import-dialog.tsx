import { Button } from '@blueprintjs/core';
import { FormDialog, Note, UploadList } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useGo } from '../../kits/address/language';
import { splatOf } from '../../kits/address/parts';
import { paths } from '../../entities/pages/paths';
import { usePastedRows } from '../../entities/order/pasted-rows';
import { undecidedOf } from '../../entities/product/changes/decide-changes';
import { ImportChanges } from './components/import-changes';
import { ImportErrors, ImportQuestions } from './components/import-errors';
import { ImportFooter } from './components/import-footer';
import { ImportPreview } from './components/import-preview';
import { ImportReadingPanel } from './components/import-reading';
import { ImportSource } from './components/import-source';
import { ImportSteps } from './components/import-steps';
import { ImportSuccess } from './components/import-success';
import { changesOf } from './rules/changes-of-file';
import { PasteSource } from './components/paste-source';
import { dropDraft } from './state/import-draft';
import { useImport } from './state/use-import';
import './import-dialog.css';

/** Orders and products from a spreadsheet: choose, say what its columns are, check, import all or nothing. */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation(['imports', 'common']);
  const go = useGo();
  const pasted = usePastedRows(useLocation().pathname);
  const state = useImport(pasted);
  const { file, result, checked, reading, isReadingShown, isLoading, isTaken, acts, uploads, isWritten } = state;
  const close = () => {
    if (!pasted) void dropDraft();
    onClose();
  };
  const numbers = result?.orders.map((order) => order.number) ?? [];
  const showOrders = () =>
    go(
      paths.orders(
        splatOf([numbers.length === 1 ? numbers[0] : null, null, null, 0, 100, 50, 1, 'production_id', false]),
      ),
    );
  const isOfColumns = reading !== null && isReadingShown;
  const isChoosing = !isWritten && !checked && !isOfColumns;
  const hasFaults = result !== null && !isWritten && !checked && !state.isStale;
  return (
    <FormDialog
      open
      title={pasted ? t('imports:paste.title', { number: pasted.order.number }) : t('imports:title')}
      onClose={close}
      onSubmit={(event) => {
        event.preventDefault();
        void state.submit();
      }}
      action={t(checked ? 'imports:submit' : 'imports:check')}
      busy={isLoading}
      dirty={state.isDirty}
      full={isOfColumns}
      wide={checked !== null && changesOf(checked).length > 0}
      submitDisabled={
        !file ||
        (checked !== null &&
          (checked.orders.every((order) => order.outcome === 'skipped') ||
            (checked.questions.length > 0 && !isTaken) ||
            undecidedOf(changesOf(checked), acts).length > 0))
      }
      done={isWritten}
      footer={!isWritten && <ImportFooter import={state} />}
    >
      <div className="form-grid">
        <ImportSteps step={isWritten ? 'done' : checked ? 'check' : isOfColumns ? 'columns' : 'file'} />
        {state.isRestored && !isWritten && result === null && (
          <div className="wide">
            <Note
              tone="info"
              title={t('imports:draft.title')}
              actions={<Button text={t('imports:draft.restart')} onClick={() => state.begin(null)} />}
            >
              {t('imports:draft.text', {
                count: state.corrections.cells.length + state.corrections.skipped.length,
                name: file?.name ?? '',
              })}
            </Note>
          </div>
        )}
        {hasFaults && !isOfColumns && <ImportErrors result={result} />}
        {isOfColumns && result && (
          <ImportReadingPanel
            {...{ reading, result }}
            choice={state.choice}
            corrections={state.corrections}
            kept={state.kept}
            customer={state.customer?.name ?? null}
            disabled={isLoading}
            onChoose={state.choose}
            onRead={state.read}
            onCorrect={state.correct}
            onKeep={state.setKept}
          />
        )}
        {hasFaults && isOfColumns && <ImportErrors result={result} />}
        {checked && checked.questions.length > 0 && (
          <ImportQuestions result={checked} isTaken={isTaken} disabled={isLoading} onAccept={state.setTaken} />
        )}
        {checked && file && <ImportPreview result={checked} name={file.name} />}
        {checked && <ImportChanges result={checked} chosen={acts} onChoose={state.setActs} />}
        {result && isWritten && (
          <ImportSuccess
            result={result}
            onShow={pasted ? close : showOrders}
            onPlan={() => go(paths.planning(numbers))}
          />
        )}
        {isChoosing && (pasted ? <PasteSource pasted={pasted} /> : <ImportSource import={state} />)}
        {uploads.length > 0 && (
          <div className="wide">
            <UploadList
              uploads={uploads}
              onCancel={({ key }) => state.cancel(key)}
              onRetry={() => void state.submit()}
            />
          </div>
        )}
      </div>
    </FormDialog>
  );
};
