import { useCallback } from 'react';
import { formatNumber } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import type { Parts } from '../commands/template-document';
import type { Finding } from '../rules/findings';
import { usePartName } from '../state/use-part-name';

/** What is wrong, in a sentence beside the thing and in a few words for a list. */
export const useFindingText = () => {
  const { t } = useTranslation('pdfTemplates');
  const language = useLanguage();
  const nameOf = usePartName();
  const mm = useCallback((value: number) => formatNumber(value, language, Number.isInteger(value) ? 0 : 1), [language]);
  const sentence = useCallback(
    (finding: Finding): string => {
      if (finding.code === 'beyond')
        return t(`finding.beyond.${finding.axis}`, { by: mm(finding.by), most: mm(finding.most) });
      if (finding.code === 'labels_beyond') return t(`finding.labels_beyond.${finding.axis}`, { by: mm(finding.by) });
      if (finding.code === 'size') return t(`finding.size.${finding.side}`);
      if (finding.code === 'name') return t('finding.name');
      if (finding.code === 'code_small')
        return t('finding.code_small', { least: mm(Math.ceil(finding.least * 10) / 10) });
      return t(`finding.${finding.code}`, { text: '', word: '', letters: '', ...finding });
    },
    [mm, t],
  );
  const short = useCallback(
    (finding: Finding, parts: Parts): string => {
      const part = parts.get(finding.key);
      const name = part ? nameOf(part) : '';
      if (finding.code === 'size') return t(`short.${finding.side}`, { value: mm(finding.value) });
      if (finding.code === 'name') return t('short.name');
      return t(`short.${finding.code}`, { part: name });
    },
    [mm, nameOf, t],
  );
  return { sentence, short };
};
