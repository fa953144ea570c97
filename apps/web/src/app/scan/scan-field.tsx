import { Barcode } from '@blueprintjs/icons';
import { useScan } from './scan-provider';

interface ScanFieldProps {
  readonly label: string;
  /** People type codes here too: a phone shows its keyboard. */
  readonly softKeyboard?: boolean;
}

/** The visible field: shows what is being read and takes what a soft keyboard or a paste brings. */
export const ScanField = ({ label, softKeyboard = false }: ScanFieldProps) => {
  const { typed, field, filled, finish } = useScan();
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
        inputMode={softKeyboard ? 'text' : 'none'}
        enterKeyHint="done"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="characters"
        spellCheck={false}
        data-scan-field
      />
      <Barcode size={20} aria-hidden />
    </form>
  );
};
