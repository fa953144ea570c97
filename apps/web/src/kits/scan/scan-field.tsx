import { useState } from 'react';
import { Barcode, ManuallyEnteredData } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { useScan } from './scan-provider';

interface ScanFieldProps {
  readonly label: string;
  /** People type codes here too: a phone shows its keyboard. */
  readonly softKeyboard?: boolean;
}

/**
 * The visible field: shows what is being read and takes what a soft keyboard or a paste brings. A button lets a phone's
 * keyboard come up for a torn label.
 */
export const ScanField = ({ label, softKeyboard = false }: ScanFieldProps) => {
  const { t } = useTranslation('scanners');
  const { typed, field, filled, finish } = useScan();
  const [byHand, setByHand] = useState(softKeyboard);
  const switchHand = () => {
    setByHand(!byHand);
    // the keyboard follows the mode of the field that is focused next
    field.current?.blur();
    requestAnimationFrame(() => field.current?.focus({ preventScroll: true }));
  };
  return (
    <form
      className="scan-field"
      onSubmit={(event) => {
        event.preventDefault();
        finish();
      }}
    >
      <input
        ref={field}
        className="bp6-input"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => filled(event.currentTarget.value)}
        onPaste={(event) => {
          event.preventDefault();
          filled(`${event.clipboardData.getData('text')}\n`);
        }}
        inputMode={byHand ? 'text' : 'none'}
        enterKeyHint="done"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="characters"
        spellCheck={false}
        data-scan-field
      />
      <button
        type="button"
        className="scan-hand"
        aria-label={t('byHand')}
        title={t('byHand')}
        aria-pressed={byHand}
        onClick={switchHand}
      >
        {byHand ? <ManuallyEnteredData size={20} aria-hidden /> : <Barcode size={20} aria-hidden />}
      </button>
    </form>
  );
};
