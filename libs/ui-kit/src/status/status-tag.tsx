import { palletStatus, problemStatus, truckStatus } from '@mullion/contracts';

type TagTone = '' | 'ok' | 'warn' | 'bad' | 'info' | 'acc';

const tones = {
  pallets: (status: number): TagTone => (status >= palletStatus.prepared ? 'ok' : 'acc'),
  trucks: (status: number): TagTone => {
    if (status >= truckStatus.loaded) return 'ok';
    if (status >= truckStatus.loading) return 'warn';
    return status >= truckStatus.planned ? 'info' : '';
  },
  problems: (status: number): TagTone => {
    if (status === problemStatus.solved) return 'ok';
    return status === problemStatus.inProgress ? 'info' : '';
  },
} as const;

/** Pallet, truck or problem status: a word on a soft ground, its tone following the number. */
export const StatusTag = ({ table, status, text }: { table: keyof typeof tones; status: number; text: string }) => (
  <span className={`tag ${tones[table](status)}`}>{text}</span>
);

/** A free word on a soft ground. */
export const Tag = ({ tone = '', children }: { tone?: TagTone; children: string }) => (
  <span className={`tag ${tone}`}>{children}</span>
);

/** The number of a dispatch group on its colour; colours repeat after eight. */
export const GroupMark = ({ group, text, title }: { group: number; text?: string; title?: string }) => {
  const index = ((((group - 1) % 8) + 8) % 8) + 1;
  return (
    <span className="grp" title={title} style={{ background: `var(--m-g${index})`, color: `var(--m-g${index}-ink)` }}>
      {text ?? group}
    </span>
  );
};
