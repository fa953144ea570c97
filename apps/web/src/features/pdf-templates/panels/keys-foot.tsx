import { useTranslation } from 'react-i18next';

const keys = [
  ['←↑→↓', 'move'],
  ['Alt', 'fine'],
  ['Ctrl D', 'copy'],
  ['Del', 'remove'],
  ['Tab', 'next'],
] as const;

/** The keys that save most time. */
export const KeysFoot = () => {
  const { t } = useTranslation('pdfTemplates');
  return (
    <div className="pt-keys">
      {keys.map(([key, text]) => (
        <span key={key}>
          <kbd>{key}</kbd> {t(`keys.${text}`)}
        </span>
      ))}
    </div>
  );
};
