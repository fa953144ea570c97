import type { Pallet } from '@mullion/contracts';
import { Note } from '@mullion/ui-kit';
import { useViolationText, type NameOf } from './use-violation-text';
import { onceEach } from './violation-key';

interface PalletNotesProps {
  readonly pallet: Pick<Pallet, 'errors' | 'warnings'>;
  /** What people call a product with this id. */
  readonly nameOf: NameOf;
}

/** The rules a pallet breaks, then what it is warned about; each rule once. */
export const PalletNotes = ({ pallet, nameOf }: PalletNotesProps) => {
  const { spoken } = useViolationText();
  const notes = (list: Pallet['errors'], tone: 'bad' | 'warn') =>
    onceEach(list).map((violation) => (
      <Note key={violation.code} tone={tone}>
        <span className="sm">{spoken(violation, nameOf)}</span>
      </Note>
    ));
  return (
    <>
      {notes(pallet.errors, 'bad')}
      {notes(pallet.warnings, 'warn')}
    </>
  );
};
