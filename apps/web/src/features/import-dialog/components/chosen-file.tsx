import { Document, Upload } from '@blueprintjs/icons';
import type { Language } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';

/** The file to import; before one is chosen, what it has to be. */
export const ChosenFile = ({ file }: { file: File | null }) => {
  const { t, i18n } = useTranslation('imports');
  const kilobytes = file && formatNumber(Math.max(1, Math.round(file.size / 1000)), i18n.language as Language);
  return (
    <>
      {file ? <Document size={20} aria-hidden /> : <Upload size={20} aria-hidden />}
      <div className="file-drop-text">
        <b className="ellipsis">{file ? file.name : t('drop')}</b>
        <span className="muted sm">{kilobytes ? `${kilobytes} kB` : t('hint')}</span>
      </div>
    </>
  );
};
