import { useRef, useState } from 'react';
import { bareCode } from '@mullion/contracts';
import { FormDialog } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { saveScannerSettings, useScannerSettings } from '../scan/scanner-settings';
import { withoutEdges } from '../scan/typed-code';
import { cleanCode, decodeKey } from '../scan/decode-key';
import { codeTyped, type TypedKey } from '../scan/typed-keys';
import { signal } from './signals';

const LONGEST = 16;

/** What this terminal's scanner adds to a code, with a field to try it in; kept on the device. */
export const ScannerDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('scanners');
  const kept = useScannerSettings();
  const [prefix, setPrefix] = useState(kept.prefix);
  const [suffix, setSuffix] = useState(kept.suffix);
  const [tried, setTried] = useState('');
  const [read, setRead] = useState('');
  /** The keys of what stands in that field: a scanner's are read by their places. */
  const keys = useRef<readonly { readonly key: TypedKey; readonly at: number }[]>([]);
  const isDirty = prefix !== kept.prefix || suffix !== kept.suffix;
  return (
    <FormDialog
      open
      touch
      title={t('settings.title')}
      dirty={isDirty}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        saveScannerSettings({ prefix, suffix });
        onClose();
      }}
    >
      <p>{t('settings.text')}</p>
      <div className="scanner-settings">
        <label>
          <span>{t('settings.prefix')}</span>
          <input
            className="bp6-input"
            value={prefix}
            maxLength={LONGEST}
            autoComplete="off"
            onChange={(event) => setPrefix(event.currentTarget.value)}
          />
        </label>
        <label>
          <span>{t('settings.suffix')}</span>
          <input
            className="bp6-input"
            value={suffix}
            maxLength={LONGEST}
            autoComplete="off"
            onChange={(event) => setSuffix(event.currentTarget.value)}
          />
        </label>
        <label className="wide">
          <span>{t('settings.try')}</span>
          <input
            className="bp6-input"
            value={tried}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setTried(event.currentTarget.value)}
            onKeyDown={(event) => {
              const decoded = decodeKey(event.nativeEvent);
              if (decoded.kind === 'character')
                keys.current = [...keys.current, { key: decoded.typed, at: event.timeStamp }];
              if (event.key !== 'Enter' || tried === '') return;
              // the Enter of the scanner ends the code and saves nothing
              event.preventDefault();
              const pressed = keys.current.map(({ key }) => key);
              const isTyped = pressed.map(({ letter }) => letter).join('') === tried;
              const times = keys.current.map(({ at }) => at);
              const code = cleanCode(isTyped ? codeTyped(pressed, times) : tried);
              setRead(bareCode(withoutEdges(bareCode(code), { prefix, suffix })));
              keys.current = [];
              setTried('');
              signal('ok');
            }}
          />
        </label>
        <p className="wide" role="status">
          {read === '' ? t('settings.tryHint') : t('settings.read', { code: read })}
        </p>
      </div>
    </FormDialog>
  );
};
