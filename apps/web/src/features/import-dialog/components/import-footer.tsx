import { Button } from '@blueprintjs/core';
import { ArrowLeft, Download } from '@blueprintjs/icons';
import { importTemplate } from '@mullion/contracts';
import { useProblemToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { download } from '../../../kits/attachments/download';
import type { ImportState } from '../state/use-import';

type Part = Pick<ImportState, 'checked' | 'reading' | 'isReadingShown' | 'isLoading' | 'setReadingShown' | 'goBack'>;

/** What may be done besides going on. */
export const ImportFooter = ({ import: of }: { readonly import: Part }) => {
  const { t } = useTranslation('imports');
  const language = useLanguage();
  const refuse = useProblemToast();
  const template = async (format: 'csv' | 'xlsx') => {
    const failed = await download(importTemplate, { query: { format, language } }, `mullion-${language}.${format}`);
    if (failed) refuse(failed);
  };
  return (
    <span className="row">
      {of.checked || of.isReadingShown ? (
        <Button icon={<ArrowLeft />} text={t('back')} disabled={of.isLoading} onClick={of.goBack} />
      ) : (
        <span className="row sm">
          <Download aria-hidden /> {t('template')}
          <Button size="small" text={t('templateXlsx')} onClick={() => void template('xlsx')} />
          <Button size="small" text={t('templateCsv')} onClick={() => void template('csv')} />
        </span>
      )}
      {of.reading && !of.isReadingShown && (
        <Button text={t('reading.title')} disabled={of.isLoading} onClick={() => of.setReadingShown(true)} />
      )}
    </span>
  );
};
